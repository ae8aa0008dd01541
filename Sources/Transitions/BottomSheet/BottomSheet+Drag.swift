import UIKit

extension BottomSheet {
  func handlePan(_ pan: UIPanGestureRecognizer) {
    let travel = pan.translation(in: view).y
    switch pan.state {
    case .began:
      catchSettling()
      drag = .content(last: travel, startsAtTop: isContentAtTop(offset: offsetAtPress))
    case .changed:
      follow(travel)
    case .ended:
      release(at: pan.velocity(in: view).y)
    case .cancelled, .failed:
      release(at: 0)
    default: break
    }
  }

  /// Moves the sheet, or leaves the drag to the content.
  ///
  /// Content that has been scrolled keeps the drag until it is back at its top. Content at its top scrolls only while the sheet has its
  /// tallest height, and a downward drag moves the sheet.
  private func follow(_ travel: CGFloat) {
    switch drag {
    case .none: break
    case .content(let last, let startsAtTop):
      if travel == last { return }
      // The content's own gesture may already have moved the content up.
      let isAtTop = travel > last ? isContentAtTop(offset: scrollView?.contentOffset.y) : startsAtTop
      if contentScrolls, !isAtTop || (travel < last && visibleHeight >= tallestHeight) {
        drag = .content(last: travel, startsAtTop: isContentAtTop(offset: scrollView?.contentOffset.y))
      } else {
        drag = .sheet(height: visibleHeight, start: last)
        follow(travel)
      }
    case .sheet(let height, let start):
      let wanted = height - (travel - start)
      pinContent()
      if wanted > tallestHeight, contentScrolls {
        visibleHeight = tallestHeight
        drag = .content(last: travel, startsAtTop: true)
      } else {
        visibleHeight = wanted > tallestHeight ? tallestHeight + resisted(wanted - tallestHeight) : wanted
      }
      place()
    }
  }

  private var contentScrolls: Bool { scrollView.map { $0.contentSize.height + $0.adjustedContentInset.bottom > $0.bounds.height } ?? false }

  /// Returns whether the content is at its top at a scroll position, or true without content.
  private func isContentAtTop(offset: CGFloat?) -> Bool {
    guard let scrollView, let offset else { return true }
    return offset <= -scrollView.adjustedContentInset.top + 0.5
  }

  /// Keeps the content from scrolling while the sheet takes the drag.
  private func pinContent() {
    guard let scrollView else { return }
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
  }

  /// Ends the content's part of a drag that moves the sheet, so that the content doesn't continue at the velocity of the release.
  private func stopContent() {
    guard let scrollView else { return }
    let pan = scrollView.panGestureRecognizer
    let isEnabled = pan.isEnabled
    pan.isEnabled = false
    pan.isEnabled = isEnabled
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top), animated: false)
  }

  /// Returns the distance that the sheet moves for a pull of `distance` points beyond the end, with the resistance of a scroll view.
  private func resisted(_ distance: CGFloat) -> CGFloat {
    RubberBand.offset(of: distance, coefficient: parameters.rubberBand, length: view.bounds.height)
  }

  private func release(at velocity: CGFloat) {
    guard case .sheet = drag else {
      drag = .none
      return
    }
    drag = .none
    stopContent()
    let dismisses = velocity >= parameters.dismissVelocity || visibleHeight < restingHeight * (1 - parameters.dismissThreshold)
    if dismisses, velocity > -parameters.dismissVelocity {
      leavingVelocity = velocity
      dismiss(animated: true)
    } else {
      let halfway = (restingHeight + tallestHeight) / 2
      let projected = visibleHeight - velocity * 0.1
      isExpanded = projected > halfway && tallestHeight > restingHeight
      settle(at: isExpanded ? tallestHeight : restingHeight, velocity: velocity)
    }
  }

  private func settle(at height: CGFloat, velocity: CGFloat) {
    let distance = visibleHeight - height
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring(distance: distance, velocity: velocity))
    animator.addAnimations { [self] in
      visibleHeight = height
      place()
    }
    animator.addCompletion { [weak self] _ in self?.settling = nil }
    settling = animator
    animator.startAnimation()
  }

  /// Returns the settling spring with the velocity of the release, which UIKit takes in whole distances per second.
  func spring(distance: CGFloat, velocity: CGFloat) -> UISpringTimingParameters {
    let initialVelocity = abs(distance) < 1 ? 0 : velocity / distance
    return UISpringTimingParameters(
      mass: 1, stiffness: parameters.settleStiffness, damping: 2 * parameters.settleStiffness.squareRoot(),
      initialVelocity: CGVector(dx: 0, dy: min(max(initialVelocity, -35), 35)))
  }

  /// Stops a settling sheet at its visible position.
  func catchSettling() {
    guard let settling else { return }
    let visible = sheet.layer.presentation().map { view.bounds.height - $0.frame.minY } ?? visibleHeight
    settling.stopAnimation(true)
    self.settling = nil
    visibleHeight = visible
    place()
  }
}

extension BottomSheet: UIGestureRecognizerDelegate {
  /// Returns true, and stores the scroll position of the content before its own gesture moves it.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if case .none = drag { offsetAtPress = scrollView?.contentOffset.y }
    return true
  }

  /// Returns whether the sheet's drag and another gesture work together: only with the pan of `scrollView`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other === scrollView?.panGestureRecognizer }
}
