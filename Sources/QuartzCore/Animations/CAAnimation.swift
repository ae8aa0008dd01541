import Foundation

/// The base of all animations: timing, delegate and what happens at the end.
open class CAAnimation: NSObject, CAMediaTiming {
  public var beginTime: CFTimeInterval = 0
  public var timeOffset: CFTimeInterval = 0
  public var speed: Float = 1
  public var duration: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var repeatDuration: CFTimeInterval = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation is taken off its layer once it has ended.
  public var isRemovedOnCompletion = true

  public required override init() {}
}
