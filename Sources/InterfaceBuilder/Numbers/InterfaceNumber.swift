import Foundation

/// A number in the text of an Interface Builder file that can be tuned.
package struct InterfaceNumber: Equatable, Sendable {
  /// What a number means.
  package enum Kind: String, Equatable, Sendable {
    /// The constant of a constraint, in points.
    case constant
    /// The multiplier of a constraint.
    case multiplier
    /// The priority of a constraint, 1…1000.
    case priority
    /// The alpha of a color, 0…1.
    case alpha
    /// The spacing of a stack view, in points.
    case spacing
    /// The value of a runtime attribute, or a coordinate of it.
    case runtimeAttribute
  }

  /// The place, by which the number's tuned value is asked for.
  package var place: InterfacePlace
  /// The position of the number's text in the file, in bytes, without the quotation marks.
  package var range: Range<Int>
  /// The value.
  package var value: Double
  /// The line, from 1.
  package var line: Int
  /// What people call it, as in "Card.top = Safe Area.top constant".
  package var title: String
  /// The title of the scene's controller, or nil in a nib.
  package var scene: String?
  /// What it means.
  package var kind: Kind
  /// Whether the file has a place for whole numbers only.
  package var isInteger = false

  /// Returns a value as the file has it.
  package func text(for value: Double) -> String { (isInteger ? value.rounded() : value).plain }

  /// Returns a file with other values for some of its numbers. All other bytes stay as they are.
  package static func replacing(_ values: [(number: InterfaceNumber, value: Double)], in bytes: Data) -> Data {
    var result = [UInt8](bytes)
    for (number, value) in values.sorted(by: { $0.number.range.lowerBound > $1.number.range.lowerBound }) {
      guard value.isFinite, number.range.upperBound <= result.count else { continue }
      result.replaceSubrange(number.range, with: number.text(for: value).utf8)
    }
    return Data(result)
  }
}
