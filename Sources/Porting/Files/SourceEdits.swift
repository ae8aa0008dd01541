/// Replacements in a file's text, which keep its lines.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    /// The order of edits at the same place.
    let order: Int
  }

  private var edits: [Edit] = []

  /// Replaces a range of UTF-8 bytes. Line breaks in the range are kept, after the new text.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  /// Inserts text before the byte at `offset`. A later insertion at the same place comes after an earlier one.
  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Inserts text around a range.
  mutating func wrap(_ range: Range<Int>, in opening: String, _ closing: String) {
    insert(opening, at: range.lowerBound)
    insert(closing, at: range.upperBound)
  }

  /// Returns the edited text. An edit inside of a range that is replaced as a whole is left out.
  func apply(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.count * 32)
    var position = 0
    let sorted = edits.sorted {
      if $0.range.lowerBound != $1.range.lowerBound { return $0.range.lowerBound < $1.range.lowerBound }
      // Insertions come before replacements at the same place, and a longer replacement includes a shorter one.
      if $0.range.isEmpty != $1.range.isEmpty { return $0.range.isEmpty }
      return $0.range.count != $1.range.count ? $0.range.count > $1.range.count : $0.order < $1.order
    }
    for edit in sorted where edit.range.lowerBound >= position {
      result.append(contentsOf: bytes[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.text.utf8)
      result.append(contentsOf: bytes[edit.range].filter { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      position = edit.range.upperBound
    }
    result.append(contentsOf: bytes[position...])
    return result
  }
}
