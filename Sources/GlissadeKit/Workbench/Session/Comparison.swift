import Rehearsal

/// Another set of values, on a stage next to the tuned one.
struct Comparison {
  /// The name of the values: a preset's name, or "Defaults".
  let name: String
  let player: StagePlayer

  enum Style: Sendable {
    case sideBySide
    /// One stage, half transparent, above the other.
    case ghosted
  }
}
