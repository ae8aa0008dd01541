import Foundation

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
