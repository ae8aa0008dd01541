import Foundation

/// How the time of a layer or an animation derives from its parent's.
///
/// The parent of a layer is its superlayer, or the scene for a root layer. The parent of an animation is its layer or group.
public protocol CAMediaTiming: AnyObject {
  /// In the parent's time, in seconds. For an animation, 0 means the time of the commit.
  var beginTime: CFTimeInterval { get set }
  /// The offset that is added to the receiver's own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The receiver's seconds per second of its parent. 0 stops its time.
  var speed: Float { get set }
  /// The duration of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// The number of runs of an animation, which can be fractional or infinite. 0 means one run.
  var repeatCount: Float { get set }
  /// The time for which an animation repeats, in seconds. If it is 0, `repeatCount` applies.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The animation shows its last value after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The animation shows its first value before its begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation is shown only between its begin and its end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsBackwards: Bool { self == .backwards || self == .both }
  var fillsForwards: Bool { self == .forwards || self == .both }
}

public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
public let kCAFillModeBoth = CAMediaTimingFillMode.both
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
