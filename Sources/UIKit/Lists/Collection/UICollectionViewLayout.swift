import Foundation

/// An object that determines the position of each element of a collection view.
///
/// Subclass it for a custom layout.
///
/// The collection view asks only for the visible elements, so the cost of an answer should not grow with the number of items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout, or nil.
  public internal(set) weak var collectionView: UICollectionView?

  /// A Boolean value that indicates whether the content is mirrored where text is read in the direction opposite to
  /// `developmentLayoutDirection`.
  ///
  /// The default is false, and true for compositional layouts. The layout itself knows nothing of it: the collection view mirrors the
  /// rectangles that it asks for, and the attributes that it gets.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction for which the layout was made. The default is from left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  var isPrepared = false

  public override init() { super.init() }

  /// Computes the data that the other methods need.
  ///
  /// Called before them after each invalidation.
  open func prepare() {}

  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view such as a header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a view that belongs to the layout, such as the background of a section.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns whether new bounds invalidate the layout.
  ///
  /// The default implementation returns false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Invalidates the layout, so that it is computed again before the next frame.
  ///
  /// Call super.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.layoutWasInvalidated()
  }

  /// Returns the content offset at which a released drag should end. The default is the proposed one.
  ///
  /// The delegate's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` is called afterward and can change it again.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which the motion would end.
  ///   - velocity: The velocity in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after a change of the layout. The default is the proposed one, with which the items in the middle stay
  /// there.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

  /// Prepares for a batch of updates, before the methods below are called.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Cleans up after a batch of updates, once its animations have been set up.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes from which an inserted item animates, or nil, the default, for its own place and transparent.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes to which a deleted item animates, or nil, the default, for its own place and transparent.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: For layouts in this module

  /// Returns a new view of a kind that the layout makes itself.
  func makeDecorationView(ofKind kind: String) -> UICollectionReusableView? { nil }
  /// A Boolean value that indicates whether a section scrolls across the direction of the layout.
  var scrollsAcross: Bool { false }
  /// Returns the area of a section that scrolls across the direction of the layout, or nil.
  func orthogonalArea(ofSection section: Int) -> OrthogonalArea? { nil }
  /// Called with the attributes of everything that is about to be shown, which may be changed.
  func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {}
  /// Takes the sizes that the contents of elements need, and returns whether they change the layout.
  func take(_ measured: [MeasuredElement]) -> Bool { false }
  /// Called when items have been inserted, deleted or moved, or, with nil, when all data was reloaded.
  func itemsDidMove(_ mapping: ItemMapping?) {}
  /// Returns the actions that a swipe of an item uncovers, or nil for none.
  func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? { nil }
  /// Called when the content of an item may need another size.
  func forgetSize(ofItem path: IndexPath) {}
}
