import Transitions
import Tweaks
import UIKit

extension ParameterTweak {
  static func curve(
    _ id: String, _ property: WritableKeyPath<Parameters, CubicTiming>, _ title: String, _ meaning: String
  ) -> Self {
    .curve(id, property, title, meaning, encode: TweakCurve.init, decode: CubicTiming.init)
  }

  /// Creates a tweak of the duration of the cross-fade that replaces a motion.
  static func reducedMotion(_ duration: WritableKeyPath<Parameters, TimeInterval>) -> Self {
    .number(
      "fade.reduced", duration, "Reduced motion", in: 0.05...2, step: 0.01, unit: .seconds,
      "The duration of the cross-fade with Reduce Motion.")
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
