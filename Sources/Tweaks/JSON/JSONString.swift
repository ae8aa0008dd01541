import Foundation

/// Text as JSON writes it.
package enum JSONString {
  /// The text in double quotes, with what JSON needs escaped and nothing else.
  package static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where scalar.value < 0x20: String(format: "\\u%04x", scalar.value)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
