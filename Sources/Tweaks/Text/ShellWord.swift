/// Words as a POSIX shell reads them.
package enum ShellWord {
  /// A word for the shell to read as one: as it is where it has only letters, digits and plain signs, else in quotes.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || "=.,-_/+#".unicodeScalars.contains($0))
    }
    // What begins with one would be read as an option, or as a comment.
    let isWord = isPlain && !text.isEmpty && !text.hasPrefix("-") && !text.hasPrefix("#")
    return isWord ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
