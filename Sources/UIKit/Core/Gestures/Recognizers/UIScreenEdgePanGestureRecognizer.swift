import Foundation

@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The distance from the edge within which the drag must start, in points, wide enough for a mouse in a window.
  static let reach: CGFloat = 20

  open var edges: UIRectEdge = []

  /// The edges near which the current drag started.
  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    startEdges = edges.intersection(edgesNear(locationInWindow))
    if startEdges.isEmpty { state = .failed }
  }

  override func isDrag(_ movement: CGVector) -> Bool {
    guard super.isDrag(movement) else { return false }
    let isHorizontal = abs(movement.dx) >= abs(movement.dy)
    if startEdges.contains(.left) && isHorizontal && movement.dx > 0 { return true }
    if startEdges.contains(.right) && isHorizontal && movement.dx < 0 { return true }
    if startEdges.contains(.top) && !isHorizontal && movement.dy > 0 { return true }
    if startEdges.contains(.bottom) && !isHorizontal && movement.dy < 0 { return true }
    // A drag along the edge or out of the screen is another gesture.
    state = .failed
    return false
  }

  // A drag from the edge takes precedence over other drags.
  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  private func edgesNear(_ point: CGPoint) -> UIRectEdge {
    guard let bounds = view?.window?.bounds else { return [] }
    var near: UIRectEdge = []
    if point.x - bounds.minX <= Self.reach { near.insert(.left) }
    if bounds.maxX - point.x <= Self.reach { near.insert(.right) }
    if point.y - bounds.minY <= Self.reach { near.insert(.top) }
    if bounds.maxY - point.y <= Self.reach { near.insert(.bottom) }
    return near
  }
}
