import UIKit

/// A form in which a spring can be described. All forms are views of the same motion.
package enum SpringForm: String, CaseIterable, Codable, Sendable {
  /// The duration and damping ratio of `UIViewPropertyAnimator(duration:dampingRatio:)`. The spring rests at the end.
  case duration
  /// The perceptual duration and bounce of `UISpringTimingParameters(duration:bounce:)`.
  case bounce
  /// The response and damping ratio that designers use, as in SwiftUI's `.spring(response:dampingFraction:)`.
  case response
  /// The stiffness, damping and mass of `UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)`.
  case physics

  package enum Component: String, CaseIterable, Sendable {
    case duration, dampingRatio, perceptualDuration, bounce, response, responseDamping, stiffness, damping, mass
  }

  package var components: [Component] {
    switch self {
    case .duration: [.duration, .dampingRatio]
    case .bounce: [.perceptualDuration, .bounce]
    case .response: [.response, .responseDamping]
    case .physics: [.stiffness, .damping, .mass]
    }
  }
}

extension SpringForm.Component {
  package var form: SpringForm {
    switch self {
    case .duration, .dampingRatio: .duration
    case .perceptualDuration, .bounce: .bounce
    case .response, .responseDamping: .response
    case .stiffness, .damping, .mass: .physics
    }
  }
}

extension SpringDescription {
  /// Returns one of the numbers that describe the spring, or nil if the spring can't be described in that form.
  package func value(of component: SpringForm.Component) -> Double? {
    switch component {
    case .duration: durationAndDampingRatio?.duration
    case .dampingRatio: durationAndDampingRatio?.dampingRatio
    case .perceptualDuration, .response: response
    case .bounce: bounce
    case .responseDamping: dampingRatio
    case .stiffness: stiffness
    case .damping: damping
    case .mass: mass
    }
  }

  /// Returns the spring with one number of a form replaced and the others unchanged, or nil if the spring can't be described in that form.
  package func with(_ number: Double, as component: SpringForm.Component) -> SpringDescription? {
    func part(_ other: SpringForm.Component) -> Double? { other == component ? number : value(of: other) }
    switch component.form {
    case .duration:
      guard let duration = part(.duration), let ratio = part(.dampingRatio) else { return nil }
      return SpringDescription(duration: duration, dampingRatio: ratio, initialVelocity: initialVelocity)
    case .bounce:
      guard let duration = part(.perceptualDuration), let bounce = part(.bounce), duration > 0, bounce > -1 else { return nil }
      return SpringDescription(perceptualDuration: duration, bounce: bounce, initialVelocity: initialVelocity)
    case .response:
      guard let response = part(.response), let ratio = part(.responseDamping), response > 0 else { return nil }
      let frequency = 2 * Double.pi / response
      return SpringDescription(
        mass: mass, stiffness: mass * frequency * frequency, damping: 2 * mass * ratio * frequency, initialVelocity: initialVelocity)
    case .physics:
      guard let stiffness = part(.stiffness), let damping = part(.damping), let mass = part(.mass), stiffness > 0, mass > 0
      else { return nil }
      return SpringDescription(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    }
  }
}
