/// An element of an XML file, with everything inside it.
struct MarkupElement: Equatable {
  /// The name.
  var name: String
  /// The attributes by their names.
  var attributes: [String: String]
  /// The elements inside, in the order of the file.
  var children: [MarkupElement] = []
  /// The text inside, without that of the elements inside.
  var text = ""
  /// The line of the start tag, from 1.
  var line: Int
  /// The number of start tags before this one.
  var ordinal: Int

  /// The key, which says what the element is to the one that contains it.
  var key: String? { attributes["key"] }

  /// Returns an attribute's text.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Returns an attribute's number, or nil if it is none.
  func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init(finite:)) }

  /// Returns the first element inside with a name.
  func first(_ name: String) -> MarkupElement? { children.first { $0.name == name } }
}

extension Double {
  /// Creates a number from its text unless it is infinite or not a number.
  init?(finite text: String) {
    guard let value = Double(text), value.isFinite else { return nil }
    self = value
  }
}
