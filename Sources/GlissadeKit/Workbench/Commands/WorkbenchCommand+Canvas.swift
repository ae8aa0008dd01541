import CoreGraphics

extension WorkbenchCommand {
  static let deviceFrame = WorkbenchCommand(
    "canvas.device", .stage, "Device frame", keys: [.key("d")], about: "The rim, the status bar and the home indicator of the device",
    words: "bezel notch show hide")
  static let pixelGrid = WorkbenchCommand(
    "canvas.grid", .stage, "Pixel grid", about: "The edges of the points, from 400 % on", words: "show hide lines")
  static let rulers = WorkbenchCommand(
    "canvas.rulers", .stage, "Rulers", keys: [.key("u")], about: "Rulers in points of the stage, with the place of the pointer",
    words: "show hide guides coordinates position")
  static let explodedLayers = WorkbenchCommand(
    "canvas.exploded", .stage, "Exploded layers", keys: [.key("e")],
    about: "The layers of the stage one behind the other, to turn and pick",
    words: "3d tree debug hierarchy views inspect")
  static let isolateLayer = WorkbenchCommand(
    "canvas.isolate", .stage, "Only the picked layer", keys: [.shift("e")],
    about: "Show only the picked one of the exploded layers, with what is inside it", words: "focus hide others isolate")
  static let measure = WorkbenchCommand(
    "canvas.measure", .stage, "Measure distances", keys: [.key("m")],
    about: "Point at a view to see its distances in points; a click measures from another view. Alt does it while held",
    words: "ruler spacing margin redlines size")

  static func backdrop(_ backdrop: CanvasBackdrop) -> WorkbenchCommand {
    WorkbenchCommand(
      "canvas.backdrop.\(backdrop.rawValue)", .stage, "Backdrop: \(backdrop.title)", menu: backdrop.title,
      about: "The color behind the stage",
      words: "background canvas color")
  }

  // MARK: Zoom

  static let zoomToFit = WorkbenchCommand(
    "zoom.fit", .stage, "Zoom to fit", menu: "Fit", keys: [.control("0")], about: "Fit the stage into the window", words: "size reset")
  static let zoomIn = WorkbenchCommand("zoom.in", .stage, "Zoom in", keys: [.control("=")], words: "larger enlarge size")
  static let zoomOut = WorkbenchCommand("zoom.out", .stage, "Zoom out", keys: [.control("-")], words: "smaller size")

  /// In percent.
  static let zoomPercents = [50, 100, 200, 400, 800]

  static func zoom(percent: Int) -> WorkbenchCommand {
    let keys: [KeyCombination] = percent == 100 ? [.control("1")] : percent == 200 ? [.control("2")] : []
    return WorkbenchCommand("zoom.\(percent)", .stage, "Zoom to \(percent) %", menu: "\(percent) %", keys: keys, words: "size scale actual")
  }
}
