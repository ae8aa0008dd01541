import Transitions
import Tweaks
import UIKit

/// The tweaks of a demo in groups, with one call for each.
struct TweakList<Parameters> {
  fileprivate var groups: [ParameterTweaks<Parameters>.Group] { sections.map { .group($0.title, $0.tweaks, timings: $0.timings) } }
  private var sections: [(title: String, tweaks: [ParameterTweak<Parameters>], timings: [TweakTiming])] = []

  fileprivate init() {}

  /// Begins a group, to which the following tweaks and timings belong.
  mutating func group(_ title: String) { sections.append((title, [], [])) }

  /// Adds timings that use the tweaks.
  mutating func timings(_ timings: TweakTiming...) { sections[sections.count - 1].timings += timings }

  private mutating func add(_ tweak: ParameterTweak<Parameters>) { sections[sections.count - 1].tweaks.append(tweak) }

  mutating func number<Value: BinaryFloatingPoint>(
    _ id: String, _ property: WritableKeyPath<Parameters, Value>, _ title: String, in range: ClosedRange<Double>, step: Double,
    unit: TweakUnit = .none, _ meaning: String
  ) {
    add(.number(id, property, title, in: range, step: step, unit: unit, meaning))
  }

  mutating func seconds<Value: BinaryFloatingPoint>(
    _ id: String, _ property: WritableKeyPath<Parameters, Value>, _ title: String, in range: ClosedRange<Double>, step: Double = 0.01,
    _ meaning: String
  ) {
    number(id, property, title, in: range, step: step, unit: .seconds, meaning)
  }

  mutating func ratio<Value: BinaryFloatingPoint>(
    _ id: String, _ property: WritableKeyPath<Parameters, Value>, _ title: String, in range: ClosedRange<Double>, step: Double = 0.01,
    _ meaning: String
  ) {
    number(id, property, title, in: range, step: step, unit: .ratio, meaning)
  }

  mutating func points<Value: BinaryFloatingPoint>(
    _ id: String, _ property: WritableKeyPath<Parameters, Value>, _ title: String, in range: ClosedRange<Double>, step: Double = 1,
    _ meaning: String
  ) {
    number(id, property, title, in: range, step: step, unit: .points, meaning)
  }

  mutating func integer(
    _ id: String, _ property: WritableKeyPath<Parameters, Int>, _ title: String, in range: ClosedRange<Int>, _ meaning: String
  ) {
    add(.integer(id, property, title, in: range, meaning))
  }

  mutating func boolean(_ id: String, _ property: WritableKeyPath<Parameters, Bool>, _ title: String, _ meaning: String) {
    add(.boolean(id, property, title, meaning))
  }

  mutating func option<Value: RawRepresentable<String> & CaseIterable>(
    _ id: String, _ property: WritableKeyPath<Parameters, Value>, _ title: String, _ meaning: String
  ) {
    add(.option(id, property, title, meaning))
  }

  mutating func curve(_ id: String, _ property: WritableKeyPath<Parameters, CubicTiming>, _ title: String, _ meaning: String) {
    add(.curve(id, property, title, meaning, encode: TweakCurve.init, decode: CubicTiming.init))
  }
}

// What several transitions have.
extension TweakList {
  /// Adds the duration of the cross-fade that replaces a motion.
  mutating func reducedMotion(_ duration: WritableKeyPath<Parameters, TimeInterval>) {
    seconds("fade.reduced", duration, "Reduced motion", in: 0.05...2, "The duration of the cross-fade with Reduce Motion.")
  }

  /// Adds the group of the swipe from the left edge that pops.
  mutating func swipe(_ swipe: WritableKeyPath<Parameters, EdgeSwipe.Parameters>) {
    group("Swipe")
    ratio(
      "swipe.threshold", swipe.appending(path: \.threshold), "Threshold", in: 0.1...0.9,
      "The progress beyond which a released swipe from the left edge finishes.")
    boolean("swipe.flicks", swipe.appending(path: \.usesFlick), "Flicks", "Whether the velocity at release decides as well.")
    number(
      "swipe.flick", swipe.appending(path: \.flick), "Flick", in: 100...3000, step: 50, unit: .pointsPerSecond,
      "The speed that finishes it from any position.")
    option("swipe.completion", swipe.appending(path: \.completion), "Completion", "The timing of the rest after the release.")
  }
}

extension ParameterTweaks {
  /// Creates the tweaks that a closure lists.
  init(_ defaults: Parameters, _ list: (inout TweakList<Parameters>) -> Void) {
    var tweaks = TweakList<Parameters>()
    list(&tweaks)
    self.init(defaults, tweaks.groups)
  }

  /// Returns a preset of a demo with changed defaults.
  func preset(_ name: String, of demo: String, _ change: (inout Parameters) -> Void) -> Preset {
    var parameters = defaults
    change(&parameters)
    return preset(name, of: demo, with: parameters)
  }
}

extension TweakCurve {
  fileprivate init(_ timing: CubicTiming) {
    self.init(timing.controlPoint1.x, timing.controlPoint1.y, timing.controlPoint2.x, timing.controlPoint2.y)
  }
}

extension CubicTiming {
  fileprivate init(_ curve: TweakCurve) {
    self.init(controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
  }
}
