import Foundation

/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turn before it is a rotation, in radians: ten degrees.
  static let slop: CGFloat = 10 * .pi / 180

  /// The turn since the start, in radians, clockwise; may be set, to continue from there.
  open var rotation: CGFloat = 0
  /// How fast the fingers turn, in radians per second.
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
