import Foundation

/// The finger on the content of a scroll view, from touch down to release.
@MainActor
final class ContentDrag {
  private(set) var isTracking = false
  private(set) var isDragging = false
  /// A Boolean value that indicates whether the current touch stopped a motion of the content.
  private(set) var hasCaughtMotion = false
  /// The axis to which the drag is locked, or nil.
  private var lock: ScrollAxes?
  /// The content offset of the drag before it is rounded to whole pixels, which keeps text and images sharp.
  private var exactOffset: CGPoint?

  /// Handles a finger that touches down. Returns true if it caught moving content, which begins a drag at once.
  func fingerDidLand(on view: UIScrollView) -> Bool {
    isTracking = true
    guard let motion = view.motion, motion.purpose != .animation else { return false }
    let wasMoving = motion.isMoving(at: CACurrentMediaTime())
    hasCaughtMotion = true
    view.stopMotion()
    return wasMoving
  }

  /// Handles the end of all touches, whether a drag has ended or none has begun.
  func fingerDidLeave(_ view: UIScrollView) {
    isTracking = false
    defer { hasCaughtMotion = false }
    // A drag may have stopped the return of the scale to its limit.
    if !view.isZooming { view.zoom.bounce(around: view.bounds.middle, in: view) }
    guard !isDragging, view.motion == nil else { return }
    // The wheel came to rest while the finger was down.
    if view.wheel.isActive { return view.wheel.settle(view) }
    guard hasCaughtMotion else { return }
    // Content that was caught while springing back, and released without a drag, resumes its motion.
    view.settle()
    guard view.motion == nil else { return }
    // It was caught where it would have come to rest.
    view.scrollDelegate?.scrollViewDidEndDecelerating(view)
    view.contentDidComeToRest()
  }

  func begin(in view: UIScrollView) {
    view.stopMotion()
    if !view.isZooming { view.zoom.stop(in: view) }
    isDragging = true
    if view.keyboardDismissMode != .none { view.window?.endEditing(false) }
    view.wheel.forget()
    view.scrollPan.removeSlop()
    let moved = view.scrollPan.translation(in: view)
    if view.isDirectionalLockEnabled, moved != .zero {
      lock = abs(moved.x) > abs(moved.y) ? .horizontal : .vertical
    }
    view.indicators.show(in: view)
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
    move(view)
  }

  /// Moves the content by the movement of the finger since the previous call.
  func move(_ view: UIScrollView) {
    let moved = view.scrollPan.translation(in: view)
    view.scrollPan.setTranslation(.zero, in: view)
    let ranges = view.scrollRange
    // Include the remainder of earlier rounding, unless other code has moved the content meanwhile.
    var offset = exactOffset.flatMap { view.alignedToPixels($0) == view.contentOffset ? $0 : nil } ?? view.contentOffset
    let axes = view.draggableAxes.intersection(lock ?? .both)
    func dragged(_ offset: CGFloat, by step: CGFloat, in range: ClosedRange<CGFloat>, extent: CGFloat) -> CGFloat {
      guard view.bounces else { return (offset + step).clamped(to: range) }
      let band = RubberBand(extent: extent)
      return band.position(band.fingerPosition(offset, in: range) + step, in: range)
    }
    if axes.contains(.horizontal) { offset.x = dragged(offset.x, by: -moved.x, in: ranges.x, extent: view.bounds.width) }
    if axes.contains(.vertical) { offset.y = dragged(offset.y, by: -moved.y, in: ranges.y, extent: view.bounds.height) }
    exactOffset = offset
    view.moveContent(to: view.alignedToPixels(offset))
  }

  func end(at fingerVelocity: CGPoint, in view: UIScrollView) {
    guard isDragging else { return }
    let axes = view.draggableAxes.intersection(lock ?? .both)
    let (ranges, offset, size) = (view.scrollRange, view.contentOffset, view.bounds.size)
    let velocity = CGPoint(
      x: axes.contains(.horizontal) ? contentVelocity(-fingerVelocity.x, at: offset.x, in: ranges.x, extent: size.width) : 0,
      y: axes.contains(.vertical) ? contentVelocity(-fingerVelocity.y, at: offset.y, in: ranges.y, extent: size.height) : 0)
    lock = nil
    exactOffset = nil
    let release = view.releaseMotions(velocity: velocity)
    let proposed = CGPoint(x: release.x.target, y: release.y.target)
    let velocityPerMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = view.targetContentOffset(forProposed: proposed, velocity: velocityPerMillisecond)
    view.scrollDelegate?.scrollViewWillEndDragging(view, withVelocity: velocityPerMillisecond, targetContentOffset: &target)
    target.y = view.leavingTitleWhole(target.y)
    isDragging = false
    isTracking = false
    let x = target.x == proposed.x ? release.x : .settle(to: target.x, from: view.contentOffset.x, velocity: velocity.x)
    let y = target.y == proposed.y ? release.y : .settle(to: target.y, from: view.contentOffset.y, velocity: velocity.y)
    let decelerates = max(x.duration, y.duration) > 0
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: decelerates)
    guard !isDragging, view.motion == nil else { return view.indicators.scheduleFade(in: view) }
    guard decelerates else {
      view.indicators.scheduleFade(in: view)
      return view.contentDidComeToRest()
    }
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    view.mover.run(ContentMotion(x: x, y: y, purpose: .deceleration), in: view)
  }

  /// Returns the velocity of the content under a finger. Past an end, it is lower than the finger's.
  private func contentVelocity(_ velocity: CGFloat, at offset: CGFloat, in range: ClosedRange<CGFloat>, extent: CGFloat) -> CGFloat {
    let beyond = offset - offset.clamped(to: range)
    guard beyond != 0, extent > 0 else { return velocity }
    let give = 1 - min(abs(beyond) / extent, 1)
    return velocity * RubberBand.coefficient * give * give
  }
}
