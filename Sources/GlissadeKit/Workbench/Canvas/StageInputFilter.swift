import UIKit

/// A filter that input passes on its way to the stages.
@MainActor
struct StageInputFilter {
  enum Verdict {
    /// The next filter receives the input.
    case passed
    /// The input was for the canvas, which has handled it.
    case taken
    /// The input is for another part of the window.
    case refused
  }

  let verdict: (InputEvent) -> Verdict

  /// Returns a filter that observes input and passes it.
  static func noting(_ note: @escaping (InputEvent) -> Void) -> StageInputFilter {
    StageInputFilter { event in
      note(event)
      return .passed
    }
  }

  /// Returns a filter that takes the input for which a closure returns true.
  static func taking(_ takes: @escaping (InputEvent) -> Bool) -> StageInputFilter {
    StageInputFilter { takes($0) ? .taken : .passed }
  }

  /// Returns a filter that refuses the input for which a closure returns true.
  static func refusing(_ refuses: @escaping (InputEvent) -> Bool) -> StageInputFilter {
    StageInputFilter { refuses($0) ? .refused : .passed }
  }
}
