import Foundation

// The asynchronous forms of the methods with completion handlers. Each returns whether the animation ran to its end.
extension UIView {
  @discardableResult
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
    await ending { animate(withDuration: duration, animations: animations, completion: $0) }
  }

  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await ending { animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: $0) }
  }

  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await ending {
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity, options: options,
        animations: animations, completion: $0)
    }
  }

  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await ending { animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations, completion: $0) }
  }

  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?
  ) async -> Bool {
    await ending { transition(with: view, duration: duration, options: options, animations: animations, completion: $0) }
  }

  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []
  ) async -> Bool {
    await ending { transition(from: fromView, to: toView, duration: duration, options: options, completion: $0) }
  }

  private class func ending(_ start: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in start { continuation.resume(returning: $0) } }
  }
}
