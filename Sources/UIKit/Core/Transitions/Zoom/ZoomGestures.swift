import Foundation

/// The gestures that zoom back: a drag down or to the side, a drag from the edge, and a pinch.
@MainActor
final class ZoomGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let control: ZoomControl
  private let pan = ZoomPanGestureRecognizer()
  private let edge = UIScreenEdgePanGestureRecognizer()
  private let pinch = ZoomPinchGestureRecognizer()
  /// The flight that the current gesture moves.
  private weak var flight: ZoomFlight?
  private var hand: ZoomHand?
  private weak var touchedView: UIView?

  init(_ control: ZoomControl) {
    self.control = control
    super.init()
    pan.maximumNumberOfTouches = 1
    for (recognizer, name) in [(pan, "zoomPan"), (edge, "zoomEdge"), (pinch, "zoomPinch")] as [(UIGestureRecognizer, String)] {
      recognizer.delegate = self
      recognizer.name = name
    }
    pan.addTarget(self, action: ZoomGestures.drag)
    edge.addTarget(self, action: ZoomGestures.drag)
    pinch.addTarget(self, action: ZoomGestures.handlePinch)
  }

  func attach(to view: UIView) {
    guard pan.view !== view else { return }
    for recognizer in [pan, edge, pinch] { view.addGestureRecognizer(recognizer) }
  }

  func detach() { for recognizer in [pan, edge, pinch] { recognizer.view?.removeGestureRecognizer(recognizer) } }

  private var view: UIView? { pan.view }

  private var isMirrored: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Following

  private func drag(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let (place, travel) = (recognizer.location(in: nil), recognizer.translation(in: nil))
      var drag = ZoomDrag(
        direction: recognizer === edge ? .edge : pan.direction, start: CGPoint(x: place.x - travel.x, y: place.y - travel.y))
      drag.trailing = isMirrored ? -1 : 1
      drag.travel = CGVector(dx: travel.x, dy: travel.y)
      begin(.drag(drag))
    case .changed:
      guard case .drag(var drag) = hand else { return }
      let travel = recognizer.translation(in: nil)
      drag.travel = CGVector(dx: travel.x, dy: travel.y)
      move(.drag(drag))
    case .ended:
      let velocity = recognizer.velocity(in: nil)
      end(velocity: CGVector(dx: velocity.x, dy: velocity.y))
    case .cancelled, .failed: end(velocity: nil)
    case .possible: break
    }
  }

  private func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let place = recognizer.location(in: nil)
      begin(.pinch(ZoomPinch(start: place, location: place)))
    case .changed:
      guard case .pinch(var known) = hand, recognizer.numberOfTouches == 2 else { return }
      known.location = recognizer.location(in: nil)
      known.scale = recognizer.scale
      known.angle = pinch.angle
      move(.pinch(known))
    case .ended: end(velocity: .zero)
    case .cancelled, .failed: end(velocity: nil)
    case .possible: break
    }
  }

  private func begin(_ hand: ZoomHand) {
    self.hand = hand
    control.begin(hand)
    flight = control.flight
  }

  private func move(_ hand: ZoomHand) {
    self.hand = hand
    flight?.move(hand)
  }

  private func end(velocity: CGVector?) {
    flight?.release(velocity: velocity)
    (flight, hand) = (nil, nil)
  }

  // MARK: Arbitration

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if gestureRecognizer.numberOfTouches == 0 { touchedView = touch.view }
    if gestureRecognizer === edge {
      edge.edges = isMirrored ? .right : .left
      return control.stackController != nil
    }
    pan.trailing = control.stackController == nil ? nil : isMirrored ? -1 : 1
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, control.mayZoomBack else { return false }
    let velocity = (gestureRecognizer as? UIPanGestureRecognizer)?.velocity(in: view) ?? .zero
    let willBegin = willBegin(gestureRecognizer)
    guard case .zoom(_, let options) = control.zoomed?.preferredTransition?.kind, let decide = options?.interactiveDismissShouldBegin
    else { return willBegin }
    return decide(
      UIViewController.Transition.ZoomOptions.InteractionContext(
        location: gestureRecognizer.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: willBegin))
  }

  /// Returns whether a gesture begins by default: not where content can scroll or zoom in its direction.
  private func willBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === edge { return true }
    let scrollViews = touchedScrollViews
    if scrollViews.contains(where: \.isZoomedIn) { return false }
    if recognizer === pinch { return pinch.isClosing }
    switch pan.direction {
    case .down: return !scrollViews.contains { $0.draggableAxes.contains(.vertical) && !$0.isAtTop }
    case .side, .edge: return !touchesDraggedControl && !scrollViews.contains { $0.draggableAxes.contains(.horizontal) }
    }
  }

  /// The views around the touch, up to the page itself.
  private var touchedViews: [UIView] { viewChain(from: touchedView ?? view).prefix { $0 !== view?.superview } }

  private var touchedScrollViews: [UIScrollView] { touchedViews.compactMap { $0 as? UIScrollView } }

  private var touchesDraggedControl: Bool { touchedViews.contains { ($0 as? UIControl)?.ownsDrags == true } }

  /// Makes the scroll views of the page wait if their drag or pinch may be for the page.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView, control.mayZoomBack else { return false }
    if gestureRecognizer === pan {
      return otherGestureRecognizer === scrollView.panGestureRecognizer && !scrollView.drag.hasCaughtMotion
    }
    return gestureRecognizer === pinch && otherGestureRecognizer === scrollView.pinchGestureRecognizer && !scrollView.isZoomedIn
  }
}

extension UIScrollView {
  var isZoomedIn: Bool { canZoom && zoomScale > minimumZoomScale + 0.001 }

  /// A Boolean value that indicates whether a page around the view can be zoomed back by a pinch.
  var isInsideZoomedPage: Bool {
    viewChain(from: self).contains { view in
      view.gestureRecognizers?.contains { $0 is ZoomPinchGestureRecognizer } == true
    }
  }
}
