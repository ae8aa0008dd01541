/// A line of a file before and after an edit.
package struct LineChange: Equatable, Sendable {
  /// The number of the line, from 1.
  package let number: Int
  /// The line before the edit, without its end.
  package let old: String
  /// The line after the edit, without its end.
  package let new: String

  /// The change as the two lines of a difference: "-14 old" and "+14 new".
  package var text: String { "-\(number) \(old)\n+\(number) \(new)" }
}

/// Where the lines of a file begin and end.
struct LineMap {
  /// The ranges of the lines in bytes, without the line ends.
  private(set) var lines: [Range<Int>] = []

  /// Finds the lines of a text. A line ends with "\n", "\r\n" or "\r", as in Swift.
  init(_ text: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      guard byte == newline || byte == carriageReturn else { continue }
      lines.append(start..<index - 1)
      if byte == carriageReturn, index < text.count, text[index] == newline { index += 1 }
      start = index
    }
    lines.append(start..<text.count)
  }

  /// Returns the number of the line that contains a byte, from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
