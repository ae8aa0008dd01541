import Rehearsal
import Tweaks

// A second stage with other values or other code, on the same clock and with the same input.
extension StageSession {
  func compare(with values: [Tweak.ID: TweakValue], named name: String) {
    players.compare(with: ComparableValues(name: name, values: values))
    startComparison()
  }

  /// The demo before the last save of its file, or nil if there is no such version.
  var earlierVersion: DemoDefinition? { shelf.earlierVersion(of: definition) }

  /// A Boolean value that indicates whether a comparison is of code by default: after a save, if no values are tuned.
  var comparesCode: Bool { earlierVersion != nil && !tweaks.hasChanges }

  func compareWithEarlierVersion() {
    guard let earlier = earlierVersion else { return }
    players.compare(withEarlier: earlier)
    startComparison()
  }

  /// Two stages can be compared only when they start from the same state.
  private func startComparison() {
    switch playback.mode {
    case .replay: reportChanges()
    case .untouched, .live, .recording: reset()
    }
  }

  func endComparison() {
    players.closeComparison()
    reportChanges()
  }

  /// Replaces the tuned values with those of the comparison, in one undo step.
  func takeOverComparedValues() {
    guard let comparison else { return }
    switch comparison.subject {
    case .values: tweaks.apply(Preset(name: comparison.name, demo: definition.id, values: comparison.player.tweaks.changedValues))
    case .earlierVersion: tweaks.set(comparison.player.tweaks.allValues)
    }
  }
}
