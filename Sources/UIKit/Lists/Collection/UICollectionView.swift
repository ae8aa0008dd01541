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
  let orthogonalViews = OrthogonalViews()
  let prefetching = Prefetching()
  let selection = ListSelection()
  let moving = ItemMoving()
  let batchUpdates = CollectionUpdates()
  let animations = ListAnimations()
  private(set) lazy var dragging = ListDragging(self)
  var itemCounts = ItemCounts()
  /// Nil if the layout has no swipe actions.
  private(set) var swipes: SwipeController?
  private lazy var menus = makeMenus()

  func prepareSwipes() { if swipes == nil { swipes = SwipeController(self) } }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = coder.value(for: Self.layoutKey) ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The layout of a collection view in an Interface Builder file. The default is a flow layout.
  package static let layoutKey = InterfaceCoder.Key<UICollectionViewLayout>("collectionViewLayout")

  /// The background of a collection view if no code sets one, as in iOS 13 and later. A list has its own instead.
  static let standardBackground = UIColor.systemBackground

  override func didInitialize() {
    super.didInitialize()
    collectionViewLayout.collectionView = self
    backgroundColor = Self.standardBackground
    _ = menus
  }

  /// A Boolean value that indicates whether the background color is nil or the standard one.
  var showsStandardBackground: Bool { backgroundColor == nil || backgroundColor === Self.standardBackground }

  // MARK: Data

  /// The data is requested again before the next frame.
  open func reloadData() {
    moving.abandon()
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

  private func loadCountsIfNeeded() {
    guard !itemCounts.areCurrent else { return }
    itemCounts.areCurrent = true
    for element in elements.removeAll() { elements.retire(element, in: self) }
    orthogonalViews.removeAll()
    collectionViewLayout.itemsDidMove(nil)
    itemCounts.sections = ItemCounts.load(self)
  }

  func contains(_ path: IndexPath) -> Bool {
    loadCountsIfNeeded()
    return itemCounts.contains(path)
  }

  // MARK: Layout

  func prepareLayoutIfNeeded() {
    loadCountsIfNeeded()
    if !collectionViewLayout.isPrepared { collectionViewLayout.prepare(in: self) }
  }

  func visibleAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] { collectionViewLayout.visibleAttributes(in: rect) }

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
    ListAnimations.run(in: self, { self.layoutIfNeeded() }, completion: { completion?($0) })
  }

  private func layoutDidChange(from old: UICollectionViewLayout) {
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  func layoutWasInvalidated() { setNeedsLayout() }

  open override func layoutSubviews() {
    elements.show(in: self)
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

  override func contentDidComeToRest() { prefetching.update(self) }

  override func targetContentOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Touches and keys

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A click outside the actions of a swiped item closes them.
    if let swipes, swipes.isOpen { return swipes.close(animated: true) }
    highlight(under: touches.first)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight(unlessUnder: touches.first) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { selectHighlighted() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight() }

  open override var canBecomeFocused: Bool { allowsSelection && itemCounts.hasItems }

  override var focusRingTarget: UIView { selection.focused.flatMap(elements.cell) ?? self }

  override func notifyOfFocusChange() {
    super.notifyOfFocusChange()
    if isFocused { takeFocus(from: delegate?.indexPathForPreferredFocusedView(in: self)) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKeys(presses) { super.pressesBegan(presses, with: event) }
  }
}
