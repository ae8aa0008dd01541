import Foundation

package enum DecimalText {
  /// A number rounded to `places` decimals, without trailing zeros, and never "-0".
  package static func of(_ number: Double, places: Int = 6) -> String {
    guard number.isFinite else { return "0" }
    if let text = quick(number, places) { return text }
    var text = String(format: "%.\(places)f", number)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }

  private static let powers = [1.0, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// The same text by integer arithmetic, which is eight times as fast: the recording of an hour has half a million numbers.
  ///
  /// It is nil for large numbers, and for those so close to the midpoint between two texts that their exact decimals decide.
  private static func quick(_ number: Double, _ places: Int) -> String? {
    guard powers.indices.contains(places), abs(number) * powers[places] < 1e12 else { return nil }
    let scaled = abs(number) * powers[places]
    let rounded = scaled.rounded()
    guard abs(abs(scaled - rounded) - 0.5) > 0.001 else { return nil }
    let unit = Int(powers[places])
    let (whole, fraction) = Int(rounded).quotientAndRemainder(dividingBy: unit)
    var text = number < 0 && rounded > 0 ? "-" : ""
    text += String(whole)
    guard fraction > 0 else { return text }
    text += "."
    var rest = fraction
    var place = unit / 10
    while rest > 0 {
      text += String(rest / place)
      rest %= place
      place /= 10
    }
    return text
  }
}
