import QuartzCore

extension Projection {
  /// Creates the map of a layer's plane through `transform`, seen from the front.
  init(_ transform: CATransform3D) {
    self.init(
      xx: transform.m11, xy: transform.m21, x1: transform.m41, yx: transform.m12, yy: transform.m22, y1: transform.m42,
      wx: transform.m14, wy: transform.m24, w1: transform.m44)
  }

  /// The same scale with an origin on a whole pixel.
  var onWholePixels: Projection {
    var projection = self
    if isAffine { (projection.x1, projection.y1) = (x1.rounded(), y1.rounded()) }
    return projection
  }
}

extension CATransform3D {
  /// A Boolean value that indicates whether the transform only translates the plane.
  var isTranslation: Bool {
    m11 == 1 && m12 == 0 && m14 == 0 && m21 == 0 && m22 == 1 && m24 == 0 && m44 == 1
  }
}

extension CALayer {
  /// A Boolean value that indicates whether the layer is out of its superlayer's plane, or an animation could move it out.
  var mayLeavePlane: Bool {
    if hasAnimations || zPosition != 0 { return true }
    let transform = transform
    return !transform.keepsPlaneUpright || transform.m43 != 0
  }

  /// Returns whether an animation gives the layer another place or shape than its model.
  func isMoved(in state: LayerState) -> Bool {
    guard hasAnimations else { return false }
    let model = modelState
    return state.position != model.position || state.bounds != model.bounds || state.transform != model.transform
      || state.sublayerTransform != model.sublayerTransform || state.zPosition != model.zPosition
      || state.anchorPoint != model.anchorPoint
  }
}

extension Gradient {
  init(_ style: GradientStyle, in bounds: CGRect) {
    func place(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    self.init(
      type: style.type, colors: style.colors, locations: style.resolvedLocations, start: place(style.startPoint),
      end: place(style.endPoint))
  }
}

extension ShapeStyle {
  var strokeStyle: CGDrawing.StrokeStyle {
    let cap: CGLineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    let join: CGLineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    return CGDrawing.StrokeStyle(
      width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dashPhase: lineDashPhase, dashes: lineDashPattern)
  }
}

extension CGPath {
  /// Returns the path as a rounded rectangle, if it is one with any of the given radii, because rounded rectangles have cheaper shadows.
  func asRoundedRect(radii: [CGFloat]) -> RoundedRect? {
    let box = boundingBoxOfPath
    if let upright { return RoundedRect(upright) }
    for radius in radii where radius > 0 {
      if self == CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil) {
        return RoundedRect(box, radius: radius)
      }
    }
    return nil
  }
}

extension DisplayItem {
  /// The smallest rectangle that contains the visible area after the projection, or null for items without an extent.
  var seenBounds: CGRect {
    let rect: CGRect
    switch content {
    case .fill(let fill): rect = fill.shape.rect
    case .image(let placement): rect = placement.shape.rect
    case .drawing(let placement): rect = placement.shape.rect
    case .picture(let placement): rect = placement.shape.rect
    case .border(let border): rect = border.shape.rect
    case .backdrop(let backdrop): rect = backdrop.shape.rect
    case .surface(let placement): rect = placement.rect
    case .path(let painting):
      let box = painting.path.boundingBoxOfPath
      if case .stroke(let style) = painting.style {
        // A miter may extend this far beyond the center of the line.
        let reach = style.width / 2 * (style.join == .miter ? style.miterLimit : 1.5)
        rect = box.insetBy(dx: -reach, dy: -reach)
      } else {
        rect = box
      }
    case .clear, .shadow, .beginGroup, .beginSecond, .endGroup: return .null
    }
    return ProjectedQuad(rect, through: projection).boundingBox ?? .null
  }
}
