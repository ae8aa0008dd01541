import Foundation

extension UIView {
  public func setNeedsUpdateConstraints() { askForConstraintUpdate() }

  /// Updates the constraints of descendants first.
  public func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

  /// Set this property to false to have constraints determine the frame.
  ///
  /// If the constraints leave the frame ambiguous, positions are 0 and lengths those of the content: a view without constraints is at the
  /// origin of its superview. If no constraint is active in the whole hierarchy, all frames stay unchanged.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !isLaidOutByConstraints }
    set { setLaidOutByConstraints(!newValue) }
  }

  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }

  /// The active constraints for which this view is the nearest common ancestor of both items.
  public var constraints: [NSLayoutConstraint] { (layoutStorage?.held ?? []).inOrder }

  /// The items must be this view or its descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard let common = constraint.commonContainer() else { return }
    guard common.isDescendant(of: self) else {
      UIWindowScene.warn(
        "The view hierarchy is not prepared for the constraint: \(constraint)\n    When added to a view, the constraint's items must be "
          + "descendants of that view (or the view itself).")
      return misuse("Impossible to set up layout with view hierarchy unprepared for constraint.")
    }
    constraint.isActive = true
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }

  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  /// False for views that constraints do not lay out.
  public var hasAmbiguousLayout: Bool {
    guard isLaidOutByConstraints, let engine = layoutEngine else { return false }
    return engine.isAmbiguous(self)
  }

  /// Returns the active constraints that involve the position or size of the view along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let kind: NSLayoutConstraint.Attribute.Kind = axis == .horizontal ? .horizontal : .vertical
    let length: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    func concerns(_ side: LayoutSide?) -> Bool {
      guard let side, side.item === self else { return false }
      return side.attribute.kind == kind || side.attribute == length
    }
    let mentions = layoutStorage?.mentions ?? []
    return mentions.filter { concerns($0.firstSide) || concerns($0.secondSide) }.inOrder
  }

  func install(_ constraint: NSLayoutConstraint) {
    constraint.container = self
    constraint.serial = LayoutSerial.next()
    layout.held.insert(constraint)
    for side in [constraint.firstSide, constraint.secondSide] { side?.item.layoutView?.layout.mentions.insert(constraint) }
    LayoutEngine.make(for: self).add(constraint)
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    layoutEngine?.remove(constraint)
    constraint.container = nil
    layout.held.remove(constraint)
    for side in [constraint.firstSide, constraint.secondSide] { side?.item.layoutView?.layoutStorage?.mentions.remove(constraint) }
  }

  /// Returns the nearest view that contains, or is, both this view and `other`.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if other === self || other.superview === self { return self }
    if superview === other { return other }
    var ancestors: Set<ObjectIdentifier> = []
    for view in viewChain(from: self) { ancestors.insert(ObjectIdentifier(view)) }
    return viewChain(from: other).first { ancestors.contains(ObjectIdentifier($0)) }
  }

  /// The root of the view hierarchy, usually a window.
  var layoutRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Nil while nothing in the view hierarchy uses Auto Layout.
  var layoutEngine: LayoutEngine? { layoutRoot.layoutStorage?.engine }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }

  /// The name of the view's layer, or else its class.
  var layoutName: String { layer.name ?? String(describing: type(of: self)) }
}

extension Sequence where Element == NSLayoutConstraint {
  /// In the order of activation.
  @MainActor
  var inOrder: [NSLayoutConstraint] { sorted { $0.serial < $1.serial } }
}

/// The counter of activations, which keeps constraints in a defined order.
@MainActor
enum LayoutSerial {
  private static var latest = 0

  static func next() -> Int {
    latest += 1
    return latest
  }
}
