import CoreGraphics
import Foundation

/// A view that arranges any number of items in a layout.
///
/// Only visible items have views, which are reused as the content scrolls.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The object that supplies the items.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { weakDataSource }
    set { weakDataSource = newValue }
  }
  private weak var weakDataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// The object that is notified of the items that will be needed next.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The object that decides about selection, and is notified of selection and display.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// The layout of the items.
  ///
  /// Setting it invalidates the layout without animation.
  @Observed open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
  }

  /// A view behind the items that does not scroll.
  @Observed open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var allowsSelection = true
  /// A Boolean value that indicates whether several items can be selected.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether upcoming items are announced to the `prefetchDataSource`.
  open var isPrefetchingEnabled = true

  let elements = LiveElements()
  /// The views for reuse, by the kinds of supplementary views, or nil for cells.
  private var pools: [String?: ReusePool<UICollectionReusableView>] = [:]
  var selection = CollectionSelection()
  var prefetching: [IndexPath] = []
  /// The updates that `performBatchUpdates` is collecting, or nil.
  var batch: UpdateBatch?
  /// The number of updates that are being animated. Meanwhile no views are removed from the screen.
  var updateCount = 0
  var isUpdating: Bool { updateCount > 0 }

  /// The views of those sections that scroll across the direction of the layout, which are kept for their offsets.
  var orthogonalViews: [Int: OrthogonalScrollView] = [:]

  /// Dragging and dropping of items.
  private(set) lazy var dragging = ListDragging(self)

  /// The swipes of items, or nil if the layout has no swipe actions.
  private(set) var swipes: SwipeController?

  /// The context menus of items.
  private lazy var menus = makeMenus()

  /// Returns the views of a kind that can be reused, or cells for nil.
  func pool(ofKind kind: String?) -> ReusePool<UICollectionReusableView> {
    if let pool = pools[kind] { return pool }
    let pool = ReusePool<UICollectionReusableView>()
    pools[kind] = pool
    return pool
  }

  func prepareSwipes() { if swipes == nil { swipes = SwipeController(self) } }

  /// The closure to call at the end of a transition between layouts.
  var layoutTransitionCompletion: LayoutInteractiveTransitionCompletion?

  /// The item that a person is moving, or nil.
  var movement: ItemMovement?

  var itemCounts = ItemCounts()
  /// A Boolean value that indicates whether elements are being shown, which must not begin again meanwhile.
  var isShowingElements = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    setUp()
  }

  /// Creates a collection view with a flow layout and an empty frame.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    setUp()
  }

  /// The background of a collection view whose code sets none, as since iOS 13. A list has its own in place of it.
  static let standardBackground = UIColor.systemBackground

  private func setUp() {
    backgroundColor = Self.standardBackground
    _ = menus
  }

  // MARK: Data

  /// Requests all data again before the next frame.
  open func reloadData() {
    movement?.scroller?.stop()
    movement = nil
    swipes?.close(animated: false)
    itemCounts.areCurrent = false
    selection.removeAll()
    collectionViewLayout.invalidateLayout()
  }

  /// The number of sections when the data was last loaded.
  open var numberOfSections: Int {
    loadCountsIfNeeded()
    return itemCounts.sections.count
  }

  /// Returns the number of items in a section when the data was last loaded.
  open func numberOfItems(inSection section: Int) -> Int {
    loadCountsIfNeeded()
    return itemCounts.sections[section]
  }

  // MARK: Layout

  /// Changes the layout, with an animation if `animated`.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout, with an animation if `animated`, and calls a closure at its end.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard animated else {
      collectionViewLayout = layout
      completion?(true)
      return
    }
    layoutIfNeeded()
    collectionViewLayout = layout
    animateChanges {
      self.layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  private func layoutDidChange(from old: UICollectionViewLayout) {
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  func layoutWasInvalidated() { setNeedsLayout() }

  open override func layoutSubviews() {
    showElements()
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }

  override func contentOffsetDidChange() {
    if isDragging || isScrolledByWheel { swipes?.close(animated: true) }
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) { collectionViewLayout.invalidateLayout() }
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) { collectionViewLayout.invalidateLayout() }
    super.boundsSizeDidChange(from: oldSize)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }

  override func contentDidComeToRest() { updatePrefetching() }

  override func targetContentOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Touches and keys

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A click beside the actions of a swiped item closes it.
    if let swipes, swipes.isOpen { return swipes.close(animated: true) }
    highlightItem(under: touches.first)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlightItem(unlessUnder: touches.first)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = selection.highlighted else { return }
    unhighlightItem()
    userSelectsItem(at: path)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlightItem()
  }

  open override var canBecomeFocused: Bool { allowsSelection && itemCounts.hasItems }

  override var focusRingTarget: UIView { selection.focused.flatMap(liveCell) ?? self }

  override func notifyOfFocusChange() {
    super.notifyOfFocusChange()
    if isFocused, let path = delegate?.indexPathForPreferredFocusedView(in: self), contains(path) { selection.focused = path }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isUsed = presses.contains { press in press.key.map { handleKey($0.keyCode) } ?? false }
    if !isUsed { super.pressesBegan(presses, with: event) }
  }
}
