import Foundation
import SourceReport
import Tweaks

/// New values for literals of one file, as replacements of just those literals.
package struct SourceEdit: Equatable, Sendable {
  package let path: String
  /// The literals that change, in the order of the file.
  package let changes: [LiteralChange]

  /// Creates an edit of a file with the present contents `text`. Values that the literals already have change nothing, and those of other
  /// files are ignored.
  ///
  /// Throws if the literals are no longer where the report found them, or can't have the values.
  package init(_ newValues: [Tweak.ID: TweakValue], in report: SourceReport, file: Int, text: [UInt8]) throws(SourceEditError) {
    let path = report.files[file].path
    var changes: [LiteralChange] = []
    for value in report.values where value.file == file {
      guard let newValue = newValues[value.id] else { continue }
      var new = try LiteralChange.text(of: value, for: newValue)
      guard new != value.text else { continue }
      if new.hasPrefix("-"), !value.text.hasPrefix("-"), text.needsParentheses(around: value.range) { new = "(\(new))" }
      changes.append(LiteralChange(id: value.id, range: value.range, old: value.text, new: new))
    }
    self.init(path: path, changes: changes.sorted { $0.range.lowerBound < $1.range.lowerBound })
    try check(text)
  }

  private init(path: String, changes: [LiteralChange]) {
    self.path = path
    self.changes = changes
  }

  /// Returns a text with the new literals and everything else unchanged. Throws if a literal is no longer in its place.
  package func applied(to text: [UInt8]) throws(SourceEditError) -> [UInt8] {
    try check(text)
    var result: [UInt8] = []
    result.reserveCapacity(text.count + changes.count * 4)
    var end = 0
    for change in changes {
      result += text[end..<change.range.lowerBound]
      result += change.new.utf8
      end = change.range.upperBound
    }
    return result + text[end...]
  }

  /// Returns the lines of a text that the edit changes, before and after it. Throws if a literal is no longer in its place.
  package func lines(in text: [UInt8]) throws(SourceEditError) -> [LineChange] {
    let edited = try applied(to: text)
    // No literal spans several lines, so the lines of both texts have the same numbers.
    let before = LineMap(text)
    let after = LineMap(edited)
    var numbers: [Int] = []
    for number in changes.map({ before.line(at: $0.range.lowerBound) }) where numbers.last != number { numbers.append(number) }
    return numbers.map { number in
      LineChange(
        number: number, old: String(decoding: text[before.lines[number - 1]], as: UTF8.self),
        new: String(decoding: edited[after.lines[number - 1]], as: UTF8.self))
    }
  }

  /// The edit that restores the literals after this one has been applied. It restores just these literals, and only if they are still as
  /// this edit has written them.
  package var inverse: SourceEdit {
    var shift = 0
    let inverted = changes.map { change in
      let start = change.range.lowerBound + shift
      shift += change.new.utf8.count - change.old.utf8.count
      return LiteralChange(id: change.id, range: start..<start + change.new.utf8.count, old: change.new, new: change.old)
    }
    return SourceEdit(path: path, changes: inverted)
  }

  /// Returns the same edit at the places where a newer report finds the literals. Throws if a literal is gone, or is no longer as this edit
  /// expects it.
  package func relocated(by report: SourceReport) throws(SourceEditError) -> SourceEdit {
    guard let file = report.files.firstIndex(where: { $0.path == path }) else {
      throw SourceEditError(.outdated, "“\(path)” is no longer among the files")
    }
    var moved: [LiteralChange] = []
    for change in changes {
      guard let value = report.values.first(where: { $0.file == file && $0.id == change.id }) else {
        throw SourceEditError(.outdated, "“\(change.id)” is no longer in “\((path as NSString).lastPathComponent)”")
      }
      // Parentheses around a number that has become negative aren't part of the literal.
      let shift = change.old.hasPrefix("(") && !value.text.hasPrefix("(") ? 1 : 0
      let range = value.range.lowerBound - shift..<value.range.upperBound + shift
      guard change.old.utf8.count == range.count, change.old.dropFirst(shift).hasPrefix(value.text) else {
        throw .outdated(change.old, path: path, line: value.line)
      }
      var change = change
      change.range = range
      moved.append(change)
    }
    return SourceEdit(path: path, changes: moved.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  private func check(_ text: [UInt8]) throws(SourceEditError) {
    var end = 0
    for change in changes {
      guard change.range.lowerBound >= end, text.hasToken(change.old, at: change.range) else {
        throw .outdated(change.old, path: path, line: LineMap(text).line(at: change.range.lowerBound))
      }
      end = change.range.upperBound
    }
  }
}
