import CoreGraphics

/// The scale at which the canvas shows the stages, and the point at its center.
struct CanvasZoom: Equatable, Codable, Sendable {
  /// The number of points of the window per point of the stage, or nil for the scale at which the stages fit.
  var scale: CGFloat?
  /// The point of the tuned stage at the center of the canvas. It has no effect while the stages fit.
  var center = CGPoint.zero

  static let fit = CanvasZoom()
  static let scales: ClosedRange<CGFloat> = 0.1...16
  /// The minimum scale at which the grid of points is visible.
  static let gridScale: CGFloat = 4
  /// The factor of one step of the wheel or of a key.
  static let step: CGFloat = 1.25

  /// Replaces an invalid scale or center.
  init(scale: CGFloat? = nil, center: CGPoint = .zero) {
    self.scale = scale.flatMap { $0.isFinite ? $0.clamped(to: Self.scales) : nil }
    self.center = center.x.isFinite && center.y.isFinite ? center : .zero
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      scale: try container.decodeIfPresent(CGFloat.self, forKey: .scale), center: try container.decode(CGPoint.self, forKey: .center))
  }

  /// Returns a zoom that shows a point of the stage at a distance from the center of the canvas.
  static func scale(_ scale: CGFloat, showing point: CGPoint, at offset: CGVector) -> CanvasZoom {
    var zoom = CanvasZoom(scale: scale)
    let scale = zoom.scale ?? 1
    zoom.center = CGPoint(x: point.x - offset.dx / scale, y: point.y - offset.dy / scale)
    return zoom
  }

  /// Moves the center onto the stages, whose rectangle is in points of the tuned stage.
  func clamped(to stages: CGRect) -> CanvasZoom {
    var zoom = self
    zoom.center.x = center.x.clamped(to: stages.minX...max(stages.minX, stages.maxX))
    zoom.center.y = center.y.clamped(to: stages.minY...max(stages.minY, stages.maxY))
    return zoom
  }
}
