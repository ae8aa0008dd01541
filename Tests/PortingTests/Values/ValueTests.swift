import SourceReport
import Testing

@testable import Porting

@Suite("Finding values")
struct ValueTests {
  private let source = """
    struct Parameters {
      /// The damping, 0.1…1.2.
      var dampingRatio: CGFloat = 0.8
    }
    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: Context?) -> TimeInterval { 0.35 }
      func animateTransition(using context: Context) {
        UIView.animate(withDuration: 0.5, delay: 0.1, options: [.curveEaseOut]) {
          view.alpha = 0.4
          view.transform = CGAffineTransform(translationX: -40, y: 2 * x)
        }
        if velocity.y > 800 || progress > 0.3 { finish() }
        view.layer.cornerRadius = 12
        view.layer.cornerRadius = 16
      }
    }
    """

  @Test("Given literals, then they are named by declaration and label, and repeats are numbered")
  func identifiers() throws {
    let ids = try PortingHarness(source).report.values.map(\.id)
    #expect(
      ids == [
        "Parameters.dampingRatio", "Fade.transitionDuration", "Fade.animateTransition.duration", "Fade.animateTransition.delay",
        "Fade.animateTransition.options", "Fade.animateTransition.alpha", "Fade.animateTransition.transform.translationX",
        "Fade.animateTransition.velocity.threshold", "Fade.animateTransition.progress.threshold", "Fade.animateTransition.cornerRadius",
        "Fade.animateTransition.cornerRadius#2",
      ])
  }

  @Test("Given code before a literal that is new, then its identifier stays")
  func stability() throws {
    let before = try PortingHarness(source).report.values.map(\.id)
    let after = try PortingHarness("import UIKit\nlet other = 5\n\n" + source).report.values.map(\.id)
    #expect(after == ["other"] + before)
  }

  @Test(
    "Given a label, then it decides the unit and the range",
    arguments: [
      ("Parameters.dampingRatio", SourceValue.Unit.ratio, 0.1...1.2), ("Fade.transitionDuration", .seconds, 0...3),
      ("Fade.animateTransition.delay", .seconds, 0...3), ("Fade.animateTransition.alpha", .ratio, 0...1),
      ("Fade.animateTransition.transform.translationX", .points, -80...80),
      ("Fade.animateTransition.velocity.threshold", .pointsPerSecond, 0...3200), ("Fade.animateTransition.cornerRadius", .points, 0...24),
    ] as [(String, SourceValue.Unit, ClosedRange<Double>)])
  func units(id: String, unit: SourceValue.Unit, range: ClosedRange<Double>) throws {
    let number = try PortingHarness(source).number(id)
    #expect(number.unit == unit)
    #expect(number.range == range)
    #expect(!number.isInteger)
  }

  @Test("Given arguments of one animation, then they share its timing")
  func timings() throws {
    let ported = try PortingHarness(source)
    #expect(
      ported.report.timings == [
        SourceTiming(
          call: "Fade.animateTransition.animate",
          values: [.duration: "Fade.animateTransition.duration", .curve: "Fade.animateTransition.options"])
      ])
  }

  @Test(
    "Given a number that scales a value, then it has no unit and is no part of a timing, and its title says what it does",
    arguments: [
      ("animate(withDuration: duration * 0.7)", "Duration factor", SourceValue.Unit.none),
      ("animate(withDuration: duration / 3)", "Duration divisor", .none),
      ("animate(withDuration: 0.7 * duration)", "Duration factor", .none), ("v.alpha = 0.4 * p", "Alpha factor", .ratio),
      ("animate(withDuration: 0.7 / speed)", "Duration", .seconds), ("animate(withDuration: 0.7 * 3)", "Duration", .seconds),
      ("animate(withDuration: duration + 0.7)", "Duration", .seconds),
    ] as [(String, String, SourceValue.Unit)])
  func factors(statement: String, title: String, unit: SourceValue.Unit) throws {
    let value = try #require(try PortingHarness("func a() { \(statement) }").report.values.first)
    guard case .number(let number) = value.content else { return }
    #expect(value.title == title)
    #expect(number.unit == unit)
    #expect(value.isPrimary || unit == .ratio)
  }

  @Test("Given a literal, then its range in the file is the literal with its sign, and the title is in words")
  func ranges() throws {
    let value = try PortingHarness(source).value("Fade.animateTransition.transform.translationX")
    #expect(value.text == "-40")
    #expect(String(decoding: Array(source.utf8)[value.range], as: UTF8.self) == "-40")
    #expect(value.title == "Transform translation x")
    #expect(value.isPrimary)
  }

  @Test(
    "Given a literal that steers nothing, then it isn't listed",
    arguments: [
      "let a = b[3]", "func a() { for i in 0..<5 { use(i) } }", "func a() { view.tag = 7 }", "func a() { x = x + 1 }", "let a = \"3\"",
      "let c = 0xFF", "var isOn = false\nfunc a() { isOn = true }", "func numberOfSections(in t: T) -> Int { 3 }",
      "@available(iOS 13, *) class A {}",
      "func a() { if #available(iOS 13, *) {} }",
    ])
  func unlisted(source: String) throws { #expect(try PortingHarness(source).report.values.isEmpty) }

  @Test("Given a constant, then it is computed each time so that it is live")
  func constants() throws {
    let ported = try PortingHarness("enum C { static let radius: CGFloat = 16; static let duration = 0.4 }")
    #expect(
      ported.code
        == "enum C { static var radius: CGFloat { _glissade.number(0, 16) }; static var duration: Double { _glissade.number(1, 0.4) } }")
  }

  @Test(
    "Given a literal that must be constant, then it stays as it is, with the reason",
    arguments: [
      "enum A: Int { case b = 7 }", "func a() { switch b { case 7: c(); default: d() } }", "var level = max(level0, 7)",
      "func a() { b.keyTimes = [0.5] }",
    ])
  func staticValues(source: String) throws {
    let ported = try PortingHarness(source)
    #expect(ported.report.values.first?.staticReason != nil)
    #expect(ported.code == source)
  }

  @Test("Given a plain index, then that literal alone stays as it is, and the others keep their indexes")
  func plain() throws {
    let ported = try PortingHarness("func a() { move(duration: 0.3, delay: 0.2) }", plain: [0])
    #expect(ported.code == "func a() { move(duration: 0.3, delay: _glissade.number(1, 0.2)) }")
    #expect(ported.report.values.map(\.index) == [0, 1])
    #expect(ported.report.values[0].staticReason != nil)
  }

  @Test("A number beyond a billion is a mark, which can't be tuned", arguments: ["1000000001", "-0.5e10", "9223372036854775807"])
  func marks(literal: String) throws {
    #expect(try PortingHarness("let mark = \(literal)").report.values.isEmpty)
    #expect(try PortingHarness("let mark = 1_000_000_000").report.values.count == 1)
  }
}
