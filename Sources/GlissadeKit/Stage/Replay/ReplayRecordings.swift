import Tweaks
import UIKit

/// What replays do, found by running them once on a stage that nobody sees; what has been found is remembered for a while.
@MainActor
final class ReplayRecordings {
  private struct Key: Equatable {
    var demo: String
    var subject: ReplaySubject
    var values: [Tweak.ID: TweakValue]
    var configuration: StageConfiguration
    /// A photo that had not been decoded yet cannot fly: what has been found before is out of date once all have come.
    var photos: Int
  }

  private var known: [(key: Key, recording: PhaseRecording)] = []
  /// Two that are compared, and what was changed and undone.
  private static let capacity = 8

  /// What a subject does with a player's present values.
  func recording(of subject: ReplaySubject, in player: StagePlayer) -> PhaseRecording {
    var configuration = player.configuration
    // How densely the stage is drawn changes nothing of the motion.
    configuration.scale = 1
    let key = Key(
      demo: player.demoType.id, subject: subject, values: player.tweaks.changedValues, configuration: configuration,
      photos: player.photos.thumbnails.settlings)
    if let entry = known.first(where: { $0.key == key }) { return entry.recording }
    let recording = PhaseRecorder(demo: player.demoType, setting: player.setting, configuration: player.configuration)
      .record(subject.phase, playing: subject.take)
    known.append((key, recording))
    if known.count > Self.capacity { known.removeFirst() }
    return recording
  }
}
