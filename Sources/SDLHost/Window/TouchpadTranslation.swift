import CSDL2
import UIKit

/// Recognizes pinches of the fingers on a touchpad. Their positions there don't correspond to positions in the window.
struct TouchpadTranslation {
  /// The fingers that are down, as fractions of the touchpad's size.
  private var fingers: [SDL_FingerID: CGPoint] = [:]
  private var pinch: Pinch?

  private struct Pinch {
    /// The distance and the angle of the fingers when the second one touched down.
    let start: (distance: CGFloat, angle: CGFloat)
    /// The distance and the angle at which the pinch was recognized, or nil if it hasn't been.
    var origin: (distance: CGFloat, angle: CGFloat)?
    /// The scale and the rotation since then.
    var scale: CGFloat = 1
    var rotation: CGFloat = 0
  }

  struct Change: Equatable {
    let phase: PointerInput.Phase
    let scale: CGFloat
    /// The rotation since the beginning, in radians, clockwise.
    let rotation: CGFloat
  }

  /// The change of the fingers' distance from which they pinch, as a fraction. Scrolling changes it less.
  private static let slop: CGFloat = 0.08
  /// The rotation from which they pinch, in radians.
  private static let turn: CGFloat = 10 * .pi / 180
  /// The usual width of a touchpad, as a multiple of its height, which SDL doesn't report.
  private static let aspect: CGFloat = 1.5

  /// Handles a finger on the touchpad, and returns the change of a pinch, or nil if there is none.
  mutating func change(by event: SDL_TouchFingerEvent) -> Change? {
    let place = CGPoint(x: CGFloat(event.x) * Self.aspect, y: CGFloat(event.y))
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERMOTION:
      guard fingers[event.fingerId] != nil else { return nil }
      fingers[event.fingerId] = place
      return move()
    case SDL_FINGERDOWN: fingers[event.fingerId] = place
    default: fingers[event.fingerId] = nil
    }
    let ended = end(.ended)
    // A third finger is for another gesture.
    pinch = distance.map { Pinch(start: $0) }
    return ended
  }

  mutating func cancel() -> Change? {
    fingers = [:]
    return end(.cancelled)
  }

  /// The distance between the fingers and the angle of the second from the first, or nil if there aren't two.
  private var distance: (distance: CGFloat, angle: CGFloat)? {
    guard fingers.count == 2 else { return nil }
    let places = fingers.sorted { $0.key < $1.key }.map(\.value)
    let (dx, dy) = (places[1].x - places[0].x, places[1].y - places[0].y)
    let distance = hypot(dx, dy)
    return distance > 0 ? (distance, atan2(dy, dx)) : nil
  }

  private mutating func move() -> Change? {
    guard var pinch, let now = distance else { return nil }
    defer { self.pinch = pinch }
    guard let origin = pinch.origin else {
      let change = max(now.distance / pinch.start.distance, pinch.start.distance / now.distance) - 1
      guard change > Self.slop || abs(remainder(now.angle - pinch.start.angle, 2 * .pi)) > Self.turn else { return nil }
      // Nothing jumps at the beginning.
      pinch.origin = now
      return Change(phase: .began, scale: 1, rotation: 0)
    }
    (pinch.scale, pinch.rotation) = (now.distance / origin.distance, remainder(now.angle - origin.angle, 2 * .pi))
    return Change(phase: .moved, scale: pinch.scale, rotation: pinch.rotation)
  }

  private mutating func end(_ phase: PointerInput.Phase) -> Change? {
    defer { pinch = nil }
    guard let pinch, pinch.origin != nil else { return nil }
    return Change(phase: phase, scale: pinch.scale, rotation: pinch.rotation)
  }
}
