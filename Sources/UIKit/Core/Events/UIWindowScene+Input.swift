import Foundation

extension UIWindowScene {
  /// Queues input for the next turn, with points and times in the scene's coordinates and clock.
  package func deliver(_ event: InputEvent) { if !isStopped { input.add(event) } }

  package var hasPendingInput: Bool { input.isPending }

  /// True while new keys, and new touches on the screens that take part, are dropped because of a noninteractive transition.
  package var isUserInteractionBlocked: Bool { input.blocks.whole > 0 || input.blocks.partial > 0 }

  var isEveryTouchBlocked: Bool { input.blocks.whole > 0 }

  /// Returns the frontmost window, and its view, that receives touches at a point of the screen.
  func hitTest(_ location: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in windows.reversed() where !window.isHidden {
      let point = window.layer.convert(location, from: rootLayer)
      if let view = window.hitTest(point, with: nil) { return (window, view) }
    }
    return nil
  }

  package func pointerShape(at point: CGPoint) -> PointerShape {
    // The frontmost window may let the pointer through, as a tool tip's window does.
    let hit = perform { windows.reversed().lazy.compactMap { $0.hitTest(point, with: nil) }.first }
    for view in viewChain(from: hit) {
      if let host = view as? any SceneHosting { return host.hostedScene.pointerShape(at: host.hostedPoint(point, from: self)) }
      if view is any UIKeyInput { return .text }
      if let shape = (view as? any PointerInteracting)?.pointerShape, shape != .arrow { return shape }
    }
    return .arrow
  }

  /// Returns whether a view under both fingers of a pinch has a recognizer for pinches or rotations.
  package func recognizesPinch(_ input: PinchInput) -> Bool {
    let touched = input.fingers.map { hitTest($0.location)?.view }
    guard let first = touched[0], let second = touched[1] else { return false }
    return viewChain(from: first).contains { view in
      second.isDescendant(of: view)
        && view.gestureRecognizers?.contains {
          $0.isEnabled && ($0 is UIPinchGestureRecognizer || $0 is UIRotationGestureRecognizer)
        } == true
    }
  }

  /// Returns whether a turn of the wheel with Control zooms something at the pointer: the content of a scroll view, or a view with a
  /// recognizer for pinches.
  package func zooms(by wheel: WheelInput) -> Bool {
    guard wheel.modifiers.contains(.control) else { return false }
    let chain = pointerChain(from: hitTest(wheel.location)?.view)
    return chain.contains { ($0 as? UIScrollView)?.canZoom == true } || recognizesPinch(PinchInput(wheel))
  }
}
