import Testing

@testable import Tweaks

@Suite("Sums typed into a field")
struct ArithmeticTests {
  @Test(
    "Signs, parentheses and the order of operations are as at school",
    arguments: [
      ("0.3*2", 0.6), ("1 + 2 * 3", 7), ("(1+2)*3", 9), ("-(2+3)", -5), ("8/4/2", 1), ("5 - 3 - 1", 1), ("1,5*2", 3), ("1e-3*2", 0.002),
      ("2×3÷4", 1.5), ("--2", 2), ("7", 7), (".5", 0.5), ("3-1", 2),
    ] as [(String, Double)])
  func results(text: String, result: Double) {
    #expect(Arithmetic.value(of: text).map { abs($0 - result) < 1e-12 } == true)
  }

  @Test(
    "What is no sum has no result",
    arguments: ["", "+", "2*", "(1", "1)", "soon", "1/0", "0/0", "1..2", "e5", "nan", "inf", "0x10"])
  func nonsense(text: String) {
    #expect(Arithmetic.value(of: text) == nil)
  }

  @Test("Five thousand open parentheses have no result")
  func deepNonsense() {
    nonsense(text: String(repeating: "(", count: 5000))
  }

  @Test("A number with a unit may be a sum as well; the range still holds")
  func inTweaks() throws {
    let tweak = CardParameters.store().tweak("present.duration")!
    #expect(try tweak.value(parsing: "0.3*2 s") == .number(0.6))
    #expect(try tweak.value(parsing: "200+240 ms") == .number(0.44))
    #expect(tweak.value(clampingTyped: "2*2") == .number(3))
  }
}
