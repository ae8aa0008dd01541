import UIKit

extension WorkbenchCommand {
  static let saveFilm = WorkbenchCommand(
    "film", .copying, "Save a film", keys: [.key(UIKeyCommand.f11)], about: "Save a film of the latest transition or take",
    words: "video animation apng capture export")
  static let saveScreenshot = WorkbenchCommand(
    "screenshot", .copying, "Save a screenshot", keys: [.key(UIKeyCommand.f12)], about: "Save a picture of the stage",
    words: "image png capture export photo")

  static let cancelFilm = WorkbenchCommand(
    "film.cancel", .copying, "Cancel the film", keys: [.key(UIKeyCommand.inputEscape)], about: "Stop saving the film, without a file",
    words: "stop abort video")

  // MARK: The form of pictures

  static func pictures(scale: Int) -> WorkbenchCommand {
    WorkbenchCommand(
      "pictures.\(scale)", .copying, "Pictures with \(scale) \(scale == 1 ? "pixel" : "pixels") per point", menu: "×\(scale)",
      about: "The size of saved pictures and films", words: "screenshot film scale resolution @\(scale)x retina")
  }

  static let picturesWithDevice = WorkbenchCommand(
    "pictures.device", .copying, "Pictures with the device’s frame", menu: "With the device’s frame",
    about: "The frame of the device around saved pictures and films", words: "screenshot film bezel phone")
  static let picturesWithBackdrop = WorkbenchCommand(
    "pictures.backdrop", .copying, "Pictures with a backdrop", menu: "With a backdrop",
    about: "A backdrop with a shadow around saved pictures and films", words: "screenshot film background margin")
}
