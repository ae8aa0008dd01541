import CoreGraphics
import Foundation

/// An animation of a property through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in turn.
  public var values: [Any]?
  /// For points: the way that the property takes; used instead of `values`.
  public var path: CGPath?
  /// When each value is reached, 0…1, never falling; nil spreads the values evenly.
  public var keyTimes: [NSNumber]?
  /// The pace between each two values, one fewer than there are values.
  public var timingFunctions: [CAMediaTimingFunction]?
  /// How the values between are found.
  public var calculationMode = CAAnimationCalculationMode.linear
  /// Whether what moves along `path` turns with it.
  public var rotationMode: CAAnimationRotationMode?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  override func content(inheriting duration: CFTimeInterval) -> AnimationNode.Content? {
    guard let path = keyPath.flatMap({ AnimatableKeyPath($0) }) else { return nil }
    let times = keyTimes?.map(\.doubleValue)
    let curves = timingFunctions?.map(\.curve)
    let keyframes: KeyframeTrack.Frames
    if let way = self.path, path.kind == .point {
      keyframes = .path(PathKeyframes(way, times: times, curves: curves, mode: calculationMode, rotation: rotationMode))
    } else {
      let values = (values ?? []).compactMap { AnimatableValue($0, kind: path.kind) }
      guard !values.isEmpty else { return nil }
      keyframes = .values(ValueKeyframes(values, times: times, curves: curves, mode: calculationMode))
    }
    return .property(
      PropertyTrack(
        keyPath: path, values: .keyframes(KeyframeTrack(frames: keyframes)), isAdditive: isAdditive, isCumulative: isCumulative))
  }
}

/// How the values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight and at one speed all the way; key times are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve, at one speed all the way; key times are ignored.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How what moves along a path turns.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points its x axis along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Points its x axis against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
