import Foundation

/// Something with coordinates of its own: a view, or the screen.
///
/// On iOS it converts points and rectangles, too. Here only views do, because further functions of the same name would make expressions
/// with them hard for the compiler.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds in the space's own coordinates, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen in its upright orientation, the same as `coordinateSpace`.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  public var coordinateSpace: any UICoordinateSpace { screen }
}
