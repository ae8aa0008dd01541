import Rehearsal
import Tweaks

extension SpringForm {
  var title: String {
    switch self {
    case .duration: "Duration"
    case .bounce: "Bounce"
    case .response: "Response"
    case .physics: "Physics"
    }
  }

  /// Names the API that uses these numbers.
  var meaning: String {
    switch self {
    case .duration: "Duration and damping ratio, as UIViewPropertyAnimator(duration:dampingRatio:) takes them."
    case .bounce: "Perceptual duration and bounce, as UISpringTimingParameters(duration:bounce:) takes them."
    case .response: "Response and damping ratio, as designers give them and SwiftUI takes them."
    case .physics: "Stiffness, damping and mass, as UISpringTimingParameters(mass:stiffness:damping:initialVelocity:) takes them."
    }
  }
}

extension TweakTiming {
  /// The form of the tweaks that are stored, or nil if the timing isn't a spring.
  var ownForm: SpringForm? {
    switch kind {
    case .spring: .duration
    case .physics: .physics
    case .perceptual: .bounce
    case .response: .response
    case .curve: nil
    }
  }
}

extension SpringForm.Component {
  /// The number for a spring that has none.
  var usual: Double { self == .bounce ? 0 : 1 }

  /// Returns a tweak for a row, with a range that contains the given numbers.
  func tweak(of timing: TweakTiming, default standard: Double, including value: Double) -> Tweak {
    let looks = looks
    let range = min(looks.range.lowerBound, standard, value)...max(looks.range.upperBound, standard, value)
    return Tweak(
      id: "\(timing.id)#\(rawValue)", title: looks.title, meaning: looks.meaning, unit: looks.unit,
      domain: .number(range: range, step: looks.step), default: .number(standard))
  }

  private var looks: (title: String, unit: TweakUnit, range: ClosedRange<Double>, step: Double, meaning: String) {
    switch self {
    case .duration: ("Duration", .seconds, 0.05...3, 0.01, "The time until it rests.")
    case .dampingRatio, .responseDamping:
      ("Damping ratio", .ratio, 0.1...1, 0.01, "Lower values overshoot more; 1 doesn't at all.")
    case .perceptualDuration: ("Duration", .seconds, 0.05...2, 0.01, "The perceptual duration: how long it seems to take.")
    case .bounce: ("Bounce", .ratio, 0...0.9, 0.01, "Higher values overshoot more; 0 doesn't at all.")
    case .response: ("Response", .seconds, 0.05...2, 0.01, "How quickly it moves: the period without damping.")
    case .stiffness: ("Stiffness", .none, 10...2000, 1, "How strongly it pulls toward its target.")
    case .damping: ("Damping", .none, 1...120, 0.1, "How strongly motion is slowed down.")
    case .mass: ("Mass", .none, 0.1...10, 0.1, "How slowly it reacts.")
    }
  }
}
