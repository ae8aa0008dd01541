import Rehearsal
import Foundation
import Host
import Tweaks
import UIKit
import UserCode

// Images and films, saved in the folder for pictures.
extension StageSession {
  /// Saves the stage as a PNG with the device's pixels, and returns the file.
  ///
  /// The image of a replay contains its state, which `glissade open` can restore. The state of a live stage can't be stored.
  func saveScreenshot(on backdrop: PictureBackdrop = PictureBackdrop()) throws -> URL {
    let file = try nextPicture()
    let scenario = scenario
    let image: CGImage
    var texts: [(keyword: String, text: String)] = []
    if let playhead {
      image = try scenario.run { run in
        run.advance(to: playhead)
        return picture(run.image(at: run.time), of: run.stage, on: backdrop)
      }
      texts = [(PictureStateFormat.keyword, stateText(of: scenario, at: playhead))]
    } else {
      image = picture(stage.image(scale: scenario.configuration.scale), of: stage, on: backdrop)
    }
    try PNGEncoder.encode(image, texts: texts).write(to: file, options: .atomic)
    return file
  }

  /// Starts a film of the latest phase or take: an animated PNG with the device's pixels and the current values.
  ///
  /// The film contains its state, at the stage's current time or otherwise at the start.
  func beginFilm(on backdrop: PictureBackdrop = PictureBackdrop()) throws -> FilmInProgress {
    let scenario = scenario
    return try FilmInProgress(
      scenario, file: nextPicture(), state: stateText(of: scenario, at: playhead ?? 0), duration: duration, settings: pictureSettings,
      backdrop: backdrop)
  }

  /// The latest phase or take, with the current values and the scale of pictures.
  private var scenario: Scenario {
    var scenario = player.scenario(of: subject)
    scenario.configuration.scale = CGFloat(pictureSettings.scale)
    return scenario
  }

  private func stateText(of scenario: Scenario, at time: TimeInterval) -> String {
    PictureStateFormat.text(of: PictureState(of: scenario, at: time), tweaks: tweaks.tweaks)
  }

  /// Returns the image of a stage's screen, with the frame and the backdrop of the settings.
  private func picture(_ screen: CGImage, of stage: Stage, on backdrop: PictureBackdrop) -> CGImage {
    guard let framed = FramedPicture(of: stage, settings: pictureSettings, backdrop: backdrop, isOpaque: false) else { return screen }
    defer { framed.close() }
    return framed.image(of: screen)
  }

  private func nextPicture() throws -> URL {
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    return PicturesFolder.nextFile(for: definition.name, in: pictures)
  }
}

extension StageSession {
  /// The command that creates an image of the replay, or of the end of the latest phase.
  var commandLine: String {
    var words = ["glissade", "shot"] + demoWords + ["--phase", subject.phase.rawValue]
    if let take = subject.take { words += ["--take", ShellWord.quoted(take.name)] }
    if let playhead { words += ["--at", DecimalText.of(playhead, places: 3)] }
    for tweak in tweaks.tweaks {
      guard tweaks.isChanged(tweak.id), let value = tweaks.value(of: tweak.id) else { continue }
      words += ["--set", tweak.assignment(of: value)]
    }
    return (words + ["-o", ShellWord.quoted("\(PicturesFolder.name(of: definition.name)).png")]).joined(separator: " ")
  }

  /// The words that name the demo on a command line: its identifier, or its files and its root.
  private var demoWords: [String] {
    guard let file = shownFile else { return [definition.id] }
    let name = definition.name.split(separator: "/", maxSplits: 1).dropFirst().first.map(String.init)
    let root = name ?? file.request.root
    return file.request.files.map { ShellWord.quoted($0) } + (root.map { ["--root", ShellWord.quoted($0)] } ?? [])
  }
}
