import Foundation

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance that a finger moves before it counts as a drag, in points, as on iOS.
  static let slop: CGFloat = 10

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// The point from which the translation is measured, in the window.
  private var origin = CGPoint.zero
  private var tracker = VelocityTracker()
  private var latestTime: TimeInterval = 0

  /// Returns the movement since the finger touched down, in the points of `view`, or of the window if nil. It includes the 10 points that
  /// distinguish a drag from a tap, so that a dragged view stays under the finger.
  open func translation(in view: UIView?) -> CGPoint {
    let start = view?.convert(origin, from: nil) ?? origin
    let now = location(in: view)
    return CGPoint(x: now.x - start.x, y: now.y - start.y)
  }

  /// The velocity stays the same, contrary to Apple's documentation but as on a device, where code that sets the translation to zero with
  /// each change still reads a velocity at the end.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = locationInWindow
    let moved = movementInWindow(of: translation, in: view)
    origin = CGPoint(x: now.x - moved.x, y: now.y - moved.y)
  }

  /// Converts `translation`, which ends at the current location, from `view` to the window.
  ///
  /// The start of the drag is stored in the window's points and is never converted to a view and back, which would lose it if the view is
  /// edge-on.
  private func movementInWindow(of translation: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, translation != .zero, !view.layer.isEdgeOn else { return translation }
    let (now, place) = (locationInWindow, location(in: view))
    let start = view.convert(CGPoint(x: place.x - translation.x, y: place.y - translation.y), to: nil)
    return CGPoint(x: now.x - start.x, y: now.y - start.y)
  }

  /// Returns the velocity in points per second, measured over the last 0.1 seconds of movement, or since the finger turned back.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = tracker.velocity(at: latestTime)
    guard let view else { return CGPoint(x: velocity.dx, y: velocity.dy) }
    let zero = view.convert(CGPoint.zero, from: nil)
    let one = view.convert(CGPoint(x: velocity.dx, y: velocity.dy), from: nil)
    return CGPoint(x: one.x - zero.x, y: one.y - zero.y)
  }

  /// Returns whether a movement, in the window's points since the finger touched down, is enough for a drag.
  func isDrag(_ movement: CGVector) -> Bool {
    hypot(movement.dx, movement.dy) >= Self.slop
  }

  /// The movement since the finger touched down, in the window's points.
  var movement: CGVector {
    let now = locationInWindow
    return CGVector(dx: now.x - origin.x, dy: now.y - origin.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let others = self.touches.filter { !touches.contains($0) }
    if self.touches.count > maximumNumberOfTouches {
      guard stateIncludingWithheld != .possible else { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if others.isEmpty {
      origin = locationInWindow
      tracker.reset()
    } else {
      ignoreJump(from: centroid(of: others))
    }
    track(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    track(touches, event)
    guard self.touches.count >= minimumNumberOfTouches else { return }
    if stateIncludingWithheld == .possible {
      if isDrag(movement) { state = .began }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    track(touches, event)
    let others = self.touches.filter { !touches.contains($0) }
    if others.count >= minimumNumberOfTouches {
      let before = locationInWindow
      ignoreJump(from: before, to: centroid(of: others))
    } else if stateIncludingWithheld != .possible {
      state = .ended
    } else if others.isEmpty {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = stateIncludingWithheld == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    tracker.reset()
  }

  private func track(_ touches: Set<UITouch>, _ event: UIEvent) {
    if touches.count == 1, let touch = touches.first { trackIntermediateLocations(of: touch, event) }
    latestTime = touches.map(\.timestamp).max() ?? latestTime
    tracker.add(locationInWindow, at: latestTime)
  }

  /// Adds the locations of a touch since the previous event to the velocity. The other touches have not moved in that time.
  private func trackIntermediateLocations(of touch: UITouch, _ event: UIEvent) {
    guard let all = event.coalescedTouches(for: touch), all.count > 1, !self.touches.isEmpty else { return }
    let (center, now) = (locationInWindow, touch.windowLocation)
    let share = 1 / CGFloat(self.touches.count)
    for earlier in all.dropLast() {
      let place = earlier.windowLocation
      tracker.add(CGPoint(x: center.x + (place.x - now.x) * share, y: center.y + (place.y - now.y) * share), at: earlier.timestamp)
    }
  }

  /// Excludes a jump of the center, when a finger joins or leaves, from the movement.
  private func ignoreJump(from old: CGPoint, to new: CGPoint? = nil) {
    let new = new ?? locationInWindow
    let jump = CGVector(dx: new.x - old.x, dy: new.y - old.y)
    origin.x += jump.dx
    origin.y += jump.dy
    tracker.translate(by: jump)
  }
}
