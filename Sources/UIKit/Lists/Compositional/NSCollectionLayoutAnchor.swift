import Foundation

@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  /// In points or, if fractional, as a fraction of the view's size.
  public let offset: CGPoint
  public let isFractionalOffset: Bool
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    super.init()
  }

  /// Along an axis without an edge, the view is centered.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, offset: .zero, isFractional: false) }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, offset: absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, offset: fractionalOffset, isFractional: true)
  }

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
