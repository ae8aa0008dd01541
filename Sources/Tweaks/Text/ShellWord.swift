/// Words as a POSIX shell reads them.
package enum ShellWord {
  /// Returns a text as one word for a shell: unchanged if it only has letters, digits, and plain characters, otherwise in quotes.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || "=.,-_/+#".unicodeScalars.contains($0))
    }
    // A word that begins with one of these would be read as an option or a comment.
    let isWord = isPlain && !text.isEmpty && !text.hasPrefix("-") && !text.hasPrefix("#")
    return isWord ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
