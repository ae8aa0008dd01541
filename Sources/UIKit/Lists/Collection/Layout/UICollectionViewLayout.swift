import Foundation

/// The collection view asks only for the visible elements, so the cost of an answer should not grow with the number of items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?

  /// Whether the content is mirrored if text is read in the direction opposite to `developmentLayoutDirection`.
  ///
  /// The default is false, and true for compositional layouts. The layout itself isn't involved: the collection view mirrors the rectangles
  /// that it asks for and the attributes that it gets.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  var isPrepared = false

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    coder.complete(self)
  }

  open func awakeFromNib() {}

  /// Called after each invalidation, before the other methods.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// A decoration view belongs to the layout, such as the background of a section.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The layout is computed again before the next frame. Overrides must call super.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.layoutWasInvalidated()
  }

  /// Returns the content offset at which a released drag ends. The default is the proposed one. The velocity is in points per millisecond.
  ///
  /// The delegate's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` is called afterward, and can change the offset again.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after a change of the layout. The default is the proposed one, which keeps the items in the middle there.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called once the animations of a batch of updates have been set up.
  open func finalizeCollectionViewUpdates() {}

  /// Nil, the default, lets the item fade in at its place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Nil, the default, lets the item fade out at its place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: For layouts in this module

  func makeDecorationView(ofKind kind: String) -> UICollectionReusableView? { nil }
  /// A Boolean value that indicates whether sections can scroll orthogonally to the layout.
  var scrollsAcross: Bool { false }
  /// Returns the area of a section that scrolls orthogonally to the layout, or nil if it doesn't.
  func orthogonalArea(ofSection section: Int) -> OrthogonalArea? { nil }
  /// Called with the attributes of all elements that are about to be shown. The attributes may be changed.
  func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {}
  /// Takes the sizes that elements prefer, and returns a Boolean value that indicates whether they change the layout.
  func take(_ measured: [MeasuredElement]) -> Bool { false }
  /// Called when items have been inserted, deleted or moved, or, with nil, when all data was reloaded.
  func itemsDidMove(_ mapping: ItemMapping?) {}
  /// Returns the actions that swiping an item reveals, or nil for none.
  func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? { nil }
  /// Called when the preferred size of an item may have changed.
  func forgetSize(ofItem path: IndexPath) {}
}
