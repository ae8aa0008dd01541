import Foundation
import Host
import Rehearsal
import Tweaks
import UIKit

/// Images and films of what is on the stage, saved in the folder for pictures.
@MainActor
struct StagePictures {
  /// The latest phase or take, with the current values and the scale of pictures.
  private var scenario: Scenario
  private let session: StageSession

  init(of session: StageSession) {
    self.session = session
    scenario = session.player.scenario(of: session.playback.subject)
    scenario.configuration.scale = CGFloat(settings.scale)
  }

  private var settings: PictureSettings { session.pictureSettings }

  /// Saves the stage as a PNG with the device's pixels, and returns the file.
  ///
  /// The image of a replay contains its state, which `glissade open` can restore. The state of a live stage can't be stored.
  func saveScreenshot(on backdrop: PictureBackdrop = PictureBackdrop()) throws -> URL {
    let file = try nextPicture()
    let image: CGImage
    var texts: [(keyword: String, text: String)] = []
    if let playhead = session.playback.playhead {
      image = try scenario.run { run in
        run.advance(to: playhead)
        return picture(run.image(at: run.time), of: run.stage, on: backdrop)
      }
      texts = [(PictureStateFormat.keyword, stateText(at: playhead))]
    } else {
      image = picture(session.stage.image(scale: scenario.configuration.scale), of: session.stage, on: backdrop)
    }
    try PNGEncoder.encode(image, texts: texts).write(to: file, options: .atomic)
    return file
  }

  /// Starts a film of the latest phase or take: an animated PNG with the device's pixels and the current values.
  ///
  /// The film contains its state, at the stage's current time or otherwise at the start.
  func beginFilm(on backdrop: PictureBackdrop = PictureBackdrop()) throws -> FilmInProgress {
    try FilmInProgress(
      scenario, file: nextPicture(), state: stateText(at: session.playback.playhead ?? 0), duration: session.playback.duration,
      settings: settings, backdrop: backdrop)
  }

  private func stateText(at time: TimeInterval) -> String {
    PictureStateFormat.text(of: PictureState(of: scenario, at: time), tweaks: session.tweaks.tweaks)
  }

  /// Returns the image of a stage's screen, with the frame and the backdrop of the settings.
  private func picture(_ screen: CGImage, of stage: Stage, on backdrop: PictureBackdrop) -> CGImage {
    guard let framed = FramedPicture(of: stage, settings: settings, backdrop: backdrop, isOpaque: false) else { return screen }
    defer { framed.close() }
    return framed.image(of: screen)
  }

  private func nextPicture() throws -> URL {
    try FileManager.default.createDirectory(at: session.pictures, withIntermediateDirectories: true)
    return PicturesFolder.nextFile(for: scenario.demo.name, in: session.pictures)
  }
}
