import UIKit

extension InterfaceInstance {
  /// Creates the constraints that a view holds, which `variations` activates.
  func addConstraints(of object: AnyObject, _ description: InterfaceObject) {
    guard let holder = object as? UIView else { return }
    for element in description.constraints where !element.isPlaceholder {
      guard let constraint = makeConstraint(element, holder: holder) else { continue }
      add(constraint, id: element.id)
      variations.add(constraint, element, holder: description)
    }
  }

  private func makeConstraint(_ element: InterfaceConstraint, holder: UIView) -> NSLayoutConstraint? {
    let second = element.second.map { resolve($0, holder: holder) }
    guard let first = resolve(element.first, holder: holder), second == nil || second! != nil else {
      warn("A constraint refers to an item or attribute that the file doesn’t have, and is left out", line: element.line)
      return nil
    }
    let multiplier = number("multiplier", of: element, element.multiplier)
    guard ResolvedAnchor.relates(first.attribute, second??.attribute, multiplier: multiplier) else {
      warn("A constraint relates attributes that can’t be related, and is left out", line: element.line)
      return nil
    }
    let constraint = constraintClass(of: element).interfaceInit(
      first, Self.relations[element.relation] ?? .equal, second ?? nil, multiplier: multiplier)
    constraint.constant = number("constant", of: element, constant(of: element, first, second ?? nil))
    constraint.priority = UILayoutPriority(Float(min(max(number("priority", of: element, element.priority), 1), 1000)))
    constraint.identifier = element.identifier
    return constraint
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private func constraintClass(of element: InterfaceConstraint) -> NSLayoutConstraint.Type {
    let description = InterfaceObject(id: element.id, kind: "constraint", customClass: element.customClass, line: element.line)
    return interfaceClass(of: description, or: NSLayoutConstraint.self)
  }

  /// Returns the tuned number in place of one in the file.
  private func number(_ attribute: String, of element: InterfaceConstraint, _ value: Double) -> Double {
    let tuned = code.number(at: InterfacePlace(path: file.path, id: element.id, attribute: attribute))
    return tuned.flatMap { $0.isFinite ? $0 : nil } ?? value
  }

  /// The standard distance is 20 points to the superview, otherwise 8.
  private func constant(of element: InterfaceConstraint, _ first: ResolvedAnchor, _ second: ResolvedAnchor?) -> Double {
    if let varied = SizeClasses.value(in: element.constants, for: traits) { return varied }
    guard element.usesStandardSpacing, element.constant == 0 else { return element.constant }
    guard let one = first.item as? UIView, let other = second?.item as? UIView else { return 8 }
    return one.superview === other || other.superview === one ? 20 : 8
  }
}
