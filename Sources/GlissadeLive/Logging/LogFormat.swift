import Foundation

/// A format for messages, with a specifier for each argument.
struct LogFormat {
  private let format: String

  init(_ format: String) { self.format = format }

  /// Replaces the specifiers by the arguments. A specifier without an argument remains.
  func text(with arguments: [Any]) -> String {
    var rest = arguments[...]
    // A privacy in braces, flags with width and precision, the length of the argument, and the conversion.
    let specifier = /%(?:\{[^}]*\})?([-+ 0#]*\d*(?:\.\d+)?)(?:hh|h|ll|l|q|z|t|j)?([@a-zA-Z%])/
    return format.replacing(specifier) { match in
      if match.output.2 == "%" { return "%" }
      guard let argument = rest.popFirst() else { return String(match.output.0) }
      return Self.text(of: argument, flags: String(match.output.1), conversion: String(match.output.2))
    }
  }

  private static func text(of argument: Any, flags: String, conversion: String) -> String {
    switch conversion {
    case "d", "i", "D", "u", "U", "x", "X", "o", "O":
      guard let number = argument as? any BinaryInteger else { break }
      let letter =
        conversion == "i" || conversion == "D" ? "d" : conversion == "U" || conversion == "O" ? conversion.lowercased() : conversion
      return String(format: "%\(flags)l\(letter)", Int(truncatingIfNeeded: number))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let number = argument as? any BinaryFloatingPoint else { break }
      return String(format: "%\(flags)\(conversion)", Double(number))
    default: break
    }
    return "\(argument)"
  }
}
