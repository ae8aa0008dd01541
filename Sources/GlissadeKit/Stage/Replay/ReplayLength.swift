import Tweaks
import UIKit

/// How long replays take, found by running them once on a stage that nobody sees; what has been found is remembered.
@MainActor
final class ReplayLength {
  private struct Key: Equatable {
    var demo: String
    var subject: ReplaySubject
    var values: [Tweak.ID: TweakValue]
    var configuration: StageConfiguration
  }

  private var known: [(key: Key, length: TimeInterval)] = []
  /// Two that are compared, and what was changed and undone.
  private static let capacity = 8

  /// Seconds from the subject's beginning to its end, with a player's present values.
  func seconds(of subject: ReplaySubject, in player: StagePlayer) -> TimeInterval {
    let key = Key(
      demo: player.demoType.id, subject: subject, values: player.tweaks.changedValues, configuration: player.stage.configuration)
    if let entry = known.first(where: { $0.key == key }) { return entry.length }
    let length = player.rehearse { demo, stage in
      let run = PhaseRun(of: subject.phase, in: demo, playing: subject.take, on: stage)
      run.finish()
      return run.end ?? run.time
    }
    known.append((key, length))
    if known.count > Self.capacity { known.removeFirst() }
    return length
  }
}
