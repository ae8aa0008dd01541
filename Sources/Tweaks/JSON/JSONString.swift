import Foundation

package enum JSONString {
  /// Returns the text in double quotes, with only the necessary characters escaped.
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
