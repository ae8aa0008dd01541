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

extension LineChange {
  /// Returns both lines with at most `count` characters each, cut such that what differs is in sight. “…” stands for what is left out.
  ///
  /// - Parameters:
  ///   - count: The number of characters, 20 or more.
  ///   - indent: The number of characters to leave out at the beginning of both lines.
  package func cut(to count: Int, indent: Int = 0) -> (old: String, new: String) {
    let (before, after) = (Array(old.dropFirst(indent)), Array(new.dropFirst(indent)))
    guard max(before.count, after.count) > count else { return (String(before), String(after)) }
    let same = zip(before, after).prefix { $0 == $1 }.count
    // Some of what comes before the change tells where it is.
    let start = same <= count / 2 ? 0 : min(same - count / 3, max(before.count, after.count) - count + 1)
    return (Self.piece(of: before, from: start, count), Self.piece(of: after, from: start, count))
  }

  private static func piece(of line: [Character], from start: Int, _ count: Int) -> String {
    let head = start > 0 ? "…" : ""
    let rest = line.dropFirst(start)
    let room = count - head.count
    return head + (rest.count > room ? String(rest.prefix(room - 1)) + "…" : String(rest))
  }
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
