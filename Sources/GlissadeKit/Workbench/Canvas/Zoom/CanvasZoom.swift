import CoreGraphics

/// The size at which the canvas shows the stages, and the part of them at its center.
struct CanvasZoom: Equatable, Codable, Sendable {
  /// The number of points of the window per point of the stage, or nil for the size at which the stages fit.
  var scale: CGFloat?
  /// The point of the tuned stage at the center of the canvas. It has no effect while the stages fit.
  var center = CGPoint.zero

  /// The size at which the stages fit into the canvas.
  static let fit = CanvasZoom()
  /// The valid scales.
  static let scales: ClosedRange<CGFloat> = 0.1...16
  /// The scale from which the grid of points is visible.
  static let gridScale: CGFloat = 4
  /// The factor of one step of the wheel or of a key.
  static let step: CGFloat = 1.25

  /// Creates a zoom with a valid scale.
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

  /// The same zoom with its center on the stages, which are in a rectangle in points of the tuned stage.
  func clamped(to stages: CGRect) -> CanvasZoom {
    var zoom = self
    zoom.center.x = center.x.clamped(to: stages.minX...max(stages.minX, stages.maxX))
    zoom.center.y = center.y.clamped(to: stages.minY...max(stages.minY, stages.maxY))
    return zoom
  }
}
