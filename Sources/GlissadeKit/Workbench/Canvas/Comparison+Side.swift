import UIKit

extension Comparison {
  /// One of the two stages of a comparison.
  enum Side: CaseIterable {
    /// The tuned stage, A.
    case tuned
    /// The stage that it is compared with, B.
    case other

    @MainActor var color: UIColor { self == .tuned ? Theme.Comparison.tuned : Theme.Comparison.other }
  }

  /// Returns the caption of a stage.
  func caption(of side: Side) -> String {
    switch side {
    case .tuned: subject == .values ? "A  These values" : "A  The file now"
    case .other: "B  \(name)"
    }
  }
}
