/// The lines of a text in UTF-8.
package struct LineMap: Sendable {
  /// The ranges of the lines in bytes, without the line breaks.
  package private(set) var lines: [Range<Int>] = []

  /// Finds the lines of a text. A line ends with "\n", "\r\n" or "\r", as in Swift.
  package init(_ text: [UInt8]) {
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
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
