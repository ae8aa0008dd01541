import Foundation

extension UIView {
  /// The touches that the view takes, and the running animations and transitions that block those on it and its subviews.
  struct Touching {
    var isEnabled = true
    var isMultiple = false
    var isExclusive = false
    /// The number of animations without `allowUserInteraction`. The animation engine maintains it.
    var animations = 0
    var transitions = 0
  }

  /// Returns the frontmost view at `point`, in this view's coordinates, that receives touches. Implements `hitTest(_:with:)`.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, touching.animations == 0, touching.transitions == 0,
      self.point(inside: pointInBounds(point), with: event)
    else { return nil }
    for subview in subviews.reversed() {
      guard let inside = subview.layer.pointOnMovingLayer(point) ?? convert(point, toSubview: subview) else { continue }
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Returns the position in the view's bounds of a point on its content, which an animator may be scrolling.
  private func pointInBounds(_ point: CGPoint) -> CGPoint {
    guard let shown = layer.movingBoundsOrigin else { return point }
    return CGPoint(x: point.x - shown.x + bounds.minX, y: point.y - shown.y + bounds.minY)
  }
}
