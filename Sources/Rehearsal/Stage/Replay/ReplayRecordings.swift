import Tweaks
import UIKit

/// The recordings of replays, made by running each once on an offscreen stage. The latest are cached.
@MainActor
package final class ReplayRecordings {
  private struct Key: Equatable {
    var demo: String
    var subject: ReplaySubject
    var values: [Tweak.ID: TweakValue]
    var configuration: StageConfiguration
    /// The loader's `settlings`. A photo that isn't decoded can't fly, so recordings are outdated once more photos have been loaded.
    var photos: Int
  }

  private var known: [(key: Key, recording: PhaseRecording)] = []

  package init() {}
  /// Enough for the two sides of a comparison and for changes that are undone.
  private static let capacity = 8

  /// Returns the recording of a subject with a player's current values.
  package func recording(of subject: ReplaySubject, in player: StagePlayer) -> PhaseRecording {
    var configuration = player.configuration
    // The pixel density doesn't affect the motion.
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
