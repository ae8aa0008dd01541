import UIKit

/// The way from a layer's own coordinates to the stage's, perspective included.
struct LayerProjection {
  private var matrix = CATransform3DIdentity

  /// The projection of a layer whose parent's this is. A flat layer shows its sublayers in its own plane.
  func descending(to layer: CALayer, isFlat: Bool) -> LayerProjection {
    let bounds = layer.bounds
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * layer.anchorPoint.x, y: bounds.minY + bounds.height * layer.anchorPoint.y)
    var local = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -layer.anchorPointZ)
    local = CATransform3DConcat(local, layer.transform)
    local = CATransform3DConcat(
      local, CATransform3DMakeTranslation(layer.position.x, layer.position.y, layer.zPosition + layer.anchorPointZ))
    let whole = CATransform3DConcat(local, matrix)
    return LayerProjection(matrix: isFlat ? Self.flattened(whole) : whole)
  }

  /// The projection that a layer's sublayers start from: its `sublayerTransform` acts about its anchor point.
  func insideSublayerTransform(of layer: CALayer) -> LayerProjection {
    if CATransform3DIsIdentity(layer.sublayerTransform) { return self }
    let bounds = layer.bounds
    let x = bounds.minX + bounds.width * layer.anchorPoint.x
    let y = bounds.minY + bounds.height * layer.anchorPoint.y
    let about = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), layer.sublayerTransform),
      CATransform3DMakeTranslation(x, y, 0))
    return LayerProjection(matrix: CATransform3DConcat(about, matrix))
  }

  /// The smallest rectangle around the projected corners of `rect`.
  func boundingBox(of rect: CGRect) -> CGRect {
    let corners = [
      project(rect.minX, rect.minY), project(rect.maxX, rect.minY), project(rect.minX, rect.maxY), project(rect.maxX, rect.maxY),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func project(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
    // A corner at or behind the eye has no place on the stage; as near to the eye as can be drawn is as good an answer as any.
    let depth = max(w, 0.0001)
    return CGPoint(
      x: (x * matrix.m11 + y * matrix.m21 + matrix.m41) / depth, y: (x * matrix.m12 + y * matrix.m22 + matrix.m42) / depth)
  }

  /// A flat layer's plane has no depth of its own: what its sublayers add to z starts from 0.
  private static func flattened(_ matrix: CATransform3D) -> CATransform3D {
    var flat = matrix
    flat.m13 = 0
    flat.m23 = 0
    flat.m33 = 0
    flat.m43 = 0
    return flat
  }
}
