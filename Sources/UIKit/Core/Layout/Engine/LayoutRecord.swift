internal import Cassowary
import Foundation

@MainActor
final class LayoutRecord {
  private(set) weak var item: (any LayoutItem)?
  /// The number of the system that stores the record. Its variables are meaningless in another system.
  let system: Int
  /// Indexed by `LayoutQuantity`. Variables that no constraint has used are nil.
  var variables = [Variable?](repeating: nil, count: LayoutQuantity.count)
  /// The solver's constraints that fix the frame of a view that constraints don't lay out. Indexed by `LayoutQuantity`.
  var pins = [ConstraintID?](repeating: nil, count: LayoutQuantity.count)
  var content = AxisPair<ContentSize?>(nil)
  /// The width for which wrapped text was last measured.
  var measuredWidth: CGFloat?

  init(_ item: any LayoutItem, in system: Int) {
    self.item = item
    self.system = system
  }

  var view: UIView? { item as? UIView }

  /// Two inequalities for a view's natural length: hugging limits it from above, compression resistance from below.
  struct ContentSize {
    var length: CGFloat
    var hugging: ConstraintID
    var resistance: ConstraintID
  }
}
