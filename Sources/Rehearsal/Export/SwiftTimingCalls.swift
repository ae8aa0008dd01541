import Foundation
import Tweaks

/// A timing as the UIKit and SwiftUI calls that create it, ready to paste.
enum SwiftTimingCalls {
  /// Returns a comment that describes the timing, followed by the calls, ending with a line break.
  static func text(titled title: String, _ value: TimingValue) -> String {
    let name = variable(title)
    let lines =
      switch value {
      case .spring(let spring): calls(of: spring, named: name)
      case .curve(let curve, let duration): calls(of: curve, duration, named: name)
      }
    return (["// \(title): \(summary(of: value))"] + lines).joined(separator: "\n") + "\n"
  }

  /// Returns a title as the start of a variable's name, such as "comeAndGo" for "Come and go".
  static func variable(_ title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
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
    var lines: [String] = []
    let velocity = TimingNumber.exact(spring.initialVelocity)
    let vector = spring.initialVelocity == 0 ? "" : ", initialVelocity: CGVector(dx: \(velocity), dy: \(velocity))"
    if let fitted = spring.durationAndDampingRatio {
      // The values that UIKit was given. Deriving them from the stiffness would change the last digits.
      let (duration, ratio) = (rounded(fitted.duration), rounded(fitted.dampingRatio))
      lines += [
        "UIView.animate(withDuration: \(duration), delay: 0, usingSpringWithDamping: \(ratio), initialSpringVelocity: \(velocity)) {",
        "  // what changes",
        "}",
        "let \(name)Animator = UIViewPropertyAnimator(",
        "  duration: \(duration), timingParameters: UISpringTimingParameters(dampingRatio: \(ratio)\(vector)))",
      ]
    }
    lines += [
      "let \(name)Timing = UISpringTimingParameters(",
      "  mass: \(rounded(spring.mass)), stiffness: \(rounded(spring.stiffness)), damping: \(rounded(spring.damping))"
        + (vector.isEmpty ? ", initialVelocity: .zero" : vector) + ")",
    ]
    let swiftUI =
      spring.initialVelocity == 0
      ? ".spring(response: \(rounded(spring.response)), dampingFraction: \(rounded(min(spring.dampingRatio, 1))))"
      : ".interpolatingSpring(mass: \(rounded(spring.mass)), stiffness: \(rounded(spring.stiffness)), "
        + "damping: \(rounded(spring.damping)), initialVelocity: \(velocity))"
    return lines + ["// SwiftUI: \(swiftUI)"]
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
