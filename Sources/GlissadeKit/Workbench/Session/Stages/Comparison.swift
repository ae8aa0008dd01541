import Rehearsal
import Tweaks

/// Another set of values, or an earlier version of the code, on a stage next to the tuned one.
struct Comparison {
  /// The name of a comparison with the version of the code before the last save.
  static let earlierVersionName = "Before the last save"

  enum Subject: Equatable {
    case values
    /// The version of the demo's code before the last save, with the tuned values.
    case earlierVersion
  }

  /// A preset's name, "Defaults", or the name of the earlier version.
  let name: String
  let subject: Subject
  let player: StagePlayer

  enum Style: Sendable {
    case sideBySide
    /// One translucent stage in front of the other.
    case ghosted
  }

  /// Copies changed values from the tuned store, for a comparison with an earlier version.
  @MainActor
  func follow(_ tweaks: TweakStore, changes ids: Set<Tweak.ID>) {
    guard subject == .earlierVersion else { return }
    // For a value that isn't tuned, each version has its own default.
    let changed = tweaks.changedValues
    var values: [Tweak.ID: TweakValue] = [:]
    for id in ids { values[id] = changed[id] ?? player.tweaks.tweak(id)?.defaultValue }
    player.tweaks.set(values)
  }
}
