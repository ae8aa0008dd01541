import Foundation

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
