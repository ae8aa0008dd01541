import Foundation
import QuartzCore

package enum MotionTiming: Equatable, Sendable {
  case linear
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
  case spring(Spring)
  /// Keyframes with the fractions of the duration, 0…1, at which they are reached.
  case keyframes(times: [Double])
  /// A `CATransition`, in which one image replaces another.
  case pictures(type: String)

  init(of animation: CAAnimation) {
    switch animation {
    case let spring as CASpringAnimation: self = .spring(spring.spring)
    case let keyframes as CAKeyframeAnimation:
      self = .keyframes(times: Self.times(of: keyframes))
    case let motion as MotionCarrier: self = Self(of: motion.curve)
    case let transition as CATransition: self = .pictures(type: transition.type.rawValue)
    default: self = animation.timingFunction.map(Self.init(of:)) ?? .linear
    }
  }

  /// Returns the time of each value, also considering the timing of the whole animation.
  private static func times(of keyframes: CAKeyframeAnimation) -> [Double] {
    let count = keyframes.values?.count ?? 2
    let times = keyframes.keyTimes?.map(\.doubleValue) ?? (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    guard let pace = keyframes.timingFunction, case .cubic = Self(of: pace) else { return times }
    return times.map { time in
      if time <= 0 || time >= 1 { return time }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if pace.value(at: middle) < time { low = middle } else { high = middle }
      }
      return high
    }
  }

  private init(of function: CAMediaTimingFunction) {
    var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
    function.getControlPoint(at: 1, values: &first)
    function.getControlPoint(at: 2, values: &second)
    self.init(Double(first[0]), Double(first[1]), Double(second[0]), Double(second[1]))
  }

  private init(of curve: TimingCurve) {
    switch curve {
    case .spring(let spring): self = .spring(spring)
    case .cubic(let cubic): self.init(cubic.x1, cubic.y1, cubic.x2, cubic.y2)
    case .rest(let whole, _, _): self.init(of: whole)
    }
  }

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func number(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
    let timing = Self.cubic(x1: number(x1), y1: number(y1), x2: number(x2), y2: number(y2))
    self = timing == .cubic(x1: 0, y1: 0, x2: 1, y2: 1) ? .linear : timing
  }

  /// The name in a word or two, such as "spring" or "ease in".
  package var name: String {
    switch self {
    case .linear: "linear"
    case .cubic: Self.names.first { $0.timing == self }?.name ?? "cubic"
    case .spring: "spring"
    case .keyframes: "keyframes"
    case .pictures(let type): type
    }
  }

  package var detail: String {
    switch self {
    case .linear, .pictures: name
    case .cubic(let x1, let y1, let x2, let y2):
      "\(name) (\([x1, y1, x2, y2].map { DecimalText.of($0, places: 3) }.joined(separator: ", ")))"
    case .spring(let spring):
      "spring, ratio \(DecimalText.of(spring.dampingRatio, places: 3)), stiffness \(DecimalText.of(spring.stiffness, places: 2)), "
        + "damping \(DecimalText.of(spring.damping, places: 2))"
        + (spring.initialVelocity == 0 ? "" : ", velocity \(DecimalText.of(spring.initialVelocity, places: 2))")
    case .keyframes(let times) where times.count > 8: "\(times.count) keyframes"
    case .keyframes(let times): "keyframes at \(times.map { DecimalText.of($0 * 100, places: 1) }.joined(separator: ", ")) %"
    }
  }

  private static let names: [(timing: MotionTiming, name: String)] = [
    (.cubic(x1: 0.42, y1: 0, x2: 1, y2: 1), "ease in"),
    (.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1), "ease out"),
    (.cubic(x1: 0.42, y1: 0, x2: 0.58, y2: 1), "ease in and out"),
    (.cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), "default ease"),
  ]
}
