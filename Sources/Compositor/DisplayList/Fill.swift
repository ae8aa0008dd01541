import QuartzCore

/// A rounded rectangle filled with a color or a gradient.
package struct Fill: Equatable, Sendable {
  package var shape: RoundedRect
  package var paint: Paint

  package init(shape: RoundedRect, paint: Paint) {
    self.shape = shape
    self.paint = paint
  }

  package enum Paint: Equatable, Sendable {
    case color(LayerColor)
    case gradient(Gradient)
  }
}

/// Colors along a line, around an ellipse, or around a point.
package struct Gradient: Equatable, Sendable {
  package var type: CAGradientLayerType
  /// The colors, in the order of their locations.
  package var colors: [LayerColor]
  /// The position of each color, 0…1 and never decreasing.
  package var locations: [CGFloat]
  /// In points.
  package var start: CGPoint
  /// In points. For a radial gradient, its distances from `start` along x and y are the ellipse's radii.
  package var end: CGPoint

  /// The map from points to the space in which the gradient runs from 0 to 1: along x, over the distance from the origin, or around it.
  var unitSpace: Projection {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let square = max(dx * dx + dy * dy, 1e-12)
    switch type {
    case .radial:
      let rx = max(abs(dx), 1e-6)
      let ry = max(abs(dy), 1e-6)
      return Projection(xx: 1 / rx, x1: -start.x / rx, yy: 1 / ry, y1: -start.y / ry)
    default:
      return Projection(
        xx: dx / square, xy: dy / square, x1: -(start.x * dx + start.y * dy) / square, yx: -dy / square, yy: dx / square,
        y1: (start.x * dy - start.y * dx) / square)
    }
  }
}
