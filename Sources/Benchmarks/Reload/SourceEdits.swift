import Foundation
import SourceReport

/// Edits of a source that are made one after the other, to measure how long it takes until they are seen.
enum SourceEdits {
  /// Returns a source with another harmless function at its end, which is new code for the compiler.
  static func code(_ source: Data, edit: Int) -> Data { source + Data("\nprivate func benchmarkEdit\(edit)() {}\n".utf8) }

  /// Returns the value to change, the first live number, of those that steer the transition if there is one, or nil if there is no live
  /// number.
  static func number(in report: SourceReport) -> SourceValue? {
    let live = report.values.filter { value in
      if case .number = value.content { return value.staticReason == nil && value.file == 0 }
      return false
    }
    return live.first(where: \.isPrimary) ?? live.first
  }

  /// Returns a source with another number in place of a literal.
  static func number(_ source: Data, _ value: SourceValue, edit: Int) -> Data {
    guard case .number(let number) = value.content else { return source }
    let text: String
    if number.isInteger {
      text = "\(Int(number.value) + (edit.isMultiple(of: 2) ? 1 : 2))"
    } else {
      text = String(format: "%.4f", number.value + max(abs(number.value), 0.1) * 0.001 * Double(edit + 1))
    }
    var source = source
    source.replaceSubrange(value.range, with: Data(text.utf8))
    return source
  }
}
