import Foundation

/// A linear relation between two attributes of views and guides: first = multiplier × second + constant, or ≤, or ≥.
///
/// It has an effect while it is active. Changes of `constant`, `priority` and `isActive` change frames in the next layout pass. To animate
/// them, call `layoutIfNeeded()` in an animation block.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // The items are nil once they no longer exist.
  open private(set) weak var firstItem: AnyObject?
  public private(set) var firstAttribute = Attribute.notAnAttribute
  public private(set) var relation = Relation.equal
  open private(set) weak var secondItem: AnyObject?
  public private(set) var secondAttribute = Attribute.notAnAttribute
  public private(set) var multiplier: CGFloat = 1

  /// In points.
  @Observed open var constant: CGFloat = 0 { didSet { if constant != oldValue { engine?.constantDidChange(self) } } }

  /// The priority may change to or from required only while the constraint is inactive.
  @Observed open var priority: UILayoutPriority = .required { didSet { if priority != oldValue { priorityDidChange(from: oldValue) } } }

  /// False for a constraint that UIKit refuses to create, and that never takes effect.
  private var isLegal = false

  /// The name of the constraint in messages.
  open var identifier: String?
  /// This property has no effect, because no archives are written.
  open var shouldBeArchived = false

  /// Creates a constraint without items, which never takes effect. With this initializer, subclasses inherit the other one.
  public override init() { super.init() }

  open func awakeFromNib() {}

  /// For a constant, `view2` is nil and `attr2` is `.notAnAttribute`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = view1 as? any LayoutItem
    let second = view2 as? any LayoutItem
    if first == nil || (view2 != nil && second == nil) { ConstraintRule.items.report() }
    // The placeholder for a wrong item is released at once, and belongs to no view hierarchy, so such a constraint never takes effect.
    let side = LayoutSide(item: first ?? UILayoutGuide(), attribute: attr1)
    self.init(side, relation, view2.map { _ in LayoutSide(item: second ?? UILayoutGuide(), attribute: attr2) }, multiplier, c)
  }

  convenience init(_ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, _ multiplier: CGFloat = 1, _ constant: CGFloat) {
    self.init()
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
    // The items are weakly referenced, so keep them alive until the end of the initializer.
    withExtendedLifetime((first, second)) {}
  }

  /// Activating a constraint requires a common ancestor of both items.
  open var isActive: Bool {
    get { container != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

  /// The view that holds the constraint while it is active: the nearest common ancestor of both items.
  weak var container: UIView?
  /// The number of the activation, which determines the order of constraints.
  var serial = 0

  var engine: LayoutEngine? { container?.layoutEngine }

  // Nil if the item no longer exists.
  var firstSide: LayoutSide? { (firstItem as? any LayoutItem).map { LayoutSide(item: $0, attribute: firstAttribute) } }
  var secondSide: LayoutSide? { (secondItem as? any LayoutItem).map { LayoutSide(item: $0, attribute: secondAttribute) } }

  private func activate() {
    guard container == nil, let container = commonContainer() else { return }
    container.install(self)
  }

  func deactivate() { container?.uninstall(self) }

  /// Returns the nearest common ancestor of both items, which may be one of them.
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
      UIWindowScene.warn(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported: iOS raises an exception. "
          + "You passed priority \(priority.rawValue) and the existing priority was \(old.rawValue). Deactivate \(self) first.")
    }
    engine?.priorityDidChange(self)
  }

  // MARK: Description

  /// For example, `<NSLayoutConstraint:margin Label.leading == Cell.leading + 8 @750 (active)>`.
  open nonisolated override var description: String { MainActor.assumeIsolated { written } }

  private var written: String {
    let kind = String(describing: type(of: self))
    let name = identifier.map { "'\($0)' " } ?? ""
    let weight = priority < .required ? " @\(short(CGFloat(priority.rawValue)))" : ""
    return "<\(kind):\(name)\(equation)\(weight) (\(isActive ? "active" : "inactive"))>"
  }

  /// For example, `Label.leading == Cell.leading + 8`.
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

@MainActor
struct LayoutSide {
  let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute
}

@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the owner of a guide, or nil for a guide without an owner.
  var layoutView: UIView? { get }
  /// The name of the item in messages.
  var layoutName: String { get }
}
