/// Replacements in a file's text that preserve its lines.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    /// The order of edits at the same place.
    let order: Int
  }

  private struct Move {
    let range: Range<Int>
    let target: Int
    let opening: String
    let closing: String
  }

  private var edits: [Edit] = []
  private var moves: [Move] = []

  /// The number of edits.
  var count: Int { edits.count + moves.count }

  /// Replaces a range of UTF-8 bytes. Line breaks in the range are kept, after the new text.
  mutating func replace(_ range: Range<Int>, with text: String) { edits.append(Edit(range: range, text: text, order: edits.count)) }

  /// Inserts text before the byte at `offset`. A later insertion at the same place comes after an earlier one.
  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Inserts text before the byte at `offset`, after all other insertions there.
  mutating func insertLast(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text, order: Int.max / 2 + edits.count))
  }

  mutating func wrap(_ range: Range<Int>, in opening: String, _ closing: String) {
    insert(opening, at: range.lowerBound)
    insert(closing, at: range.upperBound)
  }

  /// Moves the text in a range, with the edits in it, to the byte at `target` outside of the range. The line breaks in the range stay.
  mutating func move(_ range: Range<Int>, to target: Int, opening: String, closing: String) {
    moves.append(Move(range: range, target: target, opening: opening, closing: closing))
  }

  /// Removes a range with the edits in it, and returns its edited text. The line breaks in the range stay.
  mutating func cut(_ range: Range<Int>, from bytes: [UInt8]) -> String {
    func isInside(_ edit: Edit) -> Bool { range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound }
    let text = Self.apply(edits.filter(isInside), to: bytes, in: range)
    edits.removeAll(where: isInside)
    replace(range, with: "")
    return String(decoding: text, as: UTF8.self)
  }

  func apply(to bytes: [UInt8]) -> [UInt8] {
    var whole = self
    whole.moves = []
    for move in moves {
      whole.insert(move.opening + whole.cut(move.range, from: bytes) + move.closing, at: move.target)
    }
    return Self.apply(whole.edits, to: bytes, in: bytes.indices)
  }

  /// Returns the edited text of a range. An edit inside a range that is replaced as a whole is left out.
  private static func apply(_ edits: [Edit], to bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count + edits.count * 32)
    var position = range.lowerBound
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
    result.append(contentsOf: bytes[position..<range.upperBound])
    return result
  }
}
