import Foundation

/// Says where each element of a collection view is. Subclass it for a layout of your own.
///
/// It is asked only for what is visible, so its answers should not cost more the more items there are.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?

  var isPrepared = false

  public override init() { super.init() }

  /// Reckons what the other methods need; called before them after each invalidation.
  open func prepare() {}

  /// The size of all the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of the elements that touch a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item, also of one that is not visible.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a header, a footer or another supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout depends on the bounds so that it must be reckoned anew for these.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Has the layout reckoned anew before the next frame. Call super.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.layoutWasInvalidated()
  }

  /// Where a released drag should end; the velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Prepares for inserted and deleted items, before the methods below are asked.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// The updates have been shown.
  open func finalizeCollectionViewUpdates() {}

  /// Where an inserted item comes from: its place, transparent, unless overridden.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a deleted item goes: its place, transparent, unless overridden.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}
