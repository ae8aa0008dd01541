import Foundation

/// A place in a container, at its edges.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges of the container at which the place is.
  public let edges: NSDirectionalRectEdge
  /// The displacement from there, in points, or in sizes of the view if it is fractional.
  public let offset: CGPoint
  /// A Boolean value that indicates whether the displacement is a fraction of the view's size.
  public let isFractionalOffset: Bool
  /// A Boolean value that indicates whether the displacement is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    super.init()
  }

  /// Creates a place at edges. Without an edge of an axis it is in the middle.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, offset: .zero, isFractional: false) }
  /// Creates a place at a distance from edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, offset: absoluteOffset, isFractional: false)
  }
  /// Creates a place at a distance from edges, as a fraction of the view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, offset: fractionalOffset, isFractional: true)
  }

  /// Returns the frame of a view of a size at this place of a container.
  func frame(of size: CGSize, in container: CGRect) -> CGRect {
    let unit = isFractionalOffset ? size : CGSize(width: 1, height: 1)
    let x =
      edges.contains(.leading)
      ? container.minX : edges.contains(.trailing) ? container.maxX - size.width : container.midX - size.width / 2
    let y =
      edges.contains(.top)
      ? container.minY : edges.contains(.bottom) ? container.maxY - size.height : container.midY - size.height / 2
    return CGRect(x: x + offset.x * unit.width, y: y + offset.y * unit.height, width: size.width, height: size.height)
  }
}
