import Foundation

/// A pinch that also has a rotation, and a direction before it begins.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  private var start: TwoTouches?
  private var previous: TwoTouches?
  /// The rotation since the beginning, in radians, clockwise.
  private(set) var angle: CGFloat = 0

  /// A Boolean value that indicates whether the fingers have moved closer together.
  var isClosing: Bool {
    guard let start, let now = TwoTouches(touches) else { return false }
    return now.distance < start.distance
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    (start, previous, angle) = (TwoTouches(self.touches), TwoTouches(self.touches), 0)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let now = TwoTouches(self.touches)
    if let now, let previous, stateIncludingWithheld != .possible { angle += now.turn(from: previous) }
    previous = now
    super.touchesMoved(touches, with: event)
  }
}
