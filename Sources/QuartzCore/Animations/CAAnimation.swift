import Foundation

/// The base class of animations: timing, pacing, delegate, and behavior at the end.
///
/// Adding an animation to a layer copies it, and the copy doesn't change afterward.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  /// The time at which the animation begins in its layer's or group's time, in seconds. 0 means the time of the commit.
  public var beginTime: CFTimeInterval = 0
  /// The point in the run at which the animation starts, in seconds. The part that is skipped plays last.
  public var timeOffset: CFTimeInterval = 0
  /// The animation's seconds per second of its layer. 0 stops the animation, and a negative value plays it backward.
  public var speed: Float = 1
  /// The duration of one run, in seconds. 0 becomes the transaction's duration when the animation is added to a layer.
  public var duration: CFTimeInterval = 0
  /// The number of runs, which can be fractional or infinite. 0 means one run.
  public var repeatCount: Float = 0
  /// The time for which the animation repeats, in seconds. If it is 0, `repeatCount` applies.
  public var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether each run is followed by a run backward.
  public var autoreverses = false
  /// A value that determines whether the animation shows before its begin and after its end.
  public var fillMode = CAMediaTimingFillMode.removed

  /// The timing curve of a run, or nil for linear pacing.
  public var timingFunction: CAMediaTimingFunction?
  /// The object to notify of the start and the end. The animation retains it.
  public var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that indicates whether the animation is removed from its layer when it ends, or when the layer leaves the screen.
  public var isRemovedOnCompletion = true
  /// The rates at which the animation wants to be shown.
  ///
  /// While nothing else moves, the screen shows a new frame at the preferred or else the largest rate. It never shows more frames than the
  /// screen has.
  public var preferredFrameRateRange = CAFrameRateRange.default

  private var extraValues: [String: Any] = [:]

  public required override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.copyValues(from: self)
    return copy
  }

  /// Copies the values of `other`, an animation of the same class.
  func copyValues(from other: CAAnimation) {
    beginTime = other.beginTime
    timeOffset = other.timeOffset
    speed = other.speed
    duration = other.duration
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
    extraValues = other.extraValues
  }

  /// Stores a custom value with the animation and its copies, such as a name by which a delegate recognizes the animation.
  open func setValue(_ value: Any?, forKey key: String) { extraValues[key] = value }

  /// Returns the value that `setValue(_:forKey:)` stored for `key`.
  open func value(forKey key: String) -> Any? { extraValues[key] }

  /// Adds the animation to the layer `anObject`, when the animation is used as an action.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns the effect of the animation, or nil if there is nothing to animate.
  func content(inheriting duration: CFTimeInterval) -> AnimationNode.Content? { nil }
}

/// The methods that notify an object when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  /// Notifies the delegate that the animation has ended. `flag` is false if it was removed or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
