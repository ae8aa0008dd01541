import Foundation

enum ConstraintRule: String {
  case items = "Constraint items must each be a view or layout guide."
  case pairs =
    """
    A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location \
    equal to a constant. Location attributes must be specified in pairs.
    """
  case pairing = "Invalid pairing of layout attributes"
  case readingDirection =
    "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."

  @MainActor
  static func broken(by first: LayoutSide, _ second: LayoutSide?, _ multiplier: CGFloat) -> ConstraintRule? {
    let (one, two) = (first.attribute, second?.attribute ?? .notAnAttribute)
    if two == .notAnAttribute { return one.kind == .length ? nil : .pairs }
    if one.kind != two.kind { return .pairing }
    if let leads = one.followsReadingDirection, let follows = two.followsReadingDirection, leads != follows { return .readingDirection }
    return multiplier == 0 && one.kind != .length ? .pairs : nil
  }

  func report() {
    let selector = "+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"
    misuse("*** \(selector): \(rawValue)", as: .invalidArgument)
  }
}
