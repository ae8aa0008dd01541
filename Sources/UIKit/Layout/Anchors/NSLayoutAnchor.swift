import Foundation

/// An edge, a centre or a baseline of a view or guide, from which constraints are made. Its type keeps across and down apart.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let side: LayoutSide

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) { side = LayoutSide(item: item, attribute: attribute) }

  /// The view or guide that the anchor is of.
  open var item: AnyObject? { side.item }

  /// This anchor lies where `anchor` does.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.equal, to: anchor, 0) }

  /// This anchor lies at `anchor` or after it.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, 0)
  }

  /// This anchor lies at `anchor` or before it.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, 0)
  }

  /// This anchor lies `c` points after `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, c)
  }

  /// This anchor lies at least `c` points after `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, c)
  }

  /// This anchor lies at most `c` points after `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, c)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, anchor.side, multiplier, constant)
  }
}
