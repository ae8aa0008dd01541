import Foundation

/// On iOS, it also converts points and rectangles. Here only views do, because further functions of the same name would make expressions
/// with them hard for the compiler.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The same as `coordinateSpace`.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  public var coordinateSpace: any UICoordinateSpace { screen }
}
