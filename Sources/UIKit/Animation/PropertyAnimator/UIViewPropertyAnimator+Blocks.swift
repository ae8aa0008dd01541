import Foundation

/// How the animator runs its blocks.
extension UIViewPropertyAnimator {
  /// Waits for the animator to finish.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }

  /// Runs the blocks that wait. Their changes take what is left of the way, in the direction in which the animator moves.
  func runBlocks() {
    guard let driver else { return }
    // What joins on the way back is shown at its new values, and moves back to the original ones with the rest. With nothing under way
    // there is a whole way to go.
    let joinsOnWayBack = isReversed && hasRunBlocks
    let begin = isReversed ? 0 : min(max(driver.time(at: driver.now), 0), duration)
    let rest = joinsOnWayBack ? min(max(driver.time(at: driver.now), 0), duration) : duration - begin
    let waiting = blocks
    blocks = []
    for (animation, delayFactor) in waiting {
      hasRunBlocks = true
      let wait = min(TimeInterval(delayFactor) * duration, rest)
      context(duration: rest - wait, driver: driver, begin: joinsOnWayBack ? 0 : begin + wait).run(animation)
    }
  }

  private func context(duration: TimeInterval, driver: AnimationDriver, begin: TimeInterval) -> AnimationContext {
    let pace = timingParameters?.pace(duration: duration) ?? .cubic(.easeInOut)
    var options: UIView.AnimationOptions = .beginFromCurrentState
    if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
    return AnimationContext(
      duration: duration, pace: pace, options: options, driver: driver, driverTime: begin, recorder: recorder)
  }
}
