import Foundation

/// A linear relation between two measures of views and guides: first = multiplier × second + constant, or ≤, or ≥.
///
/// It takes effect while it is active. Changing `constant`, `priority` or `isActive` changes frames in the next layout pass; call
/// `layoutIfNeeded()` inside an animation block to see them move.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left; nil once it no longer exists.
  open private(set) weak var firstItem: AnyObject?
  /// Which measure of the first item.
  public let firstAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The view or guide on the right; nil for none.
  open private(set) weak var secondItem: AnyObject?
  /// Which measure of the second item; `.notAnAttribute` for none.
  public let secondAttribute: Attribute
  /// What the second measure is multiplied by.
  public let multiplier: CGFloat

  /// What is added to the second measure, in points.
  open var constant: CGFloat { didSet { if constant != oldValue { engine?.constantDidChange(self) } } }

  /// How much the constraint matters; required unless set. May be set to or from required only while inactive.
  open var priority: UILayoutPriority = .required { didSet { if priority != oldValue { priorityDidChange(from: oldValue) } } }

  /// Whether the constraint may take effect; false for one that UIKit refuses to make.
  private let isLegal: Bool

  /// A name for reports.
  open var identifier: String?

  /// A relation of two measures; for one that stands alone give no second item and `.notAnAttribute`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = view1 as? any LayoutItem
    let second = view2 as? any LayoutItem
    if first == nil || (view2 != nil && second == nil) { ConstraintRule.items.report() }
    // What stands in for a wrong item is gone at once, and so is in no view hierarchy: such a constraint never takes effect.
    let side = LayoutSide(item: first ?? UILayoutGuide(), attribute: attr1)
    self.init(side, relation, view2.map { _ in LayoutSide(item: second ?? UILayoutGuide(), attribute: attr2) }, multiplier, c)
  }

  init(_ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, _ multiplier: CGFloat = 1, _ constant: CGFloat) {
    let rule = ConstraintRule.broken(by: first, second, multiplier)
    rule?.report()
    isLegal = rule == nil
    firstItem = first.item
    firstAttribute = first.attribute
    self.relation = relation
    secondItem = second?.item
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    // The items are held weakly; nothing may let go of them before somebody else holds the constraint.
    withExtendedLifetime((first, second)) {}
  }

  // MARK: Activity

  /// Whether the constraint takes effect. Activating it needs a common ancestor of both items.
  open var isActive: Bool {
    get { container != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

  /// The view that holds the constraint while it is active: the nearest that both items are in.
  weak var container: UIView?
  /// The number of the activation, by which constraints are kept in order.
  var serial = 0

  var engine: LayoutEngine? { container?.layoutEngine }

  /// The two sides as long as their items exist.
  var firstSide: LayoutSide? { (firstItem as? any LayoutItem).map { LayoutSide(item: $0, attribute: firstAttribute) } }
  var secondSide: LayoutSide? { (secondItem as? any LayoutItem).map { LayoutSide(item: $0, attribute: secondAttribute) } }

  private func activate() {
    guard container == nil, let container = commonContainer() else { return }
    container.install(self)
  }

  func deactivate() { container?.uninstall(self) }

  /// The nearest view that both items are in, or are.
  func commonContainer() -> UIView? {
    guard isLegal, let first = firstSide?.item, let firstView = first.layoutView else { return nil }
    guard let second = secondSide?.item else {
      if secondAttribute == .notAnAttribute { return firstView }
      misuse("The second item of \(self) no longer exists.")
      return nil
    }
    if let secondView = second.layoutView, let common = firstView.nearestCommonAncestor(with: secondView) { return common }
    misuse(
      "Unable to activate constraint with anchors \(first.layoutName).\(firstAttribute.name) and \(second.layoutName)."
        + "\(secondAttribute.name) because they have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal.", as: .generic)
    return nil
  }

  private func priorityDidChange(from old: UILayoutPriority) {
    guard isActive else { return }
    if (old >= .required) != (priority >= .required) {
      HostServices.warn(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported: iOS raises an exception. "
          + "You passed priority \(priority.rawValue) and the existing priority was \(old.rawValue). Deactivate \(self) first.")
    }
    engine?.priorityDidChange(self)
  }

  // MARK: Description

  /// In the form of UIKit's reports: `<NSLayoutConstraint:margin Label.leading == Cell.leading + 8 @750 (active)>`.
  open nonisolated override var description: String { MainActor.assumeIsolated { written } }

  private var written: String {
    let kind = String(describing: type(of: self))
    let name = identifier.map { "'\($0)' " } ?? ""
    let weight = priority < .required ? " @\(short(CGFloat(priority.rawValue)))" : ""
    return "<\(kind):\(name)\(equation)\(weight) (\(isActive ? "active" : "inactive"))>"
  }

  /// The relation alone: `Label.leading == Cell.leading + 8`.
  var equation: String {
    let first = "\(firstSide?.item.layoutName ?? "(gone)").\(firstAttribute.name)"
    guard secondAttribute != .notAnAttribute else { return "\(first) \(relation.sign) \(short(constant))" }
    let factor = multiplier == 1 ? "" : "\(short(multiplier))*"
    let second = "\(factor)\(secondSide?.item.layoutName ?? "(gone)").\(secondAttribute.name)"
    let added = constant == 0 ? "" : constant > 0 ? " + \(short(constant))" : " - \(short(-constant))"
    return "\(first) \(relation.sign) \(second)\(added)"
  }

  private func short(_ value: CGFloat) -> String {
    if value == value.rounded(), abs(value) < 1e9 { return String(Int(value)) }
    return String(Double((value * 1000).rounded() / 1000))
  }
}

/// One side of a constraint: a measure of a view or guide.
@MainActor
struct LayoutSide {
  let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute
}

/// What constraints relate: views and layout guides.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the one that a guide belongs to; nil for a guide without one.
  var layoutView: UIView? { get }
  /// What reports call the item.
  var layoutName: String { get }
}
