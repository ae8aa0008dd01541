import Foundation

/// The items that a collection view has announced before they are visible.
@MainActor
final class Prefetching {
  private var paths: [IndexPath] = []

  /// Announces the items within one screen of the visible area, and cancels those that are no longer near.
  func update(_ list: UICollectionView) {
    guard list.isPrefetchingEnabled, let source = list.prefetchDataSource, !list.bounds.isEmpty else { return }
    let bounds = list.bounds
    let isHorizontal = list.contentSize.width > bounds.width
    let near = bounds.insetBy(dx: isHorizontal ? -bounds.width : 0, dy: isHorizontal ? 0 : -bounds.height)
    let nearby = list.visibleAttributes(in: near).filter { $0.representedElementKind == nil }.map(\.indexPath)
    let coming = nearby.filter { list.elements[CollectionElementKey(kind: nil, indexPath: $0)] == nil }
    let known = Set(paths)
    let wanted = Set(nearby)
    let started = coming.filter { !known.contains($0) }
    let dropped = paths.filter { !wanted.contains($0) }
    paths = coming
    if !dropped.isEmpty { source.collectionView(list, cancelPrefetchingForItemsAt: dropped) }
    if !started.isEmpty { source.collectionView(list, prefetchItemsAt: started) }
  }
}
