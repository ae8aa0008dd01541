import Foundation

extension UIViewPropertyAnimator {
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }

  /// Runs the waiting blocks. Their changes take the remaining time, in the current direction of the animator.
  func runBlocks() {
    guard let driver else { return }
    // Changes that join a reversed animation start at their new values, and move back to the original ones with the rest. If no block has
    // run yet, the whole duration remains.
    let joinsReversed = isReversed && hasRunBlocks
    let begin = isReversed ? 0 : min(max(driver.time(at: driver.now), 0), duration)
    let rest = joinsReversed ? min(max(driver.time(at: driver.now), 0), duration) : duration - begin
    let waiting = blocks
    blocks = []
    for (animation, delayFactor) in waiting {
      hasRunBlocks = true
      let wait = min(TimeInterval(delayFactor) * duration, rest)
      context(duration: rest - wait, driver: driver, begin: joinsReversed ? 0 : begin + wait).run(animation)
    }
  }

  private func context(duration: TimeInterval, driver: AnimationDriver, begin: TimeInterval) -> AnimationContext {
    let pace = timingParameters?.pace(duration: duration) ?? .cubic(.easeInOut)
    var options: UIView.AnimationOptions = .beginFromCurrentState
    if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
    if flushUpdates { options.insert(.flushUpdates) }
    return AnimationContext(
      duration: duration, pace: pace, options: options, driver: driver, driverTime: begin, recorder: recorder)
  }
}
