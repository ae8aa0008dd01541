/// A number in a file.
package struct InterfacePlace: Hashable, Sendable {
  /// The path of the file.
  package var path: String
  /// The identifier of the object or constraint.
  package var id: String
  /// The attribute, such as "constant", "multiplier" and "priority", or the key path of a runtime attribute, such as "layer.cornerRadius".
  package var attribute: String

  /// Creates a place.
  package init(path: String, id: String, attribute: String) {
    self.path = path
    self.id = id
    self.attribute = attribute
  }
}
