import CoreGraphics

open class CAKeyframeAnimation: CAPropertyAnimation {
  public var values: [Any]?
  /// Takes precedence over `values`. Applies only to properties that are points.
  public var path: CGPath?
  /// The time at which each value is reached, 0…1 and never decreasing. Nil spreads the values evenly.
  public var keyTimes: [NSNumber]?
  /// The timing curves between values. There is one fewer than there are values.
  public var timingFunctions: [CAMediaTimingFunction]?
  public var calculationMode = CAAnimationCalculationMode.linear
  /// Determines whether a layer that moves along `path` also rotates with it.
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
    if let motionPath = self.path, path.kind == .point {
      keyframes = .path(PathKeyframes(motionPath, times: times, curves: curves, mode: calculationMode, rotation: rotationMode))
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

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Holds each value until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Interpolates linearly at a constant speed. Key times are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Follows a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Follows a smooth curve through the values at a constant speed. Key times are ignored.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Aligns the layer's x axis with the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Aligns the layer's x axis against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
