import Foundation

// Constraints as a view holds them.
extension UIView {
  /// The active constraints that this view holds: those for which it is the nearest view around both items.
  public var constraints: [NSLayoutConstraint] { (layoutStorage?.held ?? []).inOrder }

  /// Makes this view hold a constraint between views inside it, which activates it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard let common = constraint.commonContainer() else { return }
    guard common.isDescendant(of: self) else {
      HostServices.warn(
        "The view hierarchy is not prepared for the constraint: \(constraint)\n    When added to a view, the constraint's items must be "
          + "descendants of that view (or the view itself).")
      return misuse("Impossible to set up layout with view hierarchy unprepared for constraint.")
    }
    constraint.isActive = true
  }

  /// Activates constraints between views inside this one.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  /// The active constraints in which the view's place or size along an axis takes part.
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

  /// The nearest view that contains, or is, both this one and `other`.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if other === self || other.superview === self { return self }
    if superview === other { return other }
    var ancestors: Set<ObjectIdentifier> = []
    for view in sequence(first: self, next: \.superview) { ancestors.insert(ObjectIdentifier(view)) }
    return sequence(first: other, next: \.superview).first { ancestors.contains(ObjectIdentifier($0)) }
  }

  /// The topmost view around this one: a window mostly.
  var layoutRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The engine of the hierarchy that the view is in; nil as long as nothing there uses Auto Layout.
  var layoutEngine: LayoutEngine? { layoutRoot.layoutStorage?.engine }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }

  /// Its layer's name, or else its class.
  var layoutName: String { layer.name ?? String(describing: type(of: self)) }
}

extension Sequence where Element == NSLayoutConstraint {
  /// In the order in which they were made active.
  @MainActor
  var inOrder: [NSLayoutConstraint] { sorted { $0.serial < $1.serial } }
}

/// Numbers activations, so that constraints are always taken in the order in which they were made active.
@MainActor
enum LayoutSerial {
  private static var latest = 0

  static func next() -> Int {
    latest += 1
    return latest
  }
}
