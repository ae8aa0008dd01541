import Foundation

/// A view that shows rows in sections. Only visible rows have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public let style: Style

  open var dataSource: (any UITableViewDataSource)? {
    get { weakDataSource }
    set { weakDataSource = newValue }
  }
  private weak var weakDataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// The height of rows for which the delegate returns none, in points. `automaticDimension`, the default, makes rows size themselves.
  ///
  /// A self-sizing row whose content doesn't determine a height has the estimated height.
  @Observed open var rowHeight: CGFloat = automaticDimension { didSet { if rowHeight != oldValue { forgetHeights() } } }
  /// The estimated height of rows that have not been visible yet, in points. The default is 44.
  ///
  /// With 0, the delegate is asked for the heights of all rows before the first one is shown.
  @Observed open var estimatedRowHeight: CGFloat = 44 { didSet { if estimatedRowHeight != oldValue { forgetHeights() } } }
  /// The height of headers for which the delegate returns none, in points. `automaticDimension`, the default, makes headers size
  /// themselves.
  ///
  /// A self-sizing header whose content doesn't determine a height is 28 points high.
  @Observed open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { invalidateGeometry() } }
  }
  /// The height of footers for which the delegate returns none, in points. `automaticDimension`, the default, makes footers size
  /// themselves.
  ///
  /// A self-sizing footer whose content doesn't determine a height is 28 points high.
  @Observed open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { invalidateGeometry() } }
  }
  /// In points. `automaticDimension`, the default, stands for 28.
  @Observed open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { invalidateGeometry() } }
  }
  /// In points. `automaticDimension`, the default, stands for 28.
  @Observed open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { invalidateGeometry() } }
  }

  /// Above all rows. Its height is preserved.
  @Observed open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// Below all rows. Its height is preserved.
  @Observed open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

  /// Behind the rows. It doesn't scroll.
  @Observed open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { separators.style }
    set { separators.style = newValue }
  }
  open var separatorColor: UIColor? {
    get { separators.color }
    set { separators.color = newValue }
  }
  /// The effect of the separators, such as vibrancy. It replaces their color.
  open var separatorEffect: UIVisualEffect? {
    get { separators.effect }
    set { separators.effect = newValue }
  }
  open var separatorInset: UIEdgeInsets {
    get { separators.inset }
    set { separators.inset = newValue }
  }
  private var separators = TableSeparators() { didSet { if separators != oldValue { setNeedsLayout() } } }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether rows show circles for selecting several of them while the table is edited.
  @Observed open var allowsMultipleSelectionDuringEditing = false { didSet { editing.update(self, animated: false) } }
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  let heights = TableHeights()
  let rows = TableRows()
  let supplements = TableSupplements()
  let selection = ListSelection()
  let editing = TableEditing()
  let moving = RowMoving()
  let batchUpdates = TableUpdates()
  let animations = ListAnimations()
  private(set) lazy var dragging = ListDragging(self)
  private(set) lazy var swipes = SwipeController(self)
  private lazy var menus = makeMenus()

  var geometry: TableGeometry { heights.geometry }
  var cells: [IndexPath: UITableViewCell] { rows.cells }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = coder.value(for: Self.styleKey) ?? .plain
    super.init(coder: coder)
  }

  /// The style of a table in an Interface Builder file.
  package static let styleKey = InterfaceCoder.Key<Style>("style")

  override func didInitialize() {
    super.didInitialize()
    _ = swipes
    _ = menus
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data

  /// The data is requested again before the next frame.
  open func reloadData() {
    moving.abandon(in: self)
    batchUpdates.tableDidReload()
    swipes.close(animated: false)
    selection.removeAll()
    supplements.removeAll()
    rows.retireAll(in: self)
    invalidateGeometry()
  }

  /// The number when the data was last loaded.
  open var numberOfSections: Int {
    prepareGeometryIfNeeded()
    return geometry.sections.count
  }

  /// The number when the data was last loaded.
  open func numberOfRows(inSection section: Int) -> Int {
    prepareGeometryIfNeeded()
    return geometry.sections[section].count
  }

  open func setEditing(_ editing: Bool, animated: Bool) { self.editing.set(editing, in: self, animated: animated) }

  // MARK: Layout

  func invalidateGeometry() {
    heights.invalidate()
    setNeedsLayout()
  }

  private func forgetHeights() {
    heights.forget()
    setNeedsLayout()
  }

  func prepareGeometryIfNeeded() { if heights.prepare(for: self) { takeContentSize() } }

  func takeContentSize() {
    contentSize = CGSize(width: bounds.width, height: geometry.end + (tableFooterView?.bounds.height ?? 0))
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    invalidateGeometry()
  }

  /// Places the views above and below all rows.
  func placeTableViews() {
    tableHeaderView?.frame.origin = .zero
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.origin = CGPoint(x: 0, y: geometry.end)
    tableFooterView?.frame.size.width = bounds.width
  }

  open override func layoutSubviews() {
    rows.show(in: self)
    super.layoutSubviews()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
  }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    if isDragging || isScrolledByWheel, swipes.isOpen { swipes.close(animated: true) }
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    invalidateGeometry()
    super.boundsSizeDidChange(from: oldSize)
  }

  // MARK: Touches and keys

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A click outside the actions of a swiped row closes them.
    guard !swipes.isOpen else { return swipes.close(animated: true) }
    highlight(under: touches.first)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight(unlessUnder: touches.first) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { selectHighlighted() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight() }

  open override var canBecomeFocused: Bool { canSelect && geometry.sections.contains { $0.count > 0 } }

  override var focusRingTarget: UIView { selection.focused.flatMap { cells[$0] } ?? self }

  override func notifyOfFocusChange() {
    super.notifyOfFocusChange()
    if isFocused { takeFocus(from: delegate?.indexPathForPreferredFocusedView(in: self)) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKeys(presses) { super.pressesBegan(presses, with: event) }
  }
}
