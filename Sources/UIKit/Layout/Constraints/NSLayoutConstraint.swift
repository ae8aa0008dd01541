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

  /// A name for reports.
  open var identifier: String?

  /// A relation of two measures; for one that stands alone give no second item and `.notAnAttribute`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = view1 as? any LayoutItem else {
      preconditionFailure("Constraint items must each be a UIView or UILayoutGuide, not \(view1).")
    }
    let second = view2.map { item -> any LayoutItem in
      guard let item = item as? any LayoutItem else {
        preconditionFailure("Constraint items must each be a UIView or UILayoutGuide, not \(item).")
      }
      return item
    }
    self.init(LayoutSide(item: first, attribute: attr1), relation, second.map { LayoutSide(item: $0, attribute: attr2) }, multiplier, c)
  }

  init(_ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, _ multiplier: CGFloat = 1, _ constant: CGFloat) {
    Self.check(first, second, multiplier)
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

  private static func check(_ first: LayoutSide, _ second: LayoutSide?, _ multiplier: CGFloat) {
    let (one, two) = (first.attribute, second?.attribute ?? .notAnAttribute)
    guard two != .notAnAttribute else {
      precondition(
        one.kind == .length,
        "Invalid layout constraint on \(first.item.layoutName).\(one.name): location attributes must be specified in pairs.")
      return
    }
    precondition(one.kind == two.kind, "Invalid pairing of layout attributes: \(one.name) and \(two.name).")
    if let leads = one.followsReadingDirection, let follows = two.followsReadingDirection {
      precondition(
        leads == follows,
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
      )
    }
    precondition(
      multiplier != 0 || one.kind == .length,
      "A multiplier of 0 together with a nil second item would place \(first.item.layoutName) "
        + "at a constant location, which cannot be specified.")
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
    guard let first = firstSide?.item, let firstView = first.layoutView else { return nil }
    guard let second = secondSide?.item else {
      precondition(secondAttribute == .notAnAttribute, "The second item of \(self) no longer exists.")
      return firstView
    }
    guard let secondView = second.layoutView, let common = firstView.nearestCommonAncestor(with: secondView) else {
      preconditionFailure(
        "Unable to activate constraint with anchors \(first.layoutName).\(firstAttribute.name) and \(second.layoutName)."
          + "\(secondAttribute.name) because they have no common ancestor. Does the constraint or its anchors reference items in "
          + "different view hierarchies? That's illegal.")
    }
    return common
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
