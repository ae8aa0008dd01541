import Foundation

/// How a layer's or an animation's time derives from its parent's.
///
/// A layer's parent is its superlayer (the scene for a root layer), an animation's is its layer or group.
public protocol CAMediaTiming: AnyObject {
  /// When the receiver begins, in its parent's time, in seconds. For an animation 0 means: when it is committed.
  var beginTime: CFTimeInterval { get set }
  /// What is added to the receiver's own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The receiver's seconds per second of its parent; 0 stands still.
  var speed: Float { get set }
  /// How long one run takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How many times an animation runs; may be fractional or infinite. 0 is once.
  var repeatCount: Float { get set }
  /// For how many seconds an animation is repeated; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// Whether an animation shows before its begin and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an animation shows its first value before it begins and its last one after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")

  var fillsBackwards: Bool { self == .backwards || self == .both }
  var fillsForwards: Bool { self == .forwards || self == .both }
}

public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
public let kCAFillModeBoth = CAMediaTimingFillMode.both
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
