import SourceReport
import Testing

@testable import Porting

@Suite("Finding timings")
struct TimingTests {
  /// A call in an animator whose values come from elsewhere, and the values that are found.
  static let cases: [(source: String, values: [SourceTiming.Role: String])] = [
    (
      """
      class Card { struct Parameters { var duration: TimeInterval = 0.5; var damping: CGFloat = 0.8 }; var parameters = Parameters() }
      class Mover {
        private let parameters: Card.Parameters
        func move() {
          UIView.animate(withDuration: parameters.duration, delay: 0, usingSpringWithDamping: parameters.damping, initialSpringVelocity: 0.2) {}
        }
      }
      """,
      [
        .duration: "Card.Parameters.duration", .dampingRatio: "Card.Parameters.damping",
        .initialVelocity: "Mover.move.initialSpringVelocity",
      ]
    ),
    (
      """
      private enum Timing { static let duration = 0.5; static let bounce: CGFloat = 0.2 }
      class Mover { func move() { UIView.animate(springDuration: Timing.duration, bounce: Timing.bounce) {} } }
      """, [.duration: "Timing.duration", .bounce: "Timing.bounce"]
    ),
    (
      """
      class Mover {
        let isPresenting = true
        var duration: TimeInterval { isPresenting ? show : hide }
        private let show = 0.4, hide = 0.3
        private let ratio: CGFloat = 0.9
        func transitionDuration(using context: Context?) -> TimeInterval { return duration }
        func move() {
          let spring = UISpringTimingParameters(dampingRatio: ratio)
          return UIViewPropertyAnimator(duration: transitionDuration(using: nil), timingParameters: spring)
        }
      }
      """, [.duration: "Mover.show", .dampingRatio: "Mover.ratio"]
    ),
    (
      """
      let response: CGFloat = 0.4
      class Mover {
        var ratio: CGFloat
        init(ratio: CGFloat = 0.7) { self.ratio = ratio }
        func move() {
          let stiffness = pow(2 * .pi / response, 2)
          _ = UISpringTimingParameters(mass: 1, stiffness: stiffness, damping: 4 * .pi * ratio / response, initialVelocity: .zero)
        }
      }
      """, [.response: "response", .dampingRatio: "Mover.init.ratio", .mass: "Mover.move.mass"]
    ),
    (
      """
      class Mover {
        struct Style { var damping: CGFloat; var stiffness: CGFloat }
        let style = Style(damping: 24, stiffness: 300)
        func move() { let spring = CASpringAnimation(keyPath: "position"); spring.damping = style.damping; spring.stiffness = style.stiffness }
      }
      """, [.damping: "Mover.style.damping", .stiffness: "Mover.style.stiffness"]
    ),
    (
      "func a() { withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) {} }",
      [.response: "a.response", .dampingRatio: "a.dampingFraction"]
    ),
  ]

  @Test("Given a call whose values are constants, properties, default values or results, then they make its timing", arguments: cases)
  func named(source: String, values: [SourceTiming.Role: String]) throws {
    let report = try PortingHarness(source).report
    #expect(report.timings.map(\.values) == [values], "\(report.values.map(\.id))")
    for id in values.values { #expect(report.values.first { $0.id == id }?.isPrimary == true) }
  }

  @Test("Given a value that is computed, then it is no part of a timing")
  func computed() throws {
    let source = "class A { let duration = 0.5; func a() { UIView.animate(withDuration: duration * 0.5, delay: 0.1) {} } }"
    #expect(try PortingHarness(source).report.timings.isEmpty)
  }

  @Test(
    "Given a value of a spring, then its range is what the API takes",
    arguments: [
      ("UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero)", "a.damping", 0...40.0),
      ("UISpringTimingParameters(dampingRatio: 0.8)", "a.dampingRatio", 0...1.6),
      ("UIView.animate(springDuration: 0.5, bounce: 0.2) {}", "a.bounce", -1...1.0),
    ] as [(String, String, ClosedRange<Double>)])
  func ranges(call: String, id: String, range: ClosedRange<Double>) throws {
    #expect(try PortingHarness("func a() { _ = \(call) }").number(id).range == range)
  }

  @Test(
    "Given the values of an animation of a layer, then their unit and range are those of what it animates",
    arguments: [
      ("position.x", SourceValue.Unit.points, -40...40.0), ("opacity", .ratio, 0...1.0),
      ("transform.rotation", .radians, -Double.pi...Double.pi),
    ] as [(String, SourceValue.Unit, ClosedRange<Double>)])
  func keyframes(path: String, unit: SourceValue.Unit, range: ClosedRange<Double>) throws {
    let source = "func a() { let shake = CAKeyframeAnimation(keyPath: \"\(path)\"); shake.values = [0.0, 0.5, 0.0] }"
    let number = try PortingHarness(source).number("a.values#2")
    #expect(number.unit == unit && number.range == range)
  }

  @Test("Given an angle as a fraction of π, then it is one value in radians; and one in degrees if it is written so")
  func angles() throws {
    let ported = try PortingHarness(
      "func a(v: UIView) { v.transform = CGAffineTransform(rotationAngle: -.pi / 12); v.tilt = 45 * CGFloat.pi / 180 }")
    let (radians, degrees) = (try ported.value("a.transform.rotationAngle"), try ported.value("a.tilt"))
    #expect(radians.text == "-.pi / 12" && degrees.text == "45" && ported.report.values.count == 2)
    #expect(try ported.number(radians.id).unit == .radians && abs(ported.number(radians.id).value + .pi / 12) < 1e-12)
    #expect(try ported.number(degrees.id).unit == .degrees)
    #expect(ported.code.contains("_glissade.number(0, -.pi / 12)") && ported.code.contains("_glissade.number(1, 45) * CGFloat.pi / 180"))
  }
}
