import Foundation
import Rehearsal
import UIKit

extension WorkbenchViewController {
  /// The commands that save images and films, and choose their form.
  var pictureCommands: [CommandBinding] {
    let settings = session.pictureSettings
    let size = session.configuration.device.size
    return [
      CommandBinding(.saveScreenshot) { [unowned self] in saveScreenshot() }, CommandBinding(.saveFilm) { [unowned self] in saveFilm() },
    ]
      + PictureSettings.scales.map { scale in
        let pixels = "Pictures ×\(scale), \(Int(size.width) * scale) × \(Int(size.height) * scale) pixels"
        return CommandBinding(.pictures(scale: scale), title: pixels, isOn: settings.scale == scale) { [unowned self] in
          session.pictureSettings.scale = scale
        }
      } + [
        CommandBinding(.picturesWithDevice, isOn: settings.showsDevice) { [unowned self] in session.pictureSettings.showsDevice.toggle() },
        CommandBinding(.picturesWithBackdrop, isOn: settings.showsBackdrop) { [unowned self] in
          session.pictureSettings.showsBackdrop.toggle()
        },
      ]
  }

  /// Saves an image of the stage.
  private func saveScreenshot() {
    save("screenshot", by: session.saveScreenshot) { [unowned self] file in
      [("Copy", { [unowned self] in copyImage(file) }), ("Show in Folder", { [unowned self] in reveal(file) })]
    }
  }

  /// Saves a film of the latest phase or take.
  private func saveFilm() {
    save("film", by: session.saveFilm) { [unowned self] file in [("Show in Folder", { [unowned self] in reveal(file) })] }
  }

  private func save(_ kind: String, by saving: () throws -> URL, _ buttons: (URL) -> [NoticeView.Action]) {
    do {
      let file = try saving()
      canvas.showToast("Saved \(file.path)", buttons: buttons(file))
    } catch {
      canvas.showToast("The \(kind) could not be saved: \(error.localizedDescription)")
    }
  }

  private func copyImage(_ file: URL) {
    do {
      try ImageClipboard(environment: ProcessInfo.processInfo.environment).copy(file)
      canvas.showToast("Copied: \(file.lastPathComponent)")
    } catch let failure as CommandFailure {
      canvas.showToast(failure.message)
    } catch {
      canvas.showToast("The image could not be copied: \(error.localizedDescription)")
    }
  }

  private func reveal(_ file: URL) {
    guard let command = FileReveal(file, environment: ProcessInfo.processInfo.environment) else {
      return canvas.showToast("Showing a folder needs the package “xdg-utils”, which is not installed")
    }
    command.start()
  }
}
