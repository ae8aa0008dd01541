import Testing

@testable import UserCode

@Suite("Numbers in the style of the source")
struct NumberLiteralTests {
  /// A literal, a new value, and the text of the new literal.
  static let cases: [(String, Double, String)] = [
    // There are as many decimals as the number needs, and at least as many as the literal has if they end with a zero.
    ("0.80", 0.5, "0.50"), ("0.80", 0.125, "0.125"), ("0.8", 0.5, "0.5"), ("1.0", 2, "2.0"), ("0.45", 0.1 + 0.2, "0.3"),
    ("0.82", 0.6, "0.6"),
    ("0.82", 1, "1.0"), ("0.50", 0.6, "0.60"), ("2.00", 1.5, "1.50"),
    // An integer stays one as long as it can.
    ("300", 250, "250"), ("1", 0.5, "0.5"), ("0", 12, "12"), ("12", 0, "0"),
    // Signs.
    ("-0.5", -0.25, "-0.25"), ("-0.5", 0.25, "0.25"), ("0.5", -0.25, "-0.25"), ("+1", 2, "+2"), ("-1.0", 0, "0.0"),
    // Separators.
    ("1_000", 2500, "2_500"), ("1_000", 999, "999"), ("1_000", 1_234_567, "1_234_567"), ("1_00_00", 123_456, "12_34_56"),
    ("0.000_1", 0.0002, "0.000_2"), ("1_000.25", 2000.5, "2_000.5"),
    // Exponents.
    ("1e-3", 0.002, "2e-3"), ("1e-3", 0.0025, "2.5e-3"), ("1.0e-3", 0.002, "2.0e-3"), ("1E+3", 2000, "2E+3"), ("25e-2", 0.3, "30e-2"),
    ("1e-3", 5, "5e0"), ("1e6", 0, "0e6"), ("1e2", 2e7, "2e7"),
    // Other radixes.
    ("0xFF", 16, "0x10"), ("0x0f", 10, "0x0a"), ("0xFF_FF", 4096, "0x10_00"), ("0b0101", 2, "0b0010"), ("0o17", 8, "0o10"),
    ("0xFF", 0.5, "0.5"), ("0x1p-2", 0.5, "0.5"),
    // Very small and very large numbers.
    ("0.5", 1e-20, "1e-20"), ("1", 1e15, "1000000000000000"),
  ]

  @Test("A number is written like the one that it replaces", arguments: cases)
  func style(old: String, value: Double, new: String) throws {
    let literal = try #require(NumberLiteral(old))
    #expect(literal.text(for: value) == new)
    let read = try #require(NumberLiteral(new))
    #expect(abs(read.value - value) <= abs(value) * 1e-9)
  }

  @Test(
    "The value of a literal is read in every form",
    arguments: [
      ("0.80", 0.8), ("-0.5", -0.5), ("1_000", 1000), ("1e-3", 0.001), ("0xFF", 255), ("0b101", 5), ("0o17", 15), ("0x1p-2", 0.25),
    ])
  func value(text: String, value: Double) { #expect(NumberLiteral(text)?.value == value) }

  @Test("Text that isn't a number is none", arguments: ["", "-", "abc", "0.8s", "1.", "1e", "0x", "--1", "0.5.5", "true"])
  func noNumber(text: String) { #expect(NumberLiteral(text) == nil) }

  /// An angle, another one in half turns, and the text of that.
  static let angleCases: [(String, Double, String)] = [
    (".pi / 4", 1.0 / 3, ".pi / 3"), ("CGFloat.pi * 0.75", 0.25, "CGFloat.pi / 4"), ("-.pi / 5", -1.0 / 6, "-.pi / 6"),
    (".pi / 4", 2.0 / 3, "2 * .pi / 3"), (".pi / 4", 1, ".pi"), (".pi / 4", 0.222, "0.6974"), (".pi / 4", 0, "0"),
  ]

  @Test("An angle is written with π if it is a fraction of it, and otherwise in radians", arguments: angleCases)
  func angles(old: String, halfTurns: Double, new: String) { #expect(AngleLiteral(old)?.text(for: halfTurns * Double.pi) == new) }
}
