import UIKit

extension PhotoZoomTransition {
  var canBeCaught: Bool { context != nil && flight != nil && caughtProgress == nil }

  func catchPhoto() {
    guard canBeCaught, let context, let flight else { return }
    context.pauseInteractiveTransition()
    flight.stop()
    backdrop.pauseAnimation()
    backdrop.isReversed = false
    let fraction = min(max(backdrop.fractionComplete, 0), 1)
    caughtProgress = isPush ? 1 - fraction : fraction
    wasDragged = true
  }

  /// Moves the photo with the gesture, which has moved by `translation` points since it began.
  func drag(by translation: CGPoint) {
    guard let caughtProgress, let context, let flight else { return }
    let progress = min(max(caughtProgress + translation.y / parameters.dragDistance, 0), 1)
    let shrinking = 1 - parameters.dragScale
    flight.move(
      by: translation, scale: (1 - shrinking * progress) / (1 - shrinking * caughtProgress), followsFinger: parameters.followsFinger)
    backdrop.fractionComplete = isPush ? 1 - progress : progress
    context.updateInteractiveTransition(backdrop.fractionComplete)
  }

  /// Releases the photo at a velocity in points per second.
  func release(velocity: CGPoint) {
    let release = SwipeRelease(progress: isPush ? 1 - backdrop.fractionComplete : backdrop.fractionComplete, velocity: velocity.y)
    let returns =
      parameters.needsDownwardRelease
      ? release.velocity > 0 && release.progress > parameters.dragThreshold
      : release.progress > 0 && release.finishes(beyond: parameters.dragThreshold, flick: parameters.flick)
    self.release(to: returns ? .thumbnails : .detail, velocity: velocity)
  }

  func cancel() { release(to: .detail, velocity: .zero) }

  func release(to place: Place, velocity: CGPoint) {
    guard context != nil else {
      pendingRelease = (place, velocity)
      return
    }
    guard caughtProgress != nil, let flight else { return }
    caughtProgress = nil
    destination = place
    flight.endDrag()
    if parameters.settlesAtRelease { settle() }
    var spring =
      place == .thumbnails
      ? ZoomSpring(duration: parameters.finishDuration, dampingRatio: parameters.finishDamping)
      : ZoomSpring(duration: parameters.cancelDuration, dampingRatio: parameters.cancelDamping)
    if fadesOnly { spring = ZoomSpring(duration: spring.duration, dampingRatio: 1) }
    backdrop.isReversed = isPush == (place == .thumbnails)
    backdrop.continueAnimation(withTimingParameters: nil, durationFactor: spring.duration / backdrop.duration)
    if fadesOnly, place == .thumbnails {
      fadeAway(on: spring)
    } else {
      startFlight(on: spring, velocity: parameters.keepsVelocity && !fadesOnly ? velocity : .zero)
    }
  }

  private func fadeAway(on spring: ZoomSpring) {
    guard let flight else { return }
    source.setThumbnail(of: photo, hidden: false)
    let place = PhotoFlight.Place(frame: flight.photo.frame, cornerRadius: flight.photo.layer.cornerRadius, alpha: 0)
    flight.fly(to: place, on: spring, completion: { [weak self] in self?.end() })
  }
}
