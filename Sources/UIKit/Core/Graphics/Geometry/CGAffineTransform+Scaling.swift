import CoreGraphics

extension CGAffineTransform {
  /// Creates the transform that scales a view with the given center, and keeps a point in place.
  init(scale: CGFloat, around point: CGPoint, center: CGPoint) {
    self = CGAffineTransform(translationX: (point.x - center.x) * (1 - scale), y: (point.y - center.y) * (1 - scale))
      .scaledBy(x: scale, y: scale)
  }
}
