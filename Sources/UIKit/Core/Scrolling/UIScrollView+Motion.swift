import Foundation

/// A motion of a scroll view's content without a finger.
struct ContentMotion {
  enum Purpose {
    case deceleration
    /// An animation that was requested by code.
    case animation
    /// A motion to the top after a tap on the status bar.
    case toTop
    /// A motion caused by the wheel or a key.
    case wheel
  }

  let x: ScrollMotion
  let y: ScrollMotion
  let purpose: Purpose
  var start: TimeInterval = 0
  /// A Boolean value that indicates whether the motion is moving the content, so that a change by the delegate doesn't end the motion.
  var isBeingShown = false

  init(x: ScrollMotion, y: ScrollMotion, purpose: Purpose) {
    self.x = x
    self.y = y
    self.purpose = purpose
  }

  var target: CGPoint { CGPoint(x: x.target, y: y.target) }

  func position(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.position(at: time - start), y: y.position(at: time - start))
  }

  /// Returns the velocity at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= max(x.duration, y.duration) }

  /// Returns whether the motion is visible: faster than one point per frame at 60 Hz.
  func isMoving(at time: TimeInterval) -> Bool {
    let velocity = velocity(at: time)
    return hypot(velocity.x, velocity.y) > 60
  }
}

// Running motions, which advance once per turn of the run loop on the scene's clock.
extension UIScrollView {
  /// The duration of an animation that code requests, in seconds.
  private static var animationDuration: TimeInterval { 0.3 }

  func run(_ motion: ContentMotion) {
    var motion = motion
    motion.start = window?.windowScene?.time ?? CACurrentMediaTime()
    self.motion = motion
    flashIndicators()
    showMotionNextTurn()
  }

  func stopMotion() {
    guard let stopped = motion else { return }
    motion = nil
    scheduleIndicatorFade()
    switch stopped.purpose {
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .wheel: wheelDidRest()
    case .deceleration, .toTop: break
    }
  }

  func animateContent(to offset: CGPoint, for purpose: ContentMotion.Purpose = .animation) {
    guard offset != contentOffset else { return }
    guard window != nil else { return moveContent(to: offset) }
    let duration = Self.animationDuration
    run(
      ContentMotion(
        x: .ease(to: offset.x, from: contentOffset.x, duration: duration),
        y: .ease(to: offset.y, from: contentOffset.y, duration: duration),
        purpose: purpose))
  }

  private func showMotionNextTurn() {
    guard !isMotionDue else { return }
    guard let scene = window?.windowScene else { return finishMotion() }
    isMotionDue = true
    // Schedule strictly later, so that a scene that is paused during a motion needs no frames.
    scene.scheduler.schedule(at: scene.time.nextUp) { [weak self] in
      guard let self else { return }
      self.isMotionDue = false
      self.showMotion()
      if self.motion != nil { self.showMotionNextTurn() }
    }
  }

  private func showMotion() {
    guard let shown = motion else { return }
    let now = CACurrentMediaTime()
    guard !shown.isOver(at: now) else { return finishMotion() }
    motion?.isBeingShown = true
    moveContent(to: alignedToPixels(shown.position(at: now)))
    motion?.isBeingShown = false
  }

  private func finishMotion() {
    guard let finished = motion else { return }
    motion = nil
    moveContent(to: alignedToPixels(finished.target))
    scheduleIndicatorFade()
    switch finished.purpose {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .toTop: scrollDelegate?.scrollViewDidScrollToTop(self)
    case .wheel: wheelDidRest()
    }
    contentDidComeToRest()
  }
}
