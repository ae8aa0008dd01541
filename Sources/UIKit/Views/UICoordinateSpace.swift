import Foundation

/// Something with coordinates of its own: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds in the space's own coordinates, in points.
  var bounds: CGRect { get }
  /// Converts a point from this space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space to another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space to this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// Converts a point to the coordinates of the screen.
  fileprivate func toScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    let origin = (view as? UIWindow ?? view.window)?.frame.origin ?? .zero
    let inWindow = view.convert(point, to: nil)
    return CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
  }

  /// Converts a point from the coordinates of the screen.
  fileprivate func fromScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else { return point }
    let origin = (view as? UIWindow ?? view.window)?.frame.origin ?? .zero
    return view.convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil)
  }

  /// Returns the smallest rectangle around the corners of another one, each moved by `map`.
  fileprivate func bounding(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
    let points = corners.map { map(CGPoint(x: $0.0, y: $0.1)) }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return rect }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Converts a point from this space to another one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.fromScreen(toScreen(point))
  }

  /// Converts a point from another space to this one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromScreen(coordinateSpace.toScreen(point))
  }

  /// Converts a rectangle from this space to another one.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    bounding(rect) { coordinateSpace.fromScreen(toScreen($0)) }
  }

  /// Converts a rectangle from another space to this one.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    bounding(rect) { fromScreen(coordinateSpace.toScreen($0)) }
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen in its upright orientation, the same as `coordinateSpace`.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// The coordinates of the scene, which are those of its screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
