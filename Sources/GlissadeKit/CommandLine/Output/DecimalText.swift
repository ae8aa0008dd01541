import Foundation

/// Numbers as people and programs like to read them.
enum DecimalText {
  /// A number rounded to `places` decimals, without trailing zeros and never "-0".
  static func of(_ number: Double, places: Int = 6) -> String {
    guard number.isFinite else { return "0" }
    var text = String(format: "%.\(places)f", number)
    if text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }
}
