import Foundation

extension String {
  /// The text without digits, signs and decimal points, used to compare two problems.
  var withoutNumbers: String { filter { !$0.isNumber && $0 != "." && $0 != "-" } }

  /// What two problems with the same cause have in common: the text without the failing phase, the direction of the transition, and
  /// numbers.
  var cause: String {
    var text = self[...]
    for phase in DemoPhase.allCases {
      let prefix = "\(phase.rawValue) fails afterwards: "
      if text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    }
    if let arrow = text.range(of: " → "), let colon = text[arrow.upperBound...].range(of: ": ") { text = text[colon.upperBound...] }
    return String(text).replacing(/the view of \w+/, with: "the view").withoutNumbers
  }
}
