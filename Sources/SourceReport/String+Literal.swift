extension String {
  package var swiftLiteral: String { "\"\(escapedForSwift)\"" }

  /// The contents of the literal. The compiler also prints the names of files in this form.
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
