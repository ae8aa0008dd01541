import Foundation

/// The gestures of a sheet: dragging it, clicking outside it, clicking its grabber and pressing Esc.
final class SheetGestures: NSObject, UIGestureRecognizerDelegate {
  /// The critically damped system spring, with ω₀ = √(1000/3) per second.
  private static let mass: CGFloat = 3
  private static let stiffness: CGFloat = 1000

  private unowned let sheet: UISheetPresentationController
  private let pan = UIPanGestureRecognizer()
  private let outsideTap = UITapGestureRecognizer()
  private let grabberTap = UITapGestureRecognizer()
  private var dragging: SheetDragging?
  /// The vertically scrolling scroll view under the finger, and whether it was at its top when the finger touched down.
  private var touched: (scrollView: UIScrollView, isAtTop: Bool)?
  private var settling: UIViewPropertyAnimator?
  private var wasRefused = false
  private var isDismissedByPerson = false
  /// The dismissal that a drag has begun.
  private(set) var dismissal: SheetDismissal?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.addTarget(self, action: SheetGestures.drag)
    pan.delegate = self
    outsideTap.addTarget(self, action: SheetGestures.dismissByPerson)
    grabberTap.addTarget(self, action: SheetGestures.selectNext)
  }

  var isDragging: Bool { dragging != nil }

  func attach(to view: UIView?, dimmingView: UIView, grabber: UIView) {
    view?.addGestureRecognizer(pan)
    dimmingView.addGestureRecognizer(outsideTap)
    grabber.addGestureRecognizer(grabberTap)
    (sheet.containerView as? PresentationContainerView)?.escape = { [weak self] in self?.dismissByPerson() }
  }

  func detach() { for recognizer in [pan, outsideTap, grabberTap] { recognizer.view?.removeGestureRecognizer(recognizer) } }

  // MARK: Dismissal by a person

  private func dismissByPerson() {
    guard sheet.presentedViewController.canBeDismissedByPerson else { return }
    guard mayBeDismissed else {
      sheet.delegate?.notifyDidAttemptToDismiss(sheet)
      return
    }
    willDismiss()
    TransitionCalls.asUIKit { sheet.presentedViewController.dismiss(animated: true) }
  }

  private var mayBeDismissed: Bool {
    !sheet.presentedViewController.isModalInPresentation && sheet.delegate?.askWhetherToDismiss(sheet) ?? true
  }

  private func willDismiss() {
    isDismissedByPerson = true
    sheet.delegate?.notifyWillDismiss(sheet)
  }

  func dismissalDidEnd(_ completed: Bool) {
    dismissal = nil
    if completed, isDismissedByPerson { sheet.delegate?.notifyDidDismiss(sheet) }
    isDismissedByPerson = false
  }

  // MARK: Dragging

  private func drag(_ recognizer: UIPanGestureRecognizer) {
    let travel = recognizer.translation(in: sheet.containerView).y
    switch recognizer.state {
    case .began: begin(travel)
    case .changed: move(to: travel)
    case .ended: release(velocity: recognizer.velocity(in: sheet.containerView).y)
    case .cancelled, .failed: release(velocity: 0)
    case .possible: break
    }
  }

  private func begin(_ travel: CGFloat) {
    guard sheet.presentedViewController.transitionCoordinator == nil, touched?.isAtTop != false, let view = sheet.presentedView
    else { return }
    let shown = view.layer.presentation()?.frame.minY ?? view.frame.minY
    // The movement that distinguishes a drag from a click does not move the sheet.
    let slop = UIPanGestureRecognizer.slop
    dragging = SheetDragging(from: shown, on: touched?.scrollView, travel: travel.clamped(to: -slop...slop))
    wasRefused = false
    settling?.stopAnimation(true)
    settling = nil
    move(to: travel)
  }

  private func move(to travel: CGFloat) {
    guard let dragging, let geometry = sheet.geometry else { return }
    dragging.move(to: travel, highest: ceiling(of: dragging, in: geometry))
    if dragging.edge > geometry.lowest + 0.5, dismissal == nil, !wasRefused { beginDismissal() }
    let edge = shownEdge(of: dragging, in: geometry)
    sheet.show(edge, in: geometry)
    dismissal?.context?.updateInteractiveTransition(geometry.drop(at: edge) / max(geometry.bottom - geometry.lowest, 1))
  }

  /// Returns the edge above which a drag doesn't move the sheet, but scrolls the content.
  private func ceiling(of dragging: SheetDragging, in geometry: SheetGeometry) -> CGFloat {
    let expands = sheet.prefersScrollingExpandsWhenScrolledToEdge || touched == nil
    return expands ? geometry.highest : min(dragging.edge, geometry.edge(of: sheet.selectedDetentIdentifier))
  }

  private func beginDismissal() {
    guard mayBeDismissed else {
      wasRefused = true
      return
    }
    willDismiss()
    // The drag has moved the sheet a little. A cancelled transition ends where it began, which must be at rest.
    if let geometry = sheet.geometry { sheet.show(geometry.lowest, in: geometry) }
    let dismissal = SheetDismissal()
    self.dismissal = dismissal
    TransitionCalls.asUIKit { sheet.presentedViewController.dismiss(animated: true) }
    if dismissal.context == nil {
      self.dismissal = nil
      wasRefused = true
    }
  }

  /// Returns the actual edge of a sheet during a drag. A sheet that cannot be dismissed resists like a rubber band.
  private func shownEdge(of dragging: SheetDragging, in geometry: SheetGeometry) -> CGFloat {
    guard dismissal == nil, dragging.edge > geometry.lowest else { return dragging.edge }
    return geometry.lowest + RubberBand(extent: geometry.bottom - geometry.lowest).offset(forDrag: dragging.edge - geometry.lowest)
  }

  private func release(velocity: CGFloat) {
    guard let dragging, let geometry = sheet.geometry else { return }
    let edge = shownEdge(of: dragging, in: geometry)
    dragging.end(highest: ceiling(of: dragging, in: geometry))
    self.dragging = nil
    let isFlick = velocity >= UISheetPresentationController.flickSpeed
    let dismisses = dismissal != nil && (isFlick || geometry.drop(at: edge) > geometry.frame(at: geometry.lowest).height / 2)
    dismissal?.settle(dismissing: dismisses)
    if wasRefused { sheet.delegate?.notifyDidAttemptToDismiss(sheet) }
    let stop = geometry.stop(from: edge, velocity: velocity)
    settle(from: edge, to: dismisses ? geometry.bottom : stop.edge, velocity: velocity, in: geometry)
    if !dismisses { select(stop.identifier) }
  }

  private func settle(from edge: CGFloat, to target: CGFloat, velocity: CGFloat, in geometry: SheetGeometry) {
    let rest = target - edge
    guard rest != 0 || dismissal != nil else { return }
    let spring = UISpringTimingParameters(
      mass: Self.mass, stiffness: Self.stiffness, damping: 2 * (Self.mass * Self.stiffness).squareRoot(),
      initialVelocity: CGVector(dx: rest == 0 ? 0 : velocity / rest, dy: rest == 0 ? 0 : velocity / rest))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { [sheet] in sheet.show(target, in: geometry) }
    animator.addCompletion { [weak self, dismissal, sheet] _ in
      self?.settling = nil
      guard let context = dismissal?.context else { return }
      if !context.transitionWasCancelled { sheet.presentedView?.transform = .identity }
      context.completeTransition(!context.transitionWasCancelled)
    }
    if dismissal == nil { settling = animator }
    animator.startAnimation()
  }

  private func select(_ identifier: UISheetPresentationController.Detent.Identifier) {
    guard sheet.selectedDetentIdentifier != identifier, sheet.detents.count > 1 else { return }
    sheet.selectedDetentIdentifier = identifier
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  /// Selects the next greater height, or the smallest after the greatest, when the grabber is clicked.
  private func selectNext() {
    guard sheet.presentedViewController.transitionCoordinator == nil, let geometry = sheet.geometry else { return }
    let edge = geometry.edge(of: sheet.selectedDetentIdentifier)
    let next = geometry.stops.last { $0.edge < edge - 0.5 } ?? geometry.stops[geometry.stops.count - 1]
    sheet.animateChanges { select(next.identifier) }
  }

  // MARK: Arbitration

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if pan.numberOfTouches == 0 { touched = scrollView(around: touch.view).map { ($0, $0.isAtTop) } }
    return true
  }

  private func scrollView(around touchedView: UIView?) -> UIScrollView? {
    let views = viewChain(from: touchedView).prefix { $0 !== sheet.presentedView?.superview }
    return views.lazy.compactMap { $0 as? UIScrollView }.first { $0.draggableAxes.contains(.vertical) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard sheet.presentedViewController.transitionCoordinator == nil else { return false }
    let movement = pan.translation(in: sheet.containerView)
    return abs(movement.y) >= abs(movement.x)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === touched?.scrollView.panGestureRecognizer
  }
}
