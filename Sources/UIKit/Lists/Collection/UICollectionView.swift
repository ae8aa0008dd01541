import CoreGraphics
import Foundation

/// A view that arranges items in a layout. Only visible items have views, which are reused as the content scrolls.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open var dataSource: (any UICollectionViewDataSource)? {
    get { weakDataSource }
    set { weakDataSource = newValue }
  }
  private weak var weakDataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Setting the layout invalidates it without an animation.
  @Observed open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
  }

  /// Behind the items. It doesn't scroll.
  @Observed open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true

  let elements = LiveElements()
  /// The reuse pools by kind of supplementary view. The pool of cells has the key nil.
  private var pools: [String?: ReusePool<UICollectionReusableView>] = [:]
  var selection = CollectionSelection()
  var prefetching: [IndexPath] = []
  /// The updates that `performBatchUpdates` is collecting, or nil outside of it.
  var batch: UpdateBatch?
  /// The number of updates that are being animated. Until it is zero, no views are removed from the screen.
  var updateCount = 0
  var isUpdating: Bool { updateCount > 0 }

  /// The views of sections that scroll orthogonally to the layout. They are kept for their offsets.
  var orthogonalViews: [Int: OrthogonalScrollView] = [:]

  private(set) lazy var dragging = ListDragging(self)

  /// Nil if the layout has no swipe actions.
  private(set) var swipes: SwipeController?

  private lazy var menus = makeMenus()

  /// Returns the reuse pool of supplementary views of a kind, or of cells if the kind is nil.
  func pool(ofKind kind: String?) -> ReusePool<UICollectionReusableView> {
    if let pool = pools[kind] { return pool }
    let pool = ReusePool<UICollectionReusableView>()
    pools[kind] = pool
    return pool
  }

  func prepareSwipes() { if swipes == nil { swipes = SwipeController(self) } }

  var layoutTransitionCompletion: LayoutInteractiveTransitionCompletion?

  var movement: ItemMovement?

  var itemCounts = ItemCounts()
  /// A Boolean value that prevents `showElements()` from running inside itself.
  var isShowingElements = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    setUp()
  }

  /// Creates a collection view with a flow layout. Archives are not supported.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    setUp()
  }

  /// The background of a collection view if no code sets one, as in iOS 13 and later. A list has its own instead.
  static let standardBackground = UIColor.systemBackground

  private func setUp() {
    backgroundColor = Self.standardBackground
    _ = menus
  }

  // MARK: Data

  /// The data is requested again before the next frame.
  open func reloadData() {
    movement?.scroller?.stop()
    movement = nil
    swipes?.close(animated: false)
    itemCounts.areCurrent = false
    selection.removeAll()
    collectionViewLayout.invalidateLayout()
  }

  /// The number when the data was last loaded.
  open var numberOfSections: Int {
    loadCountsIfNeeded()
    return itemCounts.sections.count
  }

  /// The number when the data was last loaded.
  open func numberOfItems(inSection section: Int) -> Int {
    loadCountsIfNeeded()
    return itemCounts.sections[section]
  }

  // MARK: Layout

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

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
    // A click outside the actions of a swiped item closes them.
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
