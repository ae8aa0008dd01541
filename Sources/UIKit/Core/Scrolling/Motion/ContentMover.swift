import Foundation

/// Moves the content of a scroll view along a motion, once per turn of the run loop on the scene's clock.
@MainActor
final class ContentMover {
  private(set) var motion: ContentMotion?
  /// A Boolean value that indicates whether the next turn of the run loop advances the motion.
  private var isDue = false

  func run(_ motion: ContentMotion, in view: UIScrollView) {
    var motion = motion
    motion.start = view.sceneTime
    self.motion = motion
    view.indicators.show(in: view)
    showNextTurn(in: view)
  }

  func stop(in view: UIScrollView) {
    guard let stopped = motion else { return }
    motion = nil
    view.indicators.scheduleFade(in: view)
    switch stopped.purpose {
    case .animation: view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
    case .wheel: view.wheel.didRest(in: view)
    case .deceleration, .toTop: break
    }
  }

  /// Ends the motion where it is, without any message.
  func drop() { motion = nil }

  private func showNextTurn(in view: UIScrollView) {
    guard !isDue else { return }
    guard let scene = view.window?.windowScene else { return finish(in: view) }
    isDue = true
    // Schedule strictly later, so that a scene that is paused during a motion needs no frames.
    scene.scheduler.schedule(at: scene.time.nextUp) { [weak self, weak view] in
      guard let self, let view else { return }
      isDue = false
      show(in: view)
      if motion != nil { showNextTurn(in: view) }
    }
  }

  private func show(in view: UIScrollView) {
    guard let shown = motion else { return }
    let now = CACurrentMediaTime()
    guard !shown.isOver(at: now) else { return finish(in: view) }
    motion?.isBeingShown = true
    view.moveContent(to: view.alignedToPixels(shown.position(at: now)))
    motion?.isBeingShown = false
  }

  private func finish(in view: UIScrollView) {
    guard let finished = motion else { return }
    motion = nil
    view.moveContent(to: view.alignedToPixels(finished.target))
    view.indicators.scheduleFade(in: view)
    switch finished.purpose {
    case .deceleration: view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    case .animation: view.scrollDelegate?.scrollViewDidEndScrollingAnimation(view)
    case .toTop: view.scrollDelegate?.scrollViewDidScrollToTop(view)
    case .wheel: view.wheel.didRest(in: view)
    }
    view.contentDidComeToRest()
  }

  /// Moves the content by a distance, in points, so that the visible part stays in place while the content above it changes its length.
  ///
  /// The motion continues from there.
  func shift(by distance: CGFloat, in view: UIScrollView) {
    guard distance != 0 else { return }
    let now = view.sceneTime
    let wasBeingShown = motion?.isBeingShown == true
    motion?.isBeingShown = true
    view.moveContent(to: CGPoint(x: view.contentOffset.x, y: view.contentOffset.y + distance))
    motion?.isBeingShown = wasBeingShown
    guard let old = motion else { return }
    motion = shifted(old, by: distance, at: now, in: view)
    motion?.isBeingShown = wasBeingShown
  }

  private func shifted(_ old: ContentMotion, by distance: CGFloat, at now: TimeInterval, in view: UIScrollView) -> ContentMotion {
    guard old.purpose == .deceleration, old.y.isFree(at: now - old.start) else {
      var new = ContentMotion(x: old.x, y: old.y.moved(by: distance), purpose: old.purpose)
      new.start = old.start
      return new
    }
    // A motion that decelerates by friction keeps its velocity, up to the end of the content, which may have moved.
    let (x, y) = view.releaseMotions(velocity: old.velocity(at: now))
    var new = ContentMotion(x: x, y: y, purpose: .deceleration)
    new.start = now
    return new
  }
}

extension UIScrollView {
  /// The duration of an animation that code requests, in seconds.
  private static var animationDuration: TimeInterval { 0.3 }

  /// The current motion without a finger, or nil.
  var motion: ContentMotion? { mover.motion }

  func stopMotion() { mover.stop(in: self) }

  func shiftContent(by distance: CGFloat) { mover.shift(by: distance, in: self) }

  func animateContent(to offset: CGPoint, for purpose: ContentMotion.Purpose = .animation) {
    guard offset != contentOffset else { return }
    guard window != nil else { return moveContent(to: offset) }
    let duration = Self.animationDuration
    let motion = ContentMotion(
      x: .ease(to: offset.x, from: contentOffset.x, duration: duration), y: .ease(to: offset.y, from: contentOffset.y, duration: duration),
      purpose: purpose)
    mover.run(motion, in: self)
  }

  fileprivate var sceneTime: TimeInterval { window?.windowScene?.time ?? CACurrentMediaTime() }
}
