import CoreGraphics
import Foundation

/// Views that do not take part in Auto Layout have no such data.
@MainActor
final class ViewLayout {
  /// True if the view's frame is set by code, and is fixed in constraints.
  var translatesMask = true
  var held: Set<NSLayoutConstraint> = []
  /// The active constraints that refer to the view or one of its guides.
  var mentions: Set<NSLayoutConstraint> = []
  /// The active constraints whose constants depend on the view's insets or scroll position.
  var dependents: Set<NSLayoutConstraint> = []
  var guides: [UILayoutGuide] = []
  /// Created on first access.
  var ownGuides: [SystemLayoutGuide.Kind: UILayoutGuide] = [:]
  /// The engine of the view hierarchy, if the view is its root.
  var engine: LayoutEngine?
  var hugging = AxisPair(UILayoutPriority.defaultLow)
  var compressionResistance = AxisPair(UILayoutPriority.defaultHigh)
  var margins = LayoutMargins()
  /// The record of the view in the engine that lays it out, or nil while no constraint refers to the view.
  var record: LayoutRecord?
  /// The basis of the subviews' frames at the last layout, or nil before the first layout by constraints.
  var basis: LayoutPlacement.Basis?
  /// The displacement of the view's exact position from its pixel-aligned one at the last layout, in points.
  var subpixelOffset = CGVector.zero
  /// Created on first access.
  var readableGuide: UILayoutGuide?

  /// Updates the constraints that depend on the view's position or size.
  func geometryDidChange(of view: UIView, from oldBounds: CGRect) {
    view.frameMayHaveChanged()
    if view.bounds.origin != oldBounds.origin { view.layoutMetricsDidChange() }
    if view.bounds.size != oldBounds.size, view.viewController != nil || margins.preservesSuperview { view.marginsMayHaveChanged() }
  }
}

struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ both: Value) { (horizontal, vertical) = (both, both) }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// Created on first access.
  var layout: ViewLayout {
    if let layoutStorage { return layoutStorage }
    let made = ViewLayout()
    layoutStorage = made
    return made
  }

  var isLaidOutByConstraints: Bool { layoutStorage?.translatesMask == false }
}
