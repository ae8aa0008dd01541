import Foundation

extension UICollectionView {
  /// Announces the items within one screen of the visible area, and cancels those that are no longer near.
  func updatePrefetching() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, !bounds.isEmpty else { return }
    let isHorizontal = contentSize.width > bounds.width
    let near = bounds.insetBy(dx: isHorizontal ? -bounds.width : 0, dy: isHorizontal ? 0 : -bounds.height)
    let paths = visibleAttributes(in: near).filter { $0.representedElementKind == nil }.map(\.indexPath)
    let coming = paths.filter { elements[CollectionElementKey(kind: nil, indexPath: $0)] == nil }
    let known = Set(prefetching)
    let wanted = Set(paths)
    let started = coming.filter { !known.contains($0) }
    let dropped = prefetching.filter { !wanted.contains($0) }
    prefetching = coming
    if !dropped.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: dropped) }
    if !started.isEmpty { source.collectionView(self, prefetchItemsAt: started) }
  }
}
