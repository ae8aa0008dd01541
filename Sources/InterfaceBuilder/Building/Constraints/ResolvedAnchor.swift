import UIKit

/// An item of a constraint and its attribute.
struct ResolvedAnchor {
  var item: AnyObject
  var attribute: NSLayoutConstraint.Attribute

  /// The view that is the item, or to which the guide belongs.
  @MainActor var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// The attributes by their names in files.
  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
    "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Returns whether a constraint may relate the attributes.
  static func relates(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?, multiplier: Double
  ) -> Bool {
    guard let second else { return lengths.contains(first) }
    guard lengths.contains(first) == lengths.contains(second), vertical.contains(first) == vertical.contains(second) else { return false }
    if directional.contains(first) && absolute.contains(second) || absolute.contains(first) && directional.contains(second) { return false }
    return multiplier != 0 || lengths.contains(first)
  }

  private static let lengths: Set<NSLayoutConstraint.Attribute> = [.width, .height]
  private static let vertical: Set<NSLayoutConstraint.Attribute> = [
    .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
  ]
  private static let directional: Set<NSLayoutConstraint.Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
  private static let absolute: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
}
