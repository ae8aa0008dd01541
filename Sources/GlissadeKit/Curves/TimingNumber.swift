import Foundation

/// Numbers as plots and tables show them: as exact as can be read, never with a locale's comma.
enum TimingNumber {
  /// "0.44 s", to the millisecond.
  static func seconds(_ seconds: Double) -> String { DecimalText.of(seconds, places: 3) + " s" }

  /// "1.1 %": two figures, and none below a hundredth of a per cent.
  static func percent(_ share: Double) -> String {
    let percent = share * 100
    return DecimalText.of(percent, places: abs(percent) < 1 ? 2 : abs(percent) < 10 ? 1 : 0) + " %"
  }

  /// Four figures: "405.7", "33.03", "0.8200" as "0.82".
  static func figures(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "∞" }
    let whole = number == 0 ? 1 : Int(floor(log10(abs(number)))) + 1
    return DecimalText.of(number, places: min(max(4 - whole, 0), 4))
  }

  /// Every digit, to be pasted elsewhere: the shortest text that reads back as the same number.
  static func exact(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }
}
