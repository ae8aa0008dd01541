import Foundation

/// The base of all animations: timing, pace, delegate and what happens at the end.
///
/// Adding an animation to a layer copies it; the copy does not change any more.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  /// When it begins in its layer's (or group's) time, in seconds; 0 is when it is committed.
  public var beginTime: CFTimeInterval = 0
  /// Where in its run it begins, in seconds; the part left out comes last.
  public var timeOffset: CFTimeInterval = 0
  /// Its seconds per second of its layer; 0 stands still, less plays backwards.
  public var speed: Float = 1
  /// Seconds of one run; 0 takes the transaction's duration.
  public var duration: CFTimeInterval = 0
  /// How many times it runs; may be fractional or infinite. 0 is once.
  public var repeatCount: Float = 0
  /// For how many seconds it is repeated; 0 leaves it to `repeatCount`.
  public var repeatDuration: CFTimeInterval = 0
  /// Whether each run is followed by one backwards.
  public var autoreverses = false
  /// Whether it shows before its begin and after its end.
  public var fillMode = CAMediaTimingFillMode.removed

  /// The pace; nil is even.
  public var timingFunction: CAMediaTimingFunction?
  /// Told of start and end; kept alive by the animation.
  public var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is taken off its layer once it has ended.
  public var isRemovedOnCompletion = true

  private var extraValues: [String: Any] = [:]

  public required override init() { super.init() }

  /// An animation that has been told the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.copyValues(from: self)
    return copy
  }

  /// Takes over what `other`, an animation of the same class, has been told.
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
    extraValues = other.extraValues
  }

  /// Keeps any value with the animation and its copies, such as a name by which a delegate knows it.
  open func setValue(_ value: Any?, forKey key: String) { extraValues[key] = value }

  /// What `setValue(_:forKey:)` keeps under `key`.
  open func value(forKey key: String) -> Any? { extraValues[key] }

  /// As an action: adds the animation to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// What the animation does, or nil if there is nothing that it could do.
  func content(inheriting duration: CFTimeInterval) -> AnimationNode.Content? { nil }
}

/// Told when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has been committed.
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` is false when the animation was removed or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
