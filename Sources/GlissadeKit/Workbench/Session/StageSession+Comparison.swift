import Rehearsal
import Tweaks

// A second stage with other values or other code, on the same clock and with the same input.
extension StageSession {
  func compare(with values: [Tweak.ID: TweakValue], named name: String) {
    let tweaks = TweakStore(definition.tweaks)
    tweaks.set(values)
    compare(definition, tweaks: tweaks, as: .values, named: name)
  }

  /// The name of a comparison with the version of the code before the last save.
  static let earlierVersionName = "Before the last save"

  /// The demo before the last save of its file, or nil if there is no such version.
  var earlierVersion: DemoDefinition? { shelf.earlierVersion(of: definition) }

  /// A Boolean value that indicates whether a comparison is of code by default: after a save, if no values are tuned.
  var comparesCode: Bool { earlierVersion != nil && !tweaks.hasChanges }

  func compareWithEarlierVersion() {
    guard let earlier = earlierVersion else { return }
    compare(earlier, tweaks: tweaks(forEarlier: earlier), as: .earlierVersion, named: Self.earlierVersionName)
  }

  /// Returns the tuned values for an earlier version of the demo, which has its own defaults.
  func tweaks(forEarlier definition: DemoDefinition) -> TweakStore {
    let earlier = TweakStore(definition.tweaks)
    earlier.set(tweaks.changedValues)
    return earlier
  }

  private func compare(_ other: DemoDefinition, tweaks: TweakStore, as subject: Comparison.Subject, named name: String) {
    closeComparison()
    let player = StagePlayer(other, tweaks: tweaks, photos: photos, configuration: configuration, hostTime: hostTime)
    follow(player)
    comparison = Comparison(name: name, subject: subject, player: player)
    // Two stages can be compared only when they start from the same state.
    switch mode {
    case .replay: reportChanges()
    case .untouched, .live, .recording: reset()
    }
  }

  func endComparison() {
    closeComparison()
    reportChanges()
  }

  func closeComparison() {
    guard let old = comparison else { return }
    old.player.close()
    comparison = nil
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
