import Foundation

// Scrolling with the mouse wheel and the touchpad.
extension UIScrollView: PointerInteracting {
  /// The angular frequency of the critically damped spring with which the content follows a notched wheel, in radians per second.
  private static var wheelFrequency: CGFloat { 20 }
  /// The time after a turn of the wheel in which the view keeps receiving it, even if its end is reached, in seconds.
  private static var latchDuration: TimeInterval { 0.3 }
  /// The pause of a touchpad that ends a scroll, after which a paging view moves to the nearest page, in seconds.
  private static var pageRest: TimeInterval { 0.12 }

  /// Scrolls by a turn of the wheel, or zooms if Control is pressed. Returns false if the content can't scroll in that direction, or can't
  /// be zoomed.
  package func scroll(by wheel: WheelInput) -> Bool {
    guard isScrollEnabled, !isTracking else { return false }
    if wheel.modifiers.contains(.control) { return zoom(by: wheel) }
    let delta = usableDelta(of: wheel)
    let origin = motion?.purpose == .wheel ? motion?.target ?? contentOffset : contentOffset
    let target = wheelTarget(from: origin, delta: delta, isPrecise: wheel.isPrecise)
    guard target != origin else {
      // At the end of the content, leave the wheel to the surrounding view, but not in the middle of a turn.
      return wheel.timestamp - latestWheelTime < Self.latchDuration
    }
    latestWheelTime = wheel.timestamp
    wheelDidTurn()
    if wheel.isPrecise {
      if motion?.purpose == .wheel { motion = nil } else { stopMotion() }
      moveContent(to: target)
      flashScrollIndicators()
      settleWhenWheelRests()
    } else {
      let velocity = motion?.velocity(at: CACurrentMediaTime()) ?? .zero
      run(
        ContentMotion(
          x: .settle(to: target.x, from: contentOffset.x, velocity: velocity.x, frequency: Self.wheelFrequency),
          y: .settle(to: target.y, from: contentOffset.y, velocity: velocity.y, frequency: Self.wheelFrequency), purpose: .wheel))
    }
    return true
  }

  /// Returns the turn of the wheel along the axes on which the view scrolls. Shift makes it horizontal.
  private func usableDelta(of wheel: WheelInput) -> CGVector {
    let ranges = scrollRange
    let scrollsAcross = ranges.x.lowerBound < ranges.x.upperBound
    let scrollsDown = ranges.y.lowerBound < ranges.y.upperBound
    var delta = wheel.delta
    let turnsSideways = wheel.modifiers.contains(.shift) || (!scrollsDown && !isInsideVerticalScrollView)
    if turnsSideways && delta.dx == 0 { delta = CGVector(dx: delta.dy, dy: 0) }
    return CGVector(dx: scrollsAcross ? delta.dx : 0, dy: scrollsDown ? delta.dy : 0)
  }

  private var isInsideVerticalScrollView: Bool {
    var ancestor = superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView, scrollView.draggableAxes.contains(.vertical) { return true }
      ancestor = view.superview
    }
    return false
  }

  private func wheelTarget(from origin: CGPoint, delta: CGVector, isPrecise: Bool) -> CGPoint {
    let ranges = scrollRange
    func target(_ origin: CGFloat, _ delta: CGFloat, _ extent: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      guard delta != 0 else { return origin }
      guard isPagingEnabled && !isPrecise else { return (origin + delta).clamped(to: range) }
      // One notch turns one page.
      return pageOffset(from: origin, velocity: delta < 0 ? -.infinity : .infinity, extent: extent, range: range)
    }
    return CGPoint(
      x: target(origin.x, delta.dx, bounds.width, ranges.x), y: target(origin.y, delta.dy, bounds.height, ranges.y))
  }

  private func settleWhenWheelRests() {
    let due = latestWheelTime
    window?.windowScene?.perform(after: Self.pageRest) { [weak self] in
      guard let self, self.latestWheelTime == due, !self.isTracking, self.motion == nil else { return }
      self.settleAfterWheel()
    }
  }

  /// Moves content that the wheel has left between two pages to one of them. If it is already at rest, notifies the delegate.
  func settleAfterWheel() {
    if isPagingEnabled { settle() }
    guard motion == nil else { return isScrolledByWheel = false }
    wheelDidRest()
    contentDidComeToRest()
  }

  // As on iPadOS, the delegate receives the same messages for the wheel as for a finger that drags and releases the content.

  private func wheelDidTurn() {
    guard !isScrolledByWheel else { return }
    isScrolledByWheel = true
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// Notifies the delegate that content moved by the wheel has come to rest.
  func wheelDidRest() {
    guard isScrolledByWheel else { return }
    isScrolledByWheel = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }
}
