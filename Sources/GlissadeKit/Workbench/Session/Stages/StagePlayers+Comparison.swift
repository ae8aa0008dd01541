import Rehearsal
import Tweaks

// A second stage with other values or other code.
extension StagePlayers {
  func compare(with values: ComparableValues) {
    let tweaks = TweakStore(tuned.definition.tweaks)
    tweaks.set(values.values)
    compare(tuned.definition, tweaks: tweaks, as: .values, named: values.name)
  }

  func compare(withEarlier definition: DemoDefinition) {
    compare(definition, tweaks: tweaks(forEarlier: definition), as: .earlierVersion, named: Comparison.earlierVersionName)
  }

  private func compare(_ other: DemoDefinition, tweaks: TweakStore, as subject: Comparison.Subject, named name: String) {
    closeComparison()
    let player = StagePlayer(other, tweaks: tweaks, photos: tuned.photos, configuration: tuned.configuration, hostTime: hostTime)
    follow(player)
    comparison = Comparison(name: name, subject: subject, player: player)
  }

  /// Returns the tuned values for an earlier version of the demo, which has its own defaults.
  private func tweaks(forEarlier definition: DemoDefinition) -> TweakStore {
    let earlier = TweakStore(definition.tweaks)
    earlier.set(tuned.tweaks.changedValues)
    return earlier
  }

  /// Continues the comparison with the new version of the tuned demo, or with the one before the last save, which is nil if there is none.
  ///
  /// A live stage starts over before `phase`, or in its first state for nil.
  func replaceComparison(earlier: DemoDefinition?, before phase: DemoPhase?) {
    guard let comparison else { return }
    let tweaks: TweakStore
    let other: DemoDefinition
    switch comparison.subject {
    case .values:
      other = tuned.definition
      tweaks = TweakStore(other.tweaks, continuing: comparison.player.tweaks)
    case .earlierVersion:
      guard let earlier else { return closeComparison() }
      other = earlier
      tweaks = self.tweaks(forEarlier: earlier)
    }
    comparison.player.replace(other, tweaks: tweaks, before: phase, hostTime: hostTime)
  }

  func closeComparison() {
    guard let old = comparison else { return }
    old.player.close()
    comparison = nil
  }
}
