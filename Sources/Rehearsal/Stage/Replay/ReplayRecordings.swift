import Foundation
import SDLHost

/// The recordings of replays, made by running each once. The latest are cached.
@MainActor
package final class ReplayRecordings {
  private struct Key: Equatable {
    var scenario: Scenario
    /// The loader's `settlings`. A photo that isn't decoded can't fly, so recordings are outdated once more photos have been loaded.
    var photos: Int
  }

  /// Enough for the two sides of a comparison and for changes that are undone.
  private static let capacity = 8
  private var known: [(key: Key, recording: PhaseRecording)] = []

  package init() {}

  /// Removes all recordings, for demos with changed code or defaults.
  package func removeAll() { known = [] }

  package func recording(of subject: ReplaySubject, in player: StagePlayer) -> PhaseRecording {
    let scenario = player.scenario(of: subject)
    let key = key(scenario, of: player)
    if let recording = knownRecording(key) { return recording }
    // Messages printed by the code are only of interest when it runs on the stage.
    let recording = HostOutput.muted { scenario.record() }
    add(recording, key)
    return recording
  }

  /// Shows the final state of a subject that isn't recorded yet, and records the player's stage while it runs to that state.
  ///
  /// A person's code is recorded on a stage of its own, as it may keep variables, and a recording starts with fresh ones.
  package func recordEnd(of subject: ReplaySubject, in player: StagePlayer) {
    let key = key(player.scenario(of: subject), of: player)
    if player.definition.origin == nil, knownRecording(key) == nil { add(player.record(subject), key) }
  }

  private func add(_ recording: PhaseRecording, _ key: Key) {
    known.append((key, recording))
    if known.count > Self.capacity { known.removeFirst() }
  }

  /// Returns the cached recording of a subject with a player's current values, or nil if there is none.
  package func knownRecording(of subject: ReplaySubject, in player: StagePlayer) -> PhaseRecording? {
    known.isEmpty ? nil : knownRecording(key(player.scenario(of: subject), of: player))
  }

  private func knownRecording(_ key: Key) -> PhaseRecording? { known.first { $0.key == key }?.recording }

  private func key(_ scenario: Scenario, of player: StagePlayer) -> Key {
    var key = Key(scenario: scenario, photos: player.photos.thumbnails.settlings)
    // The pixel density doesn't affect the motion.
    key.scenario.configuration.scale = 1
    return key
  }
}
