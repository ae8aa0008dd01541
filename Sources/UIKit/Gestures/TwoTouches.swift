import Foundation

/// The distance and angle between the first two touches of a pinch or rotation, against those at its start.
@MainActor
struct TwoTouches {
  let distance: CGFloat
  /// In radians.
  let angle: CGFloat

  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
    distance = max(hypot(b.x - a.x, b.y - a.y), 1)
    angle = atan2(b.y - a.y, b.x - a.x)
  }

  /// The turn from another pair to this one, the short way round, in radians.
  func turn(from other: TwoTouches) -> CGFloat {
    remainder(angle - other.angle, 2 * .pi)
  }
}
