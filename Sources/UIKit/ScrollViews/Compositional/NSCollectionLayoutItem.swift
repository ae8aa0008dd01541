import Foundation

/// An item of a group: a cell, or a group of them.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size, of which fractions refer to the group.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary views of the item, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The space inside the item's size that is left free, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space outside the item's size, or nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

  /// Creates an item of a size, with supplementary views.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

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

/// A supplementary view of an item, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The place of the view in the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The place of the view itself that is put there, or nil for the one at the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The stacking order, by default in front of cells.
  open var zIndex = 1

  /// Creates a supplementary view at a place in its item.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// Creates a supplementary view, a place of which is put at a place in its item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: .some(itemAnchor))
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of the view, in the coordinates of its item's frame.
  func frame(in item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    guard let itemAnchor else { return containerAnchor.frame(of: size, in: item) }
    let point = containerAnchor.frame(of: .zero, in: item).origin
    let own = itemAnchor.frame(of: .zero, in: CGRect(origin: .zero, size: size)).origin
    return CGRect(x: point.x - own.x, y: point.y - own.y, width: size.width, height: size.height)
  }
}

/// A supplementary view at the edge of a section, such as a header.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner of the section at which the view is.
  public let alignment: NSRectAlignment
  /// A Boolean value that indicates whether the view is beside the section's items, rather than over them.
  open var extendsBoundary = true
  /// A Boolean value that indicates whether the view stays in sight while its section is.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge or corner, moved from there by an offset in points.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero) {
    self.alignment = alignment
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset), itemAnchor: nil)
  }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The stacking order, by default behind cells.
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Returns a view behind the whole section, whose class is registered with the layout.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem { make(elementKind) }

  private class func make(_ elementKind: String) -> NSCollectionLayoutDecorationItem { NSCollectionLayoutDecorationItem(elementKind) }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// No edge.
  case none
  /// The edges and corners, in the order of the clock.
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
