import Foundation

/// Scrolling with the mouse wheel and the touchpad.
///
/// As on iPadOS, the delegate receives the same messages for the wheel as for a finger that drags and releases the content.
@MainActor
final class WheelScroll {
  /// The angular frequency of the critically damped spring with which the content follows a notched wheel, in radians per second.
  private static let frequency: CGFloat = 20
  /// The time after a turn of the wheel in which the view keeps receiving it, even if its end is reached, in seconds.
  private static let latchDuration: TimeInterval = 0.3
  /// The pause of a touchpad that ends a scroll, after which a paging view moves to the nearest page, in seconds.
  private static let pageRest: TimeInterval = 0.12

  /// The time at which the wheel last moved the content, in seconds on the scene's clock.
  private var latestTime = -TimeInterval.infinity
  /// A Boolean value that indicates whether the wheel is moving the content.
  private(set) var isActive = false

  /// Scrolls by a turn of the wheel. Returns false if the content can't scroll in that direction.
  func scroll(_ view: UIScrollView, by wheel: WheelInput) -> Bool {
    let delta = usableDelta(of: wheel, in: view)
    let origin = view.motion?.purpose == .wheel ? view.motion?.target ?? view.contentOffset : view.contentOffset
    let target = target(in: view, from: origin, delta: delta, isPrecise: wheel.isPrecise)
    guard target != origin else {
      // At the end of the content, leave the wheel to the surrounding view, but not in the middle of a turn.
      return wheel.timestamp - latestTime < Self.latchDuration
    }
    latestTime = wheel.timestamp
    didTurn(in: view)
    if wheel.isPrecise {
      if view.motion?.purpose == .wheel { view.mover.drop() } else { view.stopMotion() }
      view.moveContent(to: target)
      view.flashScrollIndicators()
      settleAtRest(in: view)
    } else {
      let velocity = view.motion?.velocity(at: CACurrentMediaTime()) ?? .zero
      let offset = view.contentOffset
      let motion = ContentMotion(
        x: .settle(to: target.x, from: offset.x, velocity: velocity.x, frequency: Self.frequency),
        y: .settle(to: target.y, from: offset.y, velocity: velocity.y, frequency: Self.frequency), purpose: .wheel)
      view.mover.run(motion, in: view)
    }
    return true
  }

  /// Returns the turn of the wheel along the axes on which the view scrolls. Shift makes it horizontal.
  private func usableDelta(of wheel: WheelInput, in view: UIScrollView) -> CGVector {
    let ranges = view.scrollRange
    let scrollsAcross = ranges.x.lowerBound < ranges.x.upperBound
    let scrollsDown = ranges.y.lowerBound < ranges.y.upperBound
    var delta = wheel.delta
    let turnsSideways = wheel.modifiers.contains(.shift) || (!scrollsDown && !view.isInsideVerticalScrollView)
    if turnsSideways && delta.dx == 0 { delta = CGVector(dx: delta.dy, dy: 0) }
    return CGVector(dx: scrollsAcross ? delta.dx : 0, dy: scrollsDown ? delta.dy : 0)
  }

  private func target(in view: UIScrollView, from origin: CGPoint, delta: CGVector, isPrecise: Bool) -> CGPoint {
    let ranges = view.scrollRange
    func target(_ origin: CGFloat, _ delta: CGFloat, _ extent: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      guard delta != 0 else { return origin }
      guard view.isPagingEnabled && !isPrecise else { return (origin + delta).clamped(to: range) }
      // One notch turns one page.
      return view.pageOffset(from: origin, velocity: delta < 0 ? -.infinity : .infinity, extent: extent, range: range)
    }
    return CGPoint(
      x: target(origin.x, delta.dx, view.bounds.width, ranges.x), y: target(origin.y, delta.dy, view.bounds.height, ranges.y))
  }

  private func settleAtRest(in view: UIScrollView) {
    let due = latestTime
    view.window?.windowScene?.perform(after: Self.pageRest) { [weak self, weak view] in
      guard let self, let view, latestTime == due, !view.isTracking, view.motion == nil else { return }
      settle(view)
    }
  }

  /// Moves content that the wheel has left between two pages to one of them. If it is already at rest, notifies the delegate.
  func settle(_ view: UIScrollView) {
    if view.isPagingEnabled { view.settle() }
    guard view.motion == nil else { return forget() }
    didRest(in: view)
    view.contentDidComeToRest()
  }

  private func didTurn(in view: UIScrollView) {
    guard !isActive else { return }
    isActive = true
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
  }

  /// Notifies the delegate that content moved by the wheel has come to rest.
  func didRest(in view: UIScrollView) {
    guard isActive else { return }
    isActive = false
    view.scrollDelegate?.scrollViewDidEndDecelerating(view)
  }

  /// Called when something else moves the content.
  func forget() { isActive = false }
}

extension UIScrollView: PointerInteracting {
  /// Scrolls by a turn of the wheel, or zooms if Control is pressed. Returns false if the content can't scroll in that direction, or can't
  /// be zoomed.
  package func scroll(by input: WheelInput) -> Bool {
    guard isScrollEnabled, !isTracking else { return false }
    return input.modifiers.contains(.control) ? zoom.zoom(self, by: input) : wheel.scroll(self, by: input)
  }

  var isScrolledByWheel: Bool { wheel.isActive }

  fileprivate var isInsideVerticalScrollView: Bool {
    viewChain(from: superview).contains { ($0 as? UIScrollView)?.draggableAxes.contains(.vertical) == true }
  }
}
