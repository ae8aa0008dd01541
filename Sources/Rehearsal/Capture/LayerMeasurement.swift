import UIKit

/// The presented state of a named layer at one time: its frame on the stage, and the properties that transitions animate.
public struct LayerMeasurement: Equatable, Sendable {
  /// The layer's name.
  public internal(set) var name: String
  /// The bounding box of the projected layer, in the stage's coordinate system.
  public internal(set) var frame: CGRect
  /// The layer's own opacity, 0…1.
  public internal(set) var opacity: Double
  /// The opacity of the background color, 0…1, or 0 for a layer without one.
  public internal(set) var backgroundAlpha: Double
  /// The layer's own scale along its x axis.
  public internal(set) var scaleX: Double
  /// The layer's own scale along its y axis.
  public internal(set) var scaleY: Double
  /// The layer's own rotation about the vertical axis, in degrees.
  public internal(set) var rotationY: Double
  /// The corner radius, in points.
  public internal(set) var cornerRadius: Double

  /// Returns every named layer in the tree of `root`, parents first, as presented at `time` of the scene's clock.
  static func named(below root: CALayer, at time: TimeInterval) -> [LayerMeasurement] {
    named(below: root) { $0.presentedState(at: $0.localTime(atSceneTime: time)) }
  }

  /// Returns every named layer in the tree of `root`, parents first, as presented without animations.
  static func namedAtRest(below root: CALayer) -> [LayerMeasurement] { named(below: root, \.modelState) }

  private static func named(below root: CALayer, _ state: (CALayer) -> LayerState) -> [LayerMeasurement] {
    var measurements: [LayerMeasurement] = []
    func collect(_ layer: CALayer, outer: CATransform3D) {
      let state = state(layer)
      let total = CATransform3DConcat(state.transformToSuperlayer, outer)
      if let name = layer.name, !name.isEmpty {
        measurements.append(LayerMeasurement(name, state: state, projection: total.projected))
      }
      // A layer flattens its sublayers into its own plane, unless it is a transform layer.
      let plane = state.isFlattening ? total.flattened : total
      let inner = state.transformOfSublayers.map { CATransform3DConcat($0, plane) } ?? plane
      for sublayer in layer.sublayers ?? [] { collect(sublayer, outer: inner) }
    }
    collect(root, outer: .identity)
    return measurements
  }

  private init(_ name: String, state: LayerState, projection: Homography) {
    let transform = state.transform
    self.name = name
    frame = projection.boundingBox(of: state.bounds)
    opacity = Double(state.opacity)
    backgroundAlpha = state.backgroundColor.map { Double($0.alpha) } ?? 0
    scaleX = Self.length(transform.m11, transform.m12, transform.m13)
    scaleY = Self.length(transform.m21, transform.m22, transform.m23)
    rotationY = atan2(-Double(transform.m13), Double(transform.m11)) * 180 / .pi
    cornerRadius = Double(state.corners.radius)
  }

  private static func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> Double { Double((x * x + y * y + z * z).squareRoot()) }
}

extension Homography {
  /// The bounding box of the projected corners of `rect`.
  ///
  /// A corner at or behind the eye has no position on the screen. It is drawn as near to the eye as possible.
  fileprivate func boundingBox(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { corner in
      let depth = max(w(at: corner), 0.0001)
      return CGPoint(x: (corner.x * m11 + corner.y * m21 + m31) / depth, y: (corner.x * m12 + corner.y * m22 + m32) / depth)
    }
    let left = corners.reduce(CGFloat.infinity) { min($0, $1.x) }
    let top = corners.reduce(CGFloat.infinity) { min($0, $1.y) }
    let right = corners.reduce(-CGFloat.infinity) { max($0, $1.x) }
    let bottom = corners.reduce(-CGFloat.infinity) { max($0, $1.y) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
