import CoreGraphics
import Foundation

/// A view that arranges any number of items in a layout.
///
/// Only visible items have views, which are reused as the content scrolls.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The position at which `scrollToItem(at:at:animated:)` shows an item.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the position.
    public let rawValue: UInt
    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of supplementary view that a flow layout puts before a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary view that a flow layout puts after a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The object that supplies the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
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
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
  }

  /// A view behind the items that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether a person can select items.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several items can be selected.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether upcoming items are announced to the `prefetchDataSource`.
  open var isPrefetchingEnabled = true

  let elements = LiveElements()
  let reuse = ReusePool()
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

  func prepareSwipes() { if swipes == nil { swipes = SwipeController(self) } }

  /// The closure to call at the end of a transition between layouts.
  var layoutTransitionCompletion: LayoutInteractiveTransitionCompletion?

  /// The item that a person is moving, or nil.
  var movement: ItemMovement?

  private var itemCounts: [Int] = []
  private var needsReload = true
  private var isShowingElements = false

  /// Creates a collection view with the given layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    _ = menus
  }

  /// Creates a collection view with a flow layout and an empty frame.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    _ = menus
  }

  // MARK: Data

  /// Requests all data again before the next frame.
  open func reloadData() {
    movement?.scroller?.stop()
    movement = nil
    swipes?.close(animated: false)
    needsReload = true
    selection.removeAll()
    collectionViewLayout.invalidateLayout()
  }

  /// The number of sections when the data was last loaded.
  open var numberOfSections: Int {
    loadCountsIfNeeded()
    return itemCounts.count
  }

  /// Returns the number of items in a section when the data was last loaded.
  open func numberOfItems(inSection section: Int) -> Int {
    loadCountsIfNeeded()
    return itemCounts[section]
  }

  /// Returns the current counts of the data source.
  func countItems() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
  }

  var knownItemCounts: [Int] {
    get { itemCounts }
    set { itemCounts = newValue }
  }

  private func loadCountsIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    for element in elements.removeAll() { retire(element) }
    removeOrthogonalViews()
    collectionViewLayout.itemsDidMove(nil)
    itemCounts = countItems()
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    loadCountsIfNeeded()
    return indexPath.count == 2 && itemCounts.indices.contains(indexPath.section)
      && (0..<itemCounts[indexPath.section]).contains(indexPath.item)
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

  /// Prepares the layout if it has been invalidated.
  func prepareLayoutIfNeeded() {
    loadCountsIfNeeded()
    guard !collectionViewLayout.isPrepared else { return }
    collectionViewLayout.isPrepared = true
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Creates views for the elements that have become visible, and removes the views of those that no longer are.
  func showElements() {
    guard !isShowingElements, !bounds.isEmpty else { return }
    isShowingElements = true
    defer { isShowingElements = false }
    prepareLayoutIfNeeded()
    // Preparing the layout may have moved the content and so invalidated the layout again.
    prepareLayoutIfNeeded()
    var visible = placeVisibleElements()
    // Elements that turn out smaller than assumed make room for others.
    for _ in 0..<8 where measureElements(visible) { visible = placeVisibleElements() }
    updatePrefetching()
  }

  private func placeVisibleElements() -> [UICollectionViewLayoutAttributes] {
    let visible = visibleAttributes(in: bounds)
    collectionViewLayout.willShow(visible)
    let views = visible.map { elements.note($0) }
    // While content scrolls by a few points, nothing leaves.
    if !isUpdating, views.count(where: { $0 != nil }) < elements.count {
      let wanted = Set(visible.map(\.key))
      for element in elements.remove(where: { !wanted.contains($0.key) && $0.view !== self.movement?.cell }) { retire(element) }
    }
    placeOrthogonalViews()
    for (attributes, view) in zip(visible, views) {
      if let view {
        guard view !== movement?.cell else { continue }
        adopt(view, attributes)
        view.take(attributes)
      } else {
        UIView.performWithoutAnimation { _ = makeElement(attributes) }
      }
    }
    return visible
  }

  func visibleAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.shownFrame.intersects(rect) }
      .inOrder { $0.key < $1.key }
  }

  /// Creates, places and shows the view of an element.
  func makeElement(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let path = attributes.indexPath
    let view: UICollectionReusableView
    if attributes.representedElementCategory == .decorationView, let kind = attributes.representedElementKind {
      guard let made = collectionViewLayout.makeDecorationView(ofKind: kind) else { return nil }
      view = made
    } else if let kind = attributes.representedElementKind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    } else {
      guard let dataPath = movement == nil ? path : movement?.dataPath(of: path) else { return makeGap(attributes) }
      let cell = dataSource.collectionView(self, cellForItemAt: dataPath)
      cell.isSelected = selection.contains(path)
      cell.isHighlighted = selection.highlighted == path
      showOutline(of: cell, at: path)
      dragging.showState(of: cell, at: dataPath)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      view = cell
    }
    adopt(view, attributes)
    view.take(attributes)
    elements.insert(view, attributes)
    return view
  }

  /// Removes the view of an element from the screen, and keeps it for reuse.
  func retire(_ element: LiveElements.Element) {
    swipes?.cellWillLeave(element.view)
    element.view.removeFromSuperview()
    element.view.forgetAttributes()
    (element.view as? UICollectionViewCell)?.forgetDrag()
    reuse.add(element.view, kind: element.key.kind)
    guard let cell = element.view as? UICollectionViewCell else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.key.indexPath)
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

  open override var canBecomeFocused: Bool { allowsSelection && itemCounts.contains { $0 > 0 } }

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
