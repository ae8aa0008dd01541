import Foundation

/// Two fingers that move apart or together on a touchpad, while the pointer stays where it is.
package struct PinchInput: Equatable, Sendable {
  package var phase: PointerInput.Phase
  /// The location of the pointer in the scene's screen points.
  package var location: CGPoint
  /// The distance between the fingers, as a multiple of the initial one.
  package var scale: CGFloat
  /// The rotation of the fingers about each other since the beginning, in radians, clockwise.
  package var rotation: CGFloat
  /// In seconds on the scene's clock.
  package var timestamp: TimeInterval
  package var modifiers: KeyModifiers

  package init(
    phase: PointerInput.Phase, location: CGPoint, scale: CGFloat = 1, rotation: CGFloat = 0, timestamp: TimeInterval,
    modifiers: KeyModifiers = []
  ) {
    self.phase = phase
    self.location = location
    self.scale = scale
    self.rotation = rotation
    self.timestamp = timestamp
    self.modifiers = modifiers
  }

  /// The distance of each finger from the pointer at the beginning, in points.
  private static let reach: CGFloat = 50

  /// Input of two fingers on a touch screen that make the same pinch around the pointer.
  package var fingers: [PointerInput] {
    let (dx, dy) = (cos(rotation) * scale * Self.reach, sin(rotation) * scale * Self.reach)
    return [(1, -1.0), (2, 1.0)].map { id, side in
      PointerInput(
        id: id, phase: phase, location: CGPoint(x: location.x + side * dx, y: location.y + side * dy), timestamp: timestamp,
        modifiers: modifiers)
    }
  }
}
