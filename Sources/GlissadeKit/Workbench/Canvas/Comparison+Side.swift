import UIKit

extension Comparison {
  enum Side: CaseIterable {
    /// The tuned stage, A.
    case tuned
    /// The stage with which it is compared, B.
    case other

    @MainActor var color: UIColor { self == .tuned ? Theme.Comparison.tuned : Theme.Comparison.other }
  }

  func caption(of side: Side) -> String {
    switch side {
    case .tuned: subject == .values ? "A  These values" : "A  The file now"
    case .other: "B  \(name)"
    }
  }
}
