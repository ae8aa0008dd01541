import Foundation

extension MarkupElement {
  /// The text of a `string` or `mutableString`, which Interface Builder encodes when it contains special characters.
  var string: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    let encoded = text.filter { !$0.isWhitespace }
    let padded = encoded + String(repeating: "=", count: (4 - encoded.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// Whether an attribute's text is "YES" or "true".
  func isOn(_ attribute: String) -> Bool { self[attribute].map { $0 == "YES" || $0 == "true" } ?? false }
}

/// How the keys of an object's texts in strings files start.
struct InterfaceTextKeys {
  var start: String
  /// Whether the key goes on with a capital letter, as in "normalTitle".
  var isCapitalized = false

  /// Returns the key for an attribute.
  func key(for attribute: String) -> String {
    start + (isCapitalized ? attribute.prefix(1).uppercased() + attribute.dropFirst() : attribute)
  }
}
