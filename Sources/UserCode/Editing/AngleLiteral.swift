import Foundation
import Rehearsal

/// An angle in Swift source that is a product with π, such as `.pi / 4` or `CGFloat.pi * 0.75`.
struct AngleLiteral {
  /// π as it is written, such as ".pi".
  private let pi: String

  /// Creates an angle from its text, or returns nil if it doesn't contain π.
  init?(_ text: String) {
    guard let end = text.range(of: ".pi")?.upperBound else { return nil }
    pi = String(text[..<end].reversed().prefix { $0.isLetter || $0 == "." }.reversed())
  }

  /// Returns the text for another angle: a fraction of π if possible, and otherwise a number of radians.
  func text(for radians: Double) -> String {
    let halfTurns = radians / .pi
    for divisor in 1...12 {
      let count = (halfTurns * Double(divisor)).rounded()
      // The panel shows four decimals.
      guard count != 0, abs(radians - count * .pi / Double(divisor)) < 0.5e-4 else { continue }
      let sign = count < 0 ? "-" : ""
      let factor = abs(count) == 1 ? "" : "\(Int(abs(count))) * "
      return sign + factor + pi + (divisor == 1 ? "" : " / \(divisor)")
    }
    return DecimalText.of(radians, places: 4)
  }
}
