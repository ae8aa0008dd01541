import CoreGraphics
import Foundation

/// Shows any number of items in a layout. Only what is visible has views, which are used again as the content scrolls.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Where `scrollToItem(at:at:animated:)` puts an item.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of supplementary view that a flow layout puts before a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary view that a flow layout puts after a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The object that supplies the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// The object that is told which items come next.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The object that hears of selection and display.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// What places the items. Setting it lays out anew at once.
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

  /// Whether the user can select items.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items that come next are announced to the `prefetchDataSource`.
  open var isPrefetchingEnabled = true

  let elements = LiveElements()
  let reuse = ReusePool()
  var selection = CollectionSelection()
  var prefetching: [IndexPath] = []
  /// The updates being collected by `performBatchUpdates`.
  var batch: UpdateBatch?
  /// While updates are shown, during which nothing is taken off the screen.
  var isUpdating = false

  private var itemCounts: [Int] = []
  private var needsReload = true
  private var isShowingElements = false

  /// A collection view with that layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Data

  /// Asks for everything anew before the next frame.
  open func reloadData() {
    needsReload = true
    selection.removeAll()
    collectionViewLayout.invalidateLayout()
  }

  /// How many sections there are, as of the latest loading.
  open var numberOfSections: Int {
    loadCountsIfNeeded()
    return itemCounts.count
  }

  /// How many items a section has, as of the latest loading.
  open func numberOfItems(inSection section: Int) -> Int {
    loadCountsIfNeeded()
    return itemCounts[section]
  }

  /// The counts as the data source gives them now.
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
    itemCounts = countItems()
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    loadCountsIfNeeded()
    return indexPath.count == 2 && itemCounts.indices.contains(indexPath.section)
      && (0..<itemCounts[indexPath.section]).contains(indexPath.item)
  }

  // MARK: Layout

  /// Lays out with another layout, by an animation if `animated`.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    guard animated else { return collectionViewLayout = layout }
    layoutIfNeeded()
    collectionViewLayout = layout
    animateChanges { self.layoutIfNeeded() }
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

  /// Reckons the layout if something has changed since.
  func prepareLayoutIfNeeded() {
    loadCountsIfNeeded()
    guard !collectionViewLayout.isPrepared else { return }
    collectionViewLayout.isPrepared = true
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Gives views to what has become visible, and takes them from what no longer is.
  func showElements() {
    guard !isShowingElements, !bounds.isEmpty else { return }
    isShowingElements = true
    defer { isShowingElements = false }
    prepareLayoutIfNeeded()
    // Preparing may have moved the content, so that the layout has to be reckoned once more.
    prepareLayoutIfNeeded()
    let visible = visibleAttributes(in: bounds)
    let wanted = Set(visible.map(\.key))
    if !isUpdating {
      for element in elements.remove(where: { !wanted.contains($0.key) }) { retire(element) }
    }
    for attributes in visible {
      if let element = elements[attributes.key] {
        element.view.take(attributes)
        elements.note(attributes)
      } else {
        UIView.performWithoutAnimation { _ = makeElement(attributes) }
      }
    }
    updatePrefetching()
  }

  func visibleAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.frame.intersects(rect) }
      .sorted { ($0.indexPath, $0.representedElementKind ?? "") < ($1.indexPath, $1.representedElementKind ?? "") }
  }

  /// Makes, places and shows the view of an element.
  func makeElement(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let path = attributes.indexPath
    let view: UICollectionReusableView
    if let kind = attributes.representedElementKind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    } else {
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      cell.isSelected = selection.contains(path)
      cell.isHighlighted = selection.highlighted == path
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      view = cell
    }
    view.take(attributes)
    if view.superview !== self { insertSubview(view, belowSubview: horizontalIndicator) }
    elements.insert(view, attributes)
    return view
  }

  /// Takes an element's view off the screen and keeps it for another.
  func retire(_ element: LiveElements.Element) {
    element.view.removeFromSuperview()
    element.view.forgetAttributes()
    reuse.add(element.view, kind: element.key.kind)
    guard let cell = element.view as? UICollectionViewCell else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.key.indexPath)
  }

  override func contentDidComeToRest() { updatePrefetching() }

  // MARK: Touches and keys

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
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

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isUsed = presses.contains { press in press.key.map { handleKey($0.keyCode) } ?? false }
    if !isUsed { super.pressesBegan(presses, with: event) }
  }
}
