import Foundation
import SourceReport

/// Edits of a source for measurements.
enum SourceEdits {
  /// Appends a harmless function, which is new code for the compiler.
  static func code(_ source: Data, edit: Int) -> Data { source + Data("\nprivate func benchmarkEdit\(edit)() {}\n".utf8) }

  /// Returns the number to change: the first live one, preferably one that affects the motion, or nil if there is none.
  static func number(in report: SourceReport) -> SourceValue? {
    let live = report.values.filter { value in
      if case .number = value.content { return value.staticReason == nil && value.interfacePlace == nil }
      return false
    }
    return live.first(where: \.isPrimary) ?? live.first
  }

  /// Replaces the literal by another number.
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
