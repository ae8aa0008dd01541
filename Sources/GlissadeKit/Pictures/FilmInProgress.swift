import Foundation
import Host
import Rehearsal
import UIKit

/// A film that is saved a few frames at a time, so that the window stays responsive. The file appears when it is complete.
@MainActor
final class FilmInProgress {
  let file: URL
  private let run: PhaseRun
  private let demo: String
  private let framed: FramedPicture?
  private let writing: APNGFile
  private var filming = Filming(framesPerSecond: framesPerSecond)
  private let expectedCount: Int
  private let clock = SystemClock()

  private static let framesPerSecond = 60
  /// Drawing continues in the next turn after this time, in seconds.
  private static let patience: TimeInterval = 0.015

  /// `state` is stored in the file as text, and `duration` is the expected duration of the run, in seconds.
  init(
    _ scenario: Scenario, file: URL, state: String, duration: TimeInterval, settings: PictureSettings, backdrop: PictureBackdrop
  ) throws {
    self.file = file
    writing = try APNGFile(OutputTarget(path: file.path), framesPerSecond: Self.framesPerSecond, state: state)
    demo = scenario.demo.name
    run = scenario.begin()
    framed = FramedPicture(of: run.stage, settings: settings, backdrop: backdrop, isOpaque: true)
    expectedCount = filming.frameCount(ofRunEndingAt: duration)
  }

  /// The fraction of the frames that have been drawn, 0…1.
  var progress: Double { min(Double(filming.count) / Double(max(expectedCount, 1)), 1) }

  /// Draws the next frames. Returns whether more frames follow. Otherwise, the file is complete.
  func advance() throws -> Bool {
    let start = clock.now
    repeat {
      let isUnfinished = try filming.next(of: run) { image, count in try writing.add(framed?.image(of: image) ?? image, count: count) }
      try run.stage.check(demo)
      if !isUnfinished {
        try writing.finish()
        return false
      }
    } while clock.now - start < Self.patience
    return true
  }

  /// Closes the stage, and removes an incomplete file.
  func close() {
    framed?.close()
    run.stage.close()
  }
}
