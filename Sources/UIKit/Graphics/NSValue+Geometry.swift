import Foundation

extension NSValue {
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
}
