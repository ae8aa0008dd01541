import UIKit

/// A snapshot of a screen, cut into strips that are joined at their edges. The first strip is attached to an edge of the screen.
///
/// Each strip is a subview of the previous one and turns about their common edge, so no gap can open at any angle. The viewer's eye is
/// above the fixed edge, from where the back of a strip is never visible.
final class FoldedSheet: CodeView {
  private var strips: [FoldStrip] = []

  init(of screen: UIView, fixedAt edge: Foldable.Direction, parameters: Foldable.Parameters) {
    super.init(frame: screen.bounds)
    layer.anchorPoint = edge.anchor
    frame = screen.bounds
    layer.sublayerTransform.m34 = -1 / max(parameters.eyeDistance, 1)
    let count = 2 * max(parameters.folds, 1)
    for (index, area) in edge.strips(of: screen.bounds, count: count).enumerated() {
      let strip = FoldStrip(
        of: screen, area: area, fixedAt: edge, isLast: index == count - 1,
        shade: parameters.shade * (index.isMultiple(of: 2) ? 1 : parameters.lightSideShade), sign: index.isMultiple(of: 2) ? 1 : -1)
      (strips.last ?? self).addSubview(strip)
      let joint = CGPoint(x: area.width * edge.opposite.anchor.x, y: area.height * edge.opposite.anchor.y)
      let fixed = CGPoint(x: bounds.width * edge.anchor.x, y: bounds.height * edge.anchor.y)
      strip.layer.position = index == 0 ? fixed : joint
      strips.append(strip)
    }
  }

  /// The fraction of the screen's extent that the sheet covers, 0…1. Animatable.
  var openness: CGFloat = 1 {
    didSet {
      let angle = acos(min(max(openness, 0), 1))
      for (index, strip) in strips.enumerated() { strip.turn(by: index == 0 ? angle : 2 * angle, tilt: angle) }
    }
  }
}

/// One strip, with all strips that are attached to it.
final class FoldStrip: CodeView {
  private let shadow = UIView()
  private let shade: CGFloat
  /// The axis of the rotation, with the sign of its direction.
  private let axis: CGVector

  /// The class keeps the strip in the 3D space of the previous strip.
  override class var layerClass: AnyClass { CATransformLayer.self }

  init(of screen: UIView, area: CGRect, fixedAt edge: Foldable.Direction, isLast: Bool, shade: CGFloat, sign: CGFloat) {
    self.shade = shade
    axis = CGVector(dx: edge.turn.dx * sign, dy: edge.turn.dy * sign)
    super.init(frame: CGRect(origin: .zero, size: area.size))
    layer.anchorPoint = edge.anchor
    // The snapshot extends a little below the next strip, so nothing shows through at their common edge.
    let cut = isLast ? area : edge.extended(area)
    if let picture = screen.resizableSnapshotView(from: cut, afterScreenUpdates: true, withCapInsets: .zero) {
      picture.frame.origin = CGPoint(x: cut.minX - area.minX, y: cut.minY - area.minY)
      addSubview(picture)
      shadow.frame = picture.frame
    }
    shadow.backgroundColor = .black
    shadow.alpha = 0
    addSubview(shadow)
  }

  /// Turns the strip by an angle relative to the previous strip. Its angle relative to the screen is `tilt`. Both are in radians.
  func turn(by angle: CGFloat, tilt: CGFloat) {
    layer.transform = CATransform3DMakeRotation(angle, axis.dx, axis.dy, 0)
    shadow.alpha = shade * tilt / (.pi / 2)
  }
}

extension Foldable.Direction {
  /// The middle of the edge, in the unit coordinates of an anchor point.
  fileprivate var anchor: CGPoint {
    switch self {
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    }
  }

  /// The axis about which a strip attached to this edge turns away from the viewer.
  fileprivate var turn: CGVector {
    switch self {
    case .left: CGVector(dx: 0, dy: 1)
    case .right: CGVector(dx: 0, dy: -1)
    case .top: CGVector(dx: -1, dy: 0)
    case .bottom: CGVector(dx: 1, dy: 0)
    }
  }

  /// Returns equal parts of `bounds`, starting with the one at this edge.
  fileprivate func strips(of bounds: CGRect, count: Int) -> [CGRect] {
    let (width, height) = (bounds.width / CGFloat(count), bounds.height / CGFloat(count))
    return (0..<count).map { index in
      let index = CGFloat(index)
      return switch self {
      case .left: CGRect(x: bounds.minX + index * width, y: bounds.minY, width: width, height: bounds.height)
      case .right: CGRect(x: bounds.maxX - (index + 1) * width, y: bounds.minY, width: width, height: bounds.height)
      case .top: CGRect(x: bounds.minX, y: bounds.minY + index * height, width: bounds.width, height: height)
      case .bottom: CGRect(x: bounds.minX, y: bounds.maxY - (index + 1) * height, width: bounds.width, height: height)
      }
    }
  }

  /// The distance by which a strip extends below the next one, in points.
  private static var overlap: CGFloat { 2 }

  /// Returns `area`, extended by the overlap on the side away from the edge.
  fileprivate func extended(_ area: CGRect) -> CGRect {
    switch self {
    case .left: CGRect(x: area.minX, y: area.minY, width: area.width + Self.overlap, height: area.height)
    case .right: CGRect(x: area.minX - Self.overlap, y: area.minY, width: area.width + Self.overlap, height: area.height)
    case .top: CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height + Self.overlap)
    case .bottom: CGRect(x: area.minX, y: area.minY - Self.overlap, width: area.width, height: area.height + Self.overlap)
    }
  }
}
