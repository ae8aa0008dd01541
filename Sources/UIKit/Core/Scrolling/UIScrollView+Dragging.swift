import Foundation

// Dragging the content, from touch down to release.
extension UIScrollView {
  /// Handles a finger that touches down. Returns true if it caught moving content, which begins a drag at once.
  func fingerDidLand() -> Bool {
    isTracking = true
    guard let motion, motion.purpose != .animation else { return false }
    let wasMoving = motion.isMoving(at: CACurrentMediaTime())
    hasCaughtMotion = true
    stopMotion()
    return wasMoving
  }

  /// Handles the end of all touches, whether a drag has ended or none has begun.
  func fingerDidLeave() {
    isTracking = false
    defer { hasCaughtMotion = false }
    // A drag may have stopped the return of the scale to its limit.
    if !isZooming { bounceZoom(around: CGPoint(x: bounds.midX, y: bounds.midY)) }
    guard !isDragging, motion == nil else { return }
    // The wheel came to rest while the finger was down.
    if isScrolledByWheel { return settleAfterWheel() }
    guard hasCaughtMotion else { return }
    // Content that was caught while springing back, and released without a drag, resumes its motion.
    settle()
    guard motion == nil else { return }
    // It was caught where it would have come to rest.
    scrollDelegate?.scrollViewDidEndDecelerating(self)
    contentDidComeToRest()
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDragging()
    case .changed: drag()
    case .ended: endDragging(at: pan.velocity(in: self))
    case .cancelled, .failed: endDragging(at: .zero)
    case .possible: break
    }
  }

  private func beginDragging() {
    stopMotion()
    if !isZooming { stopZoomAnimation() }
    isDragging = true
    if keyboardDismissMode != .none { window?.endEditing(false) }
    isScrolledByWheel = false
    scrollPan.removeSlop()
    let moved = scrollPan.translation(in: self)
    if isDirectionalLockEnabled, moved != .zero {
      dragLock = abs(moved.x) > abs(moved.y) ? .horizontal : .vertical
    }
    flashIndicators()
    scrollDelegate?.scrollViewWillBeginDragging(self)
    drag()
  }

  /// Moves the content by the movement of the finger since the previous call.
  private func drag() {
    let moved = scrollPan.translation(in: self)
    scrollPan.setTranslation(.zero, in: self)
    let ranges = scrollRange
    // Include the remainder of earlier rounding, unless other code has moved the content meanwhile.
    var offset = exactDragOffset.flatMap { alignedToPixels($0) == contentOffset ? $0 : nil } ?? contentOffset
    let axes = draggableAxes.intersection(dragLock ?? .both)
    if axes.contains(.horizontal) { offset.x = dragged(offset.x, by: -moved.x, in: ranges.x, extent: bounds.width, bounces: bounces) }
    if axes.contains(.vertical) { offset.y = dragged(offset.y, by: -moved.y, in: ranges.y, extent: bounds.height, bounces: bounces) }
    exactDragOffset = offset
    moveContent(to: alignedToPixels(offset))
  }

  private func dragged(_ offset: CGFloat, by step: CGFloat, in range: ClosedRange<CGFloat>, extent: CGFloat, bounces: Bool) -> CGFloat {
    guard bounces else { return (offset + step).clamped(to: range) }
    let band = RubberBand(extent: extent)
    return band.position(band.fingerPosition(offset, in: range) + step, in: range)
  }

  private func endDragging(at fingerVelocity: CGPoint) {
    guard isDragging else { return }
    let axes = draggableAxes.intersection(dragLock ?? .both)
    let ranges = scrollRange
    let velocity = CGPoint(
      x: axes.contains(.horizontal) ? contentVelocity(-fingerVelocity.x, at: contentOffset.x, in: ranges.x, extent: bounds.width) : 0,
      y: axes.contains(.vertical) ? contentVelocity(-fingerVelocity.y, at: contentOffset.y, in: ranges.y, extent: bounds.height) : 0)
    dragLock = nil
    exactDragOffset = nil
    let release = releaseMotions(velocity: velocity)
    let proposed = CGPoint(x: release.x.target, y: release.y.target)
    let velocityPerMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = targetContentOffset(forProposed: proposed, velocity: velocityPerMillisecond)
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocityPerMillisecond, targetContentOffset: &target)
    target.y = leavingTitleWhole(target.y)
    isDragging = false
    isTracking = false
    let x = target.x == proposed.x ? release.x : .settle(to: target.x, from: contentOffset.x, velocity: velocity.x)
    let y = target.y == proposed.y ? release.y : .settle(to: target.y, from: contentOffset.y, velocity: velocity.y)
    let decelerates = max(x.duration, y.duration) > 0
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard !isDragging, motion == nil else { return scheduleIndicatorFade() }
    guard decelerates else {
      scheduleIndicatorFade()
      return contentDidComeToRest()
    }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    run(ContentMotion(x: x, y: y, purpose: .deceleration))
  }

  /// Returns the velocity of the content under a finger. Past an end, it is lower than the finger's.
  private func contentVelocity(_ velocity: CGFloat, at offset: CGFloat, in range: ClosedRange<CGFloat>, extent: CGFloat) -> CGFloat {
    let beyond = offset - offset.clamped(to: range)
    guard beyond != 0, extent > 0 else { return velocity }
    let give = 1 - min(abs(beyond) / extent, 1)
    return velocity * RubberBand.coefficient * give * give
  }

  /// Returns the motions of content that is released with a velocity, in points per second.
  func releaseMotions(velocity: CGPoint) -> (x: ScrollMotion, y: ScrollMotion) {
    let ranges = scrollRange
    return (
      releaseMotion(
        from: contentOffset.x, velocity: velocity.x, range: ranges.x, extent: bounds.width, isFree: draggableAxes.contains(.horizontal)),
      releaseMotion(
        from: contentOffset.y, velocity: velocity.y, range: ranges.y, extent: bounds.height, isFree: draggableAxes.contains(.vertical))
    )
  }

  private func releaseMotion(
    from offset: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, extent: CGFloat, isFree: Bool
  ) -> ScrollMotion {
    guard isFree else { return .rest(at: offset) }
    guard isPagingEnabled else {
      return .release(from: offset, velocity: velocity, rate: decelerationRate.rawValue, range: range, bounces: bounces)
    }
    let page = pageOffset(from: offset, velocity: velocity, extent: extent, range: range)
    return page == offset ? .rest(at: offset) : .settle(to: page, from: offset, velocity: velocity)
  }

  /// Moves content that is past an end, or between two pages, to its resting position.
  func settle() {
    let (x, y) = releaseMotions(velocity: .zero)
    if max(x.duration, y.duration) > 0 { run(ContentMotion(x: x, y: y, purpose: .deceleration)) }
  }
}
