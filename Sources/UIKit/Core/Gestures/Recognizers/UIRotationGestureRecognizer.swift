import Foundation

@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The change of angle that counts as a rotation: ten degrees in radians.
  static let slop: CGFloat = 10 * .pi / 180

  /// The rotation since the start, in radians, clockwise. Set it to continue from another value.
  open var rotation: CGFloat = 0
  /// In radians per second.
  open var velocity: CGFloat { track.velocity }

  private var track = TwoFingerTrack()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if admitsTwoFingers(touches, event) { track.begin(self.touches) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let now = TwoTouches(self.touches), let start = track.start, let previous = track.previous else { return }
    if stateIncludingWithheld == .possible {
      guard abs(now.turn(from: start)) >= Self.slop else { return }
      // The rotation starts at 0 here, so that nothing jumps.
      rotation = 0
      state = .began
    } else {
      rotation += now.turn(from: previous)
      state = .changed
    }
    track.move(to: now, value: rotation, at: event.timestamp)
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
    rotation = 0
    track.reset()
  }
}
