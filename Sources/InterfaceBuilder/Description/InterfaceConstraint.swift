/// A constraint of a file.
package struct InterfaceConstraint: Equatable, Sendable {
  /// An item and its attribute, such as "leading" or "centerXWithinMargins".
  package struct Anchor: Equatable, Sendable {
    /// The identifier of a view or layout guide, or nil for the view that holds the constraint.
    package var item: String?
    /// The attribute.
    package var attribute: String

    /// Creates an anchor.
    package init(item: String?, attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The identifier, which is unique in the file.
  package var id: String
  /// The item and attribute on the left side.
  package var first: Anchor
  /// The item and attribute on the right side, or nil for a constant size.
  package var second: Anchor?
  /// The relation: "equal", "lessThanOrEqual" or "greaterThanOrEqual".
  package var relation = "equal"
  /// The multiplier, also of a ratio such as "16:9".
  package var multiplier = 1.0
  /// The constant, in points.
  package var constant = 0.0
  /// Whether the constant is the standard distance.
  package var usesStandardSpacing = false
  /// The priority, 1…1000.
  package var priority = 1000.0
  /// The identifier that code sees, or nil.
  package var identifier: String?
  /// Whether the constraint is removed when the file is loaded.
  package var isPlaceholder = false
  /// Whether the constraint is active in any size class.
  package var isInstalled = true
  /// The outlets to and from the constraint, and so on.
  package var connections: [InterfaceConnection] = []
  /// Values that are set by key path after the constraint has been created.
  package var runtimeAttributes: [InterfaceRuntimeAttribute] = []
  /// The class of the user's code, or nil.
  package var customClass: String?
  /// The constants by size classes, such as "heightClass=compact".
  package var constants: [String: Double] = [:]
  /// The line, from 1.
  package var line: Int

  /// Creates a constraint.
  package init(id: String, first: Anchor, second: Anchor? = nil, line: Int) {
    self.id = id
    self.first = first
    self.second = second
    self.line = line
  }
}
