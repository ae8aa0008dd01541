import UIKit

/// Creates the constraints of a file.
@MainActor
struct ConstraintBuilder {
  let source: InterfaceSource
  let traits: UITraitCollection
  let items: LayoutItems

  /// Creates a constraint that a view holds, and which isn't active, or returns nil, with a warning, if there can't be such a constraint.
  func make(_ element: InterfaceConstraint, holder: UIView) -> NSLayoutConstraint? {
    let second = element.second.map { items.resolve($0, holder: holder) }
    guard let first = items.resolve(element.first, holder: holder), second == nil || second! != nil else {
      source.warn("A constraint refers to an item or attribute that the file doesn’t have, and is left out", line: element.line)
      return nil
    }
    guard ResolvedAnchor.relates(first.attribute, second??.attribute, multiplier: element.multiplier) else {
      source.warn("A constraint relates attributes that can’t be related, and is left out", line: element.line)
      return nil
    }
    return make(element, first, second ?? nil)
  }

  private func make(_ element: InterfaceConstraint, _ first: ResolvedAnchor, _ second: ResolvedAnchor?) -> NSLayoutConstraint? {
    let description = InterfaceObject(id: element.id, kind: "constraint", customClass: element.customClass, line: element.line)
    let constraint = source.type(of: description, or: NSLayoutConstraint.self).create(
      item: first.item, attribute: first.attribute, relatedBy: Self.relations[element.relation] ?? .equal, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: element.multiplier, constant: constant(of: element, first, second))
    constraint?.priority = UILayoutPriority(Float(min(max(element.priority, 1), 1000)))
    constraint?.identifier = element.identifier
    return constraint
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  /// The standard distance is 20 points to the superview, otherwise 8.
  private func constant(of element: InterfaceConstraint, _ first: ResolvedAnchor, _ second: ResolvedAnchor?) -> Double {
    if let varied = SizeClasses.value(in: element.constants, for: traits) { return varied }
    guard element.usesStandardSpacing, element.constant == 0 else { return element.constant }
    guard let one = first.item as? UIView, let other = second?.item as? UIView else { return 8 }
    return one.superview === other || other.superview === one ? 20 : 8
  }
}
