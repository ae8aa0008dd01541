import QuartzCore

extension CGDrawing.Operation {
  /// A Boolean value that indicates whether the operation draws several parts that fade together.
  var isCompound: Bool {
    switch content {
    case .drawing: true
    default: false
    }
  }

  /// 0…255.
  var opacity: UInt32 { alpha > 0 ? UInt32(min(alpha, 1) * 255 + 0.5) : 0 }

  /// The same operation without the properties that apply when it is composited as one.
  var plain: CGDrawing.Operation {
    CGDrawing.Operation(content, transform: transform, clips: [], alpha: 1, blendMode: .normal, shadow: nil)
  }
}

extension Gradient {
  init(_ gradient: CGGradient, from start: CGPoint, to end: CGPoint) {
    self.init(
      type: .axial, colors: gradient.colors.map { LayerColor($0) }, locations: gradient.locations, start: start, end: end)
  }
}

extension Projection {
  init(_ transform: CGAffineTransform) {
    self.init(xx: transform.a, xy: transform.c, x1: transform.tx, yx: transform.b, yy: transform.d, y1: transform.ty)
  }
}

extension CGPath {
  /// Returns the strip between two points, infinite across their line, and also beyond the points where it is open.
  static func strip(from start: CGPoint, to end: CGPoint, isOpenAtStart: Bool, isOpenAtEnd: Bool) -> CGPath {
    // Farther than any drawing reaches, but near enough for exact arithmetic.
    let far: CGFloat = 1e5
    let length = hypot(end.x - start.x, end.y - start.y)
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    func corner(_ point: CGPoint, _ ahead: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(x: point.x + along.dx * ahead - along.dy * aside, y: point.y + along.dy * ahead + along.dx * aside)
    }
    let back = isOpenAtStart ? -far : 0
    let ahead = isOpenAtEnd ? far : 0
    let path = CGMutablePath()
    path.addLines(between: [corner(start, back, -far), corner(end, ahead, -far), corner(end, ahead, far), corner(start, back, far)])
    path.closeSubpath()
    return path
  }
}

extension CGImage {
  /// Creates an image of text in one color, with a transparent pixel all around for smooth edges.
  convenience init(ink: Pixel, through mask: GlyphMask) {
    let buffer = PixelBuffer(width: mask.width + 2, height: mask.height + 2)
    for y in 0..<mask.height {
      for x in 0..<mask.width { buffer[x + 1, y + 1] = ink.scaled(by: UInt32(mask.coverage[y * mask.width + x])) }
    }
    self.init(pixels: buffer)
  }
}
