import Rehearsal
import SourceReport
import Tweaks

extension SourceTiming {
  /// The call without its enclosing type, such as "animateTransition.animate".
  var title: String {
    let parts = call.split(separator: ".")
    return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : call
  }

  /// The value that gives the spring its character, or nil if it isn't a spring.
  var shape: String? { values[.dampingRatio] ?? values[.bounce] ?? values[.stiffness] }

  /// The spring that the panel plots, or nil if it isn't a spring.
  var spring: TweakTiming? {
    let velocity = values[.initialVelocity]
    func duration(_ id: String) -> TweakTiming.Duration { .init(stringLiteral: id) }
    if let stiffness = values[.stiffness] {
      return .spring(title, stiffness: stiffness, damping: values[.damping], mass: values[.mass])
    }
    if let ratio = values[.dampingRatio] {
      if let response = values[.response] { return .spring(title, response: duration(response), damping: ratio, velocity: velocity) }
      return values[.duration].map { .spring(title, duration: duration($0), damping: ratio, velocity: velocity) }
    }
    if let bounce = values[.bounce] {
      return values[.duration].map { .spring(title, perceptualDuration: duration($0), bounce: bounce, velocity: velocity) }
    }
    return nil
  }

  /// Returns the curve over a duration, or nil for a spring and for a call without a duration. UIKit eases in and out if the code names no
  /// curve.
  @MainActor
  func curve(in store: TweakStore) -> TimingValue? {
    guard shape == nil, let seconds = values[.duration].flatMap({ store.value(of: $0)?.position }) else { return nil }
    let corners = [values[.x1], values[.y1], values[.x2], values[.y2]].compactMap { $0.flatMap { store.value(of: $0)?.position } }
    if corners.count == 4 { return .curve(TweakCurve(corners[0], corners[1], corners[2], corners[3]), duration: seconds) }
    guard case .option(let name)? = values[.curve].flatMap({ store.value(of: $0) }) else { return .curve(.easeInOut, duration: seconds) }
    return .curve(Self.curves[name] ?? .easeInOut, duration: seconds)
  }

  private static let curves: [String: TweakCurve] = [
    "curveEaseIn": .easeIn, "curveEaseOut": .easeOut, "curveLinear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "linear": .linear,
  ]
}
