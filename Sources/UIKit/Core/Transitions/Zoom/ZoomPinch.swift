import Foundation

/// A pinch of the page, which shrinks, turns and moves with the two fingers.
struct ZoomPinch {
  /// The midpoint of the fingers when the pinch began, in the container's coordinates.
  var start: CGPoint
  var location: CGPoint
  /// The distance between the fingers relative to that at the beginning.
  var scale: CGFloat = 1
  /// The rotation of the fingers since the beginning, in radians, clockwise.
  var angle: CGFloat = 0

  func shape(of page: CGRect) -> ZoomShape {
    let scale = scale.clamped(to: 0.05...1)
    let (dx, dy) = ((page.midX - start.x) * scale, (page.midY - start.y) * scale)
    let center = CGPoint(
      x: location.x + dx * cos(angle) - dy * sin(angle), y: location.y + dx * sin(angle) + dy * cos(angle))
    return ZoomShape(center: center, size: CGSize(width: page.width * scale, height: page.height * scale), angle: angle)
  }
}
