import Foundation

/// Adding an animation to a layer copies it. The copy doesn't change afterward.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  /// In the time of the layer or group, in seconds. 0 means the time of the commit.
  public var beginTime: CFTimeInterval = 0
  /// The point in the run at which the animation starts, in seconds. The skipped part plays last.
  public var timeOffset: CFTimeInterval = 0
  /// The animation's seconds per second of its layer. 0 stops the animation, and a negative value plays it backward.
  public var speed: Float = 1
  /// The duration of one run, in seconds. 0 becomes the transaction's duration when the animation is added to a layer.
  public var duration: CFTimeInterval = 0
  /// The number of runs, which can be fractional or infinite. 0 means one run.
  public var repeatCount: Float = 0
  /// The time for which the animation repeats, in seconds. If it is 0, `repeatCount` applies.
  public var repeatDuration: CFTimeInterval = 0
  public var autoreverses = false
  /// Determines whether the animation is shown before it begins and after it ends.
  public var fillMode = CAMediaTimingFillMode.removed

  /// Nil means linear pacing.
  public var timingFunction: CAMediaTimingFunction?
  /// Retained by the animation.
  public var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that indicates whether the animation is removed from its layer when it ends or when the layer leaves the screen.
  public var isRemovedOnCompletion = true
  /// While nothing else moves, the screen shows new frames at the preferred or else the maximum rate, but never more than it supports.
  public var preferredFrameRateRange = CAFrameRateRange.default

  private var extraValues: [String: Any] = [:]

  public required override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.copyValues(from: self)
    return copy
  }

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

  /// Stores a custom value with the animation and its copies.
  open func setValue(_ value: Any?, forKey key: String) { extraValues[key] = value }

  open func value(forKey key: String) -> Any? { extraValues[key] }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns nil if there is nothing to animate.
  func content(inheriting duration: CFTimeInterval) -> AnimationNode.Content? { nil }
}

public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` is false if the animation was removed or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
