extension String {
  /// The string as a literal of Swift.
  package var swiftLiteral: String { "\"\(escapedForSwift)\"" }

  /// The string as it is between the quotation marks of a literal. The compiler repeats names of files in this form.
  package var escapedForSwift: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case _ where scalar.properties.generalCategory == .control: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }.joined()
  }
}
