import Foundation

/// An edge, center or baseline of a view or guide, for creating constraints.
///
/// Its type distinguishes horizontal and vertical anchors.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let side: LayoutSide

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) { side = LayoutSide(item: item, attribute: attribute) }

  /// The view or guide of the anchor.
  package var item: AnyObject? { side.item }

  /// Returns a constraint that makes this anchor equal to `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.equal, to: anchor, 0) }

  /// Returns a constraint that places this anchor at or after `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, 0)
  }

  /// Returns a constraint that places this anchor at or before `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, 0)
  }

  /// Returns a constraint that places this anchor `c` points after `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, c)
  }

  /// Returns a constraint that places this anchor at least `c` points after `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, c)
  }

  /// Returns a constraint that places this anchor at most `c` points after `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, c)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, anchor.side, multiplier, constant)
  }
}
