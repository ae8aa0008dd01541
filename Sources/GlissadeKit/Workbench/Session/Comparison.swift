import Rehearsal
import Tweaks

/// Another set of values, or an earlier version of the code, on a stage next to the tuned one.
struct Comparison {
  /// The subject of the comparison with the tuned stage.
  enum Subject: Equatable {
    /// Another set of values.
    case values
    /// The version of the demo's code before the last save, with the tuned values.
    case earlierVersion
  }

  /// The name of the values: a preset's name, "Defaults", or what the earlier version is called.
  let name: String
  let subject: Subject
  let player: StagePlayer

  enum Style: Sendable {
    case sideBySide
    /// One stage, half transparent, above the other.
    case ghosted
  }

  /// Sets the values to those that have changed in another store, if they are the same values.
  @MainActor
  func follow(_ tweaks: TweakStore, changes ids: Set<Tweak.ID>) {
    guard subject == .earlierVersion else { return }
    // Where a value isn't tuned, each version has its own default.
    let changed = tweaks.changedValues
    var values: [Tweak.ID: TweakValue] = [:]
    for id in ids { values[id] = changed[id] ?? player.tweaks.tweak(id)?.defaultValue }
    player.tweaks.set(values)
  }
}
