import CoreGraphics

extension CALayer {
  /// If `layer` is nil, the point is in the coordinate space of the root's superlayer.
  ///
  /// For layers in perspective, the conversion follows the line of sight from one layer's plane to the other's. If there is no such line,
  /// because a plane is seen edge-on or the point is in the plane of the eye, the point is returned unchanged.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    if layer === self { return point }
    let inScene = layer?.mapToScene.seen(point) ?? point
    return mapToScene.inverted?.seen(inScene) ?? inScene
  }

  /// Returns the point on this layer's plane that corresponds to a point in `layer`'s coordinate space.
  ///
  /// Nil if this layer's plane is seen edge-on or scaled to nothing, so that no point is on it.
  package func pointInPlane(of point: CGPoint, in layer: CALayer) -> CGPoint? {
    mapToScene.inverted?.project(layer.mapToScene.project(point))
  }

  /// If `layer` is nil, converts to the coordinate space of the root's superlayer.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    if layer === self { return point }
    let inScene = mapToScene.seen(point)
    return layer.map { $0.mapToScene.inverted?.seen(inScene) ?? inScene } ?? inScene
  }

  /// A Boolean value that indicates whether the layer's plane is seen edge-on, so that no point of the screen is on it.
  package var isEdgeOn: Bool { mapToScene.inverted == nil }

  /// Returns the smallest rectangle that contains the converted corners.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.spanningCorners { convert($0, from: layer) }
  }

  /// Returns the smallest rectangle that contains the converted corners.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.spanningCorners { convert($0, to: layer) }
  }

  /// The transform from this layer's plane to its superlayer's coordinate space, including the superlayer's sublayer transform.
  var mapToSuperlayer: CATransform3D {
    let own = modelState.transformToSuperlayer
    guard let above = superlayer?.modelState.transformOfSublayers else { return own }
    return CATransform3DConcat(own, above)
  }

  /// The map from this layer's plane to the coordinate space around the root layer. A layer flattens its sublayers into its plane.
  var mapToScene: Homography {
    var total = CATransform3D.identity
    var layer: CALayer? = self
    while let current = layer {
      let above = current.superlayer
      total = CATransform3DConcat(total, current.mapToSuperlayer)
      if above?.modelState.isFlattening ?? true { total = total.flattened }
      layer = above
    }
    return total.projected
  }

  func hitTestInTree(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    return hitTest(along: .identity, scenePoint: point)
  }

  /// `outer` is the transform from this layer's superlayer to the coordinate space of `scenePoint`.
  private func hitTest(along outer: CATransform3D, scenePoint: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let total = CATransform3DConcat(modelState.transformToSuperlayer, outer)
    let map = total.projected
    guard let back = map.inverted else { return nil }
    let point = back.project(scenePoint)
    let isInside = map.w(at: point) > 0 && contains(point)
    if !isInside && masksToBounds { return nil }
    let basis = modelState.isFlattening ? total.flattened : total
    let inner = modelState.transformOfSublayers.map { CATransform3DConcat($0, basis) } ?? basis
    for layer in sublayersInDrawingOrder.reversed() {
      if let hit = layer.hitTest(along: inner, scenePoint: scenePoint) { return hit }
    }
    return isInside && modelState.isFlattening ? self : nil
  }

  /// From back to front.
  package var sublayersInDrawingOrder: [CALayer] {
    guard let sublayers else { return [] }
    guard sublayers.contains(where: { $0.modelState.zPosition != 0 }) else { return sublayers }
    return sublayers.enumerated()
      .sorted { ($0.element.modelState.zPosition, $0.offset) < ($1.element.modelState.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension Homography {
  /// Returns the projection of `point`, or the point itself if it has none.
  fileprivate func seen(_ point: CGPoint) -> CGPoint {
    let seen = project(point)
    return seen.x.isFinite && seen.y.isFinite ? seen : point
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains the four mapped corners.
  func spanningCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
    if isNull || isInfinite { return self }
    let a = map(CGPoint(x: minX, y: minY))
    let b = map(CGPoint(x: maxX, y: minY))
    let c = map(CGPoint(x: minX, y: maxY))
    let d = map(CGPoint(x: maxX, y: maxY))
    let left = min(min(a.x, b.x), min(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y))
    return CGRect(
      x: left, y: top, width: max(max(a.x, b.x), max(c.x, d.x)) - left, height: max(max(a.y, b.y), max(c.y, d.y)) - top)
  }
}
