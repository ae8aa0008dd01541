import Foundation

@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor in the view itself that is placed at `containerAnchor`. Nil stands for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// By default in front of cells.
  open var zIndex = 1

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

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

  /// Returns the frame of the view in the coordinate space of its item's frame.
  func frame(in item: CGRect) -> CGRect {
    let size = layoutSize.size(in: item.size)
    guard let itemAnchor else { return containerAnchor.frame(of: size, in: item) }
    let point = containerAnchor.frame(of: .zero, in: item).origin
    let own = itemAnchor.frame(of: .zero, in: CGRect(origin: .zero, size: size)).origin
    return CGRect(x: point.x - own.x, y: point.y - own.y, width: size.width, height: size.height)
  }
}
