import Foundation

@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of distance that counts as a pinch, in points, as on iOS.
  static let slop: CGFloat = 8

  /// The distance between the fingers, as a multiple of the initial one. Set it to continue from another value.
  open var scale: CGFloat = 1
  /// Per second.
  open var velocity: CGFloat { track.velocity }

  private var track = TwoFingerTrack()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if admitsTwoFingers(touches, event) { track.begin(self.touches) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let now = TwoTouches(self.touches), let start = track.start, let previous = track.previous else { return }
    if stateIncludingWithheld == .possible {
      guard abs(now.distance - start.distance) >= Self.slop else { return }
      // The scale starts at 1 here, so that nothing jumps.
      scale = 1
      state = .began
    } else {
      scale *= now.distance / previous.distance
      state = .changed
    }
    track.move(to: now, value: scale, at: event.timestamp)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    track.end(at: event.timestamp)
    twoFingersDidLift()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = stateIncludingWithheld == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    scale = 1
    track.reset()
  }
}
