internal import Cassowary
import Foundation

/// What a layout system keeps for a view or a guide.
@MainActor
final class LayoutRecord {
  private(set) weak var item: (any LayoutItem)?
  /// The number of the system that keeps it: its unknowns mean nothing to another.
  let system: Int
  /// By `LayoutQuantity`; those that no constraint has asked for are missing.
  var variables = [Variable?](repeating: nil, count: LayoutQuantity.count)
  /// What holds a view that constraints do not lay out where it is; by `LayoutQuantity`.
  var pins = [ConstraintID?](repeating: nil, count: LayoutQuantity.count)
  /// What the view's content asks of its size.
  var content = AxisPair<ContentSize?>(nil)
  /// The width in which text of several lines was measured last.
  var measuredWidth: CGFloat?

  init(_ item: any LayoutItem, in system: Int) {
    self.item = item
    self.system = system
  }

  var view: UIView? { item as? UIView }

  /// Two inequalities around a view's natural length: it hugs it from above, and resists being compressed from below.
  struct ContentSize {
    var length: CGFloat
    var hugging: ConstraintID
    var resistance: ConstraintID
  }
}
