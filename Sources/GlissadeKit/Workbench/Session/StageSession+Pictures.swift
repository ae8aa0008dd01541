import Rehearsal
import Foundation
import Host
import Tweaks
import UIKit
import UserCode

// Images and films, saved in the folder for pictures.
extension StageSession {
  /// Saves the stage as a PNG, and returns its file.
  ///
  /// The image of a replay contains its state, which `glissade open` can restore. The state of a live stage can't be stored.
  func saveScreenshot() throws -> URL {
    let file = try nextPicture()
    let texts = replayState.map { [(PictureStateFormat.keyword, PictureStateFormat.text(of: $0, tweaks: tweaks.tweaks))] } ?? []
    try PNGEncoder.encode(stage.image(), texts: texts).write(to: file, options: .atomic)
    return file
  }

  /// Saves the latest phase or take as an animated PNG with the current values, and returns its file.
  func saveFilm() throws -> URL {
    let file = try nextPicture()
    let framesPerSecond = 60
    let film = try APNGFile(OutputTarget(path: file.path), framesPerSecond: framesPerSecond)
    try scenario.run { try Filming(framesPerSecond: framesPerSecond).film($0, film.add) }
    try film.finish()
    return file
  }

  /// The latest phase or take, with the current values.
  private var scenario: Scenario { player.scenario(of: subject) }

  private func nextPicture() throws -> URL {
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    return PicturesFolder.nextFile(for: definition.name, in: pictures)
  }

  /// The state of the replay, or nil while the stage is live.
  private var replayState: PictureState? {
    playhead.map { PictureState(of: scenario, at: $0) }
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

  /// The words that name the demo on a command line: its identifier, or its files and which of their demos it is.
  private var demoWords: [String] {
    guard let file = files.shown else { return [definition.id] }
    let name = definition.name.split(separator: "/", maxSplits: 1).dropFirst().first.map(String.init)
    let root = name ?? file.request.root
    return file.request.files.map { ShellWord.quoted($0) } + (root.map { ["--root", ShellWord.quoted($0)] } ?? [])
  }
}
