import Foundation
import Rehearsal
import SDLHost
import UIKit

/// Saves images and films of the stage, and tells the person about them on the canvas.
@MainActor
final class PictureSaving {
  private let session: StageSession
  private let canvas: CanvasViewController
  /// The film that is being saved, or nil for none.
  private var film: FilmInProgress? { didSet { if (film == nil) != (oldValue == nil) { onFilmChange() } } }
  /// Called when a film begins or ends, as there is a command to cancel it.
  var onFilmChange: () -> Void = {}

  init(_ session: StageSession, canvas: CanvasViewController) {
    self.session = session
    self.canvas = canvas
  }

  var commands: [CommandBinding] {
    let settings = session.pictureSettings
    let size = session.configuration.device.size
    return [
      CommandBinding(.saveScreenshot) { [unowned self] in saveScreenshot() },
      CommandBinding(.saveFilm, obstacle: film == nil ? nil : "A film is being saved") { [unowned self] in saveFilm() },
    ]
      + (film == nil ? [] : [CommandBinding(.cancelFilm) { [unowned self] in cancelFilm() }])
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

  private var pictureBackdrop: PictureBackdrop {
    PictureBackdrop(kind: canvas.settings.backdrop, appearance: canvas.traitCollection.userInterfaceStyle == .dark ? .dark : .light)
  }

  private func saveScreenshot() {
    do {
      let file = try StagePictures(of: session).saveScreenshot(on: pictureBackdrop)
      canvas.showToast(
        "Saved \(file.path)",
        buttons: [("Copy", { [unowned self] in copyImage(file) }), ("Show in Folder", { [unowned self] in reveal(file) })],
        file: FileDrag.isAvailable ? file : nil)
    } catch {
      canvas.showToast("The screenshot could not be saved: \(error.localizedDescription)")
    }
  }

  // MARK: Films

  private func saveFilm() {
    do {
      film = try StagePictures(of: session).beginFilm(on: pictureBackdrop)
      continueFilm()
    } catch {
      endFilm("The film could not be saved: \(error.localizedDescription)")
    }
  }

  /// Draws a few frames of the film in each turn of the window, and shows the progress.
  private func continueFilm() {
    guard let film else { return }
    do {
      guard try film.advance() else {
        return endFilm(saved: film.file)
      }
    } catch {
      return endFilm("The film could not be saved: \(error.localizedDescription)")
    }
    let percent = Int(film.progress * 100)
    canvas.notice.showProgress("Saving the film: \(percent) %", film.progress, action: ("Cancel (Esc)", { [unowned self] in cancelFilm() }))
    canvas.view.window?.windowScene?.perform(after: 0) { [weak self] in self?.continueFilm() }
  }

  private func cancelFilm() { endFilm("The film was cancelled") }

  private func endFilm(saved file: URL) {
    closeFilm()
    canvas.showToast(
      "Saved \(file.path)", buttons: [("Show in Folder", { [unowned self] in reveal(file) })], file: FileDrag.isAvailable ? file : nil)
  }

  private func endFilm(_ message: String) {
    closeFilm()
    canvas.showToast(message)
  }

  private func closeFilm() {
    film?.close()
    film = nil
    canvas.notice.endProgress()
  }

  // MARK: Files

  private func copyImage(_ file: URL) {
    do {
      try ImageClipboard(environment: ProcessInfo.processInfo.environment).copy(file)
      canvas.showToast("Copied: \(file.lastPathComponent)")
    } catch let failure as GlissadeError {
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
