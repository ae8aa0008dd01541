import Foundation
import Tweaks

/// A timing as the UIKit and SwiftUI calls that create it, ready to paste.
enum SwiftTimingCalls {
  /// Returns a comment that describes the timing, followed by the calls, ending with a line break. If `form` is nil, a spring is written as
  /// the calls of all APIs.
  static func text(titled title: String, _ value: TimingValue, as form: SpringForm? = nil) -> String {
    let name = variable(title)
    let lines =
      switch value {
      case .spring(let spring): form.flatMap { calls(of: spring, as: $0, named: name) } ?? calls(of: spring, named: name)
      case .curve(let curve, let duration): calls(of: curve, duration, named: name)
      }
    return (["// \(title): \(summary(of: value))"] + lines).joined(separator: "\n") + "\n"
  }

  /// A title as the start of a variable's name, such as "comeAndGo" for "Come and go".
  static func variable(_ title: String) -> String {
    let words = title.split { !$0.isLetter && !$0.isNumber }
    return words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
  }

  private static func summary(of value: TimingValue) -> String {
    switch value {
    case .curve(let curve, let duration): "\(curve.name ?? "a cubic curve") over \(TimingNumber.seconds(duration))"
    case .spring(let spring):
      "a spring that "
        + (spring.overshoot.map { "overshoots by \(TimingNumber.percent($0.amount))" } ?? "does not overshoot")
        + " and ends after \(TimingNumber.seconds(spring.duration))"
    }
  }

  private static func calls(of spring: SpringDescription, named name: String) -> [String] {
    (durationCalls(of: spring, named: name) ?? []) + physicsCalls(of: spring, named: name) + [swiftUI(of: spring)]
  }

  /// Returns the calls for one form, or nil if the spring can't be described in it.
  private static func calls(of spring: SpringDescription, as form: SpringForm, named name: String) -> [String]? {
    switch form {
    case .duration: durationCalls(of: spring, named: name)
    case .bounce: bounceCalls(of: spring, named: name)
    case .response: responseCalls(of: spring, named: name) + [swiftUI(of: spring)]
    case .physics: physicsCalls(of: spring, named: name)
    }
  }

  private static func velocity(of spring: SpringDescription) -> String { TimingNumber.exact(spring.initialVelocity) }

  /// The argument with the initial velocity, or `rest` if there is none.
  private static func vector(of spring: SpringDescription, atRest rest: String = "") -> String {
    let velocity = velocity(of: spring)
    return spring.initialVelocity == 0 ? rest : ", initialVelocity: CGVector(dx: \(velocity), dy: \(velocity))"
  }

  private static func durationCalls(of spring: SpringDescription, named name: String) -> [String]? {
    guard let fitted = spring.durationAndDampingRatio else { return nil }
    // The values that were passed to UIKit. Deriving them from the stiffness would change the last digits.
    let (duration, ratio) = (rounded(fitted.duration), rounded(fitted.dampingRatio))
    return [
      "UIView.animate(withDuration: \(duration), delay: 0, usingSpringWithDamping: \(ratio), "
        + "initialSpringVelocity: \(velocity(of: spring))) {",
      "  // what changes",
      "}",
      "let \(name)Animator = UIViewPropertyAnimator(",
      "  duration: \(duration), timingParameters: UISpringTimingParameters(dampingRatio: \(ratio)\(vector(of: spring))))",
    ]
  }

  private static func bounceCalls(of spring: SpringDescription, named name: String) -> [String] {
    let (duration, bounce) = (rounded(spring.response), rounded(spring.bounce))
    let push = spring.initialVelocity == 0 ? "" : ", initialSpringVelocity: \(velocity(of: spring))"
    return [
      "UIView.animate(springDuration: \(duration), bounce: \(bounce)\(push)) {",
      "  // what changes",
      "}",
      "let \(name)Timing = UISpringTimingParameters(duration: \(duration), bounce: \(bounce)\(vector(of: spring)))",
    ]
  }

  /// Returns the call, with the formulas that convert a response and a damping ratio to UIKit's parameters.
  private static func responseCalls(of spring: SpringDescription, named name: String) -> [String] {
    [
      "let (\(name)Response, \(name)DampingRatio) = (\(rounded(spring.response)), \(rounded(spring.dampingRatio)))",
      "let \(name)Timing = UISpringTimingParameters(",
      "  mass: 1, stiffness: pow(2 * .pi / \(name)Response, 2), damping: 4 * .pi * \(name)DampingRatio / \(name)Response"
        + vector(of: spring, atRest: ", initialVelocity: .zero") + ")",
    ]
  }

  private static func physicsCalls(of spring: SpringDescription, named name: String) -> [String] {
    [
      "let \(name)Timing = UISpringTimingParameters(",
      "  mass: \(rounded(spring.mass)), stiffness: \(rounded(spring.stiffness)), damping: \(rounded(spring.damping))"
        + vector(of: spring, atRest: ", initialVelocity: .zero") + ")",
    ]
  }

  private static func swiftUI(of spring: SpringDescription) -> String {
    spring.initialVelocity == 0
      ? "// SwiftUI: .spring(response: \(rounded(spring.response)), dampingFraction: \(rounded(min(spring.dampingRatio, 1))))"
      : "// SwiftUI: .interpolatingSpring(mass: \(rounded(spring.mass)), stiffness: \(rounded(spring.stiffness)), "
        + "damping: \(rounded(spring.damping)), initialVelocity: \(velocity(of: spring)))"
  }

  private static func calls(of curve: TweakCurve, _ duration: Double, named name: String) -> [String] {
    let seconds = rounded(duration)
    let parameters =
      [.easeIn, .easeOut, .easeInOut, .linear].contains(curve)
      ? "UICubicTimingParameters(animationCurve: .\(curve.text))"
      : curve == .default
        ? "UICubicTimingParameters()"
        : "UICubicTimingParameters(\n    controlPoint1: \(SwiftParameters.point(curve.x1, curve.y1)), "
          + "controlPoint2: \(SwiftParameters.point(curve.x2, curve.y2)))"
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(TimingNumber.exact).joined(separator: ", ")
    return [
      "let \(name)Animator = UIViewPropertyAnimator(", "  duration: \(seconds), timingParameters: \(parameters))",
      "// SwiftUI: .timingCurve(\(numbers), duration: \(seconds))",
    ]
  }

  /// Returns the number with six decimals, which is precise enough and hides rounding errors.
  private static func rounded(_ number: Double) -> String { DecimalText.of(number, places: 6) }
}
