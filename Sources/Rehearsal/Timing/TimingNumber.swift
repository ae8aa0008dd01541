import CoreGraphics
import Foundation

/// The format of numbers in plots and tables, readable and independent of the locale.
package enum TimingNumber {
  /// A time to the millisecond, such as "0.44 s".
  package static func seconds(_ seconds: Double) -> String { DecimalText.of(seconds, places: 3) + " s" }

  /// A percentage with two figures, such as "1.1 %", and at most two decimals.
  package static func percent(_ fraction: Double) -> String {
    let percent = fraction * 100
    return DecimalText.of(percent, places: abs(percent) < 1 ? 2 : abs(percent) < 10 ? 1 : 0) + " %"
  }

  /// A number with four figures, such as "405.7", "33.03" or "0.82".
  package static func figures(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "∞" }
    let whole = number == 0 ? 1 : Int(floor(log10(abs(number)))) + 1
    return DecimalText.of(number, places: (4 - whole).clamped(to: 0...4))
  }

  /// The shortest text that reads back as the same number, for the clipboard.
  package static func exact(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }
}
