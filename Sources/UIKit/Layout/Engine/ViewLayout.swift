import CoreGraphics
import Foundation

/// What Auto Layout keeps for a view. Views that have nothing to do with it have none.
@MainActor
final class ViewLayout {
  /// Whether the view's frame is set by itself, and stands in constraints as it is.
  var translatesMask = true
  /// The active constraints that the view holds.
  var held: Set<NSLayoutConstraint> = []
  /// The active constraints in which the view or a guide of its own takes part.
  var mentions: Set<NSLayoutConstraint> = []
  /// The active constraints whose constant comes from the view's insets or scroll position.
  var dependents: Set<NSLayoutConstraint> = []
  /// The guides that belong to the view.
  var guides: [UILayoutGuide] = []
  /// The view's own guides, made when first asked for.
  var ownGuides: [SystemLayoutGuide.Kind: UILayoutGuide] = [:]
  /// The engine of the hierarchy below the view, where that is a root.
  var engine: LayoutEngine?
  var hugging = AxisPair(UILayoutPriority.defaultLow)
  var compressionResistance = AxisPair(UILayoutPriority.defaultHigh)
  var margins = LayoutMargins()
  /// What the engine that lays the view out keeps for it; nil while no constraint mentions the view.
  var record: LayoutRecord?
  /// How far the view's exact place was from the pixel that it was put on, when it was laid out last, in points.
  var subpixelOffset = CGVector.zero
  /// The guide for readable text, made when first asked for.
  var readableGuide: UILayoutGuide?

  /// Passes on what constraints have to know of the view's new place or size.
  func geometryDidChange(of view: UIView, from oldBounds: CGRect) {
    view.frameMayHaveChanged()
    if view.bounds.origin != oldBounds.origin { view.layoutMetricsDidChange() }
    if view.bounds.size != oldBounds.size, view.viewController != nil || margins.preservesSuperview { view.marginsMayHaveChanged() }
  }
}

/// A value for each axis.
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
  /// What Auto Layout keeps for the view, made if there is nothing yet.
  var layout: ViewLayout {
    if let layoutStorage { return layoutStorage }
    let made = ViewLayout()
    layoutStorage = made
    return made
  }

  /// Whether constraints give the view its frame.
  var isLaidOutByConstraints: Bool { layoutStorage?.translatesMask == false }
}
