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

  @Observed open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsLayout() } }
  }
  @Observed open var separatorColor: UIColor? = .separator { didSet { if separatorColor != oldValue { setNeedsLayout() } } }
  /// The effect of the separators, such as vibrancy. It replaces their color.
  @Observed open var separatorEffect: UIVisualEffect? { didSet { if separatorEffect !== oldValue { setNeedsLayout() } } }
  @Observed open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { setNeedsLayout() } }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether rows show circles for selecting several of them while the table is edited.
  @Observed open var allowsMultipleSelectionDuringEditing = false { didSet { updateEditing(animated: false) } }
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  let cellPool = ReusePool<UITableViewCell>()
  let headerPool = ReusePool<UITableViewHeaderFooterView>()
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection = CollectionSelection()
  /// The updates that are being collected, or nil outside of a batch.
  var update: TableUpdate?
  /// The number of updates that are being animated. Until it is zero, no cells are removed from the screen.
  var updateCount = 0
  var isUpdating: Bool { updateCount > 0 }

  var geometry = TableGeometry(start: 0)
  var editing = TableEditing()
  /// A Boolean value that indicates whether the geometry matches the data source. If not, it is computed again.
  var isGeometryValid = false
  /// The heights of rows that have been visible, if rows size themselves.
  var ownHeights: [IndexPath: CGFloat] = [:]
  /// The heights from before the geometry became invalid. They serve as estimates until the rows are visible again.
  var formerHeights: [IndexPath: CGFloat] = [:]
  var supplementHeights = SupplementHeights()
  /// A Boolean value that prevents `showRows()` from running inside itself.
  var isShowingRows = false

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepareTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepareTable()
  }

  private(set) lazy var dragging = ListDragging(self)

  private(set) lazy var swipes = SwipeController(self)

  private lazy var menus = makeMenus()

  private func prepareTable() {
    _ = swipes
    _ = menus
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data

  /// The data is requested again before the next frame.
  open func reloadData() {
    abandonMovement()
    editing.updateNumber += 1
    swipes.close(animated: false)
    selection.removeAll()
    for view in Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
    headers = [:]
    footers = [:]
    for path in cells.keys.sorted() { retire(path) }
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

  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }

  // MARK: Layout

  open override func layoutSubviews() {
    showRows()
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
    highlightRow(under: touches.first)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, indexPathForRow(at: touch.location(in: self)) != selection.highlighted else { return }
    unhighlightRow()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let path = selection.highlighted else { return }
    unhighlightRow()
    userSelectsRow(at: path)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlightRow() }

  open override var canBecomeFocused: Bool { canSelectRows && geometry.sections.contains { $0.count > 0 } }

  override var focusRingTarget: UIView { selection.focused.flatMap { cells[$0] } ?? self }

  override func notifyOfFocusChange() {
    super.notifyOfFocusChange()
    if isFocused, let path = delegate?.indexPathForPreferredFocusedView(in: self), geometry.contains(path) { selection.focused = path }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isUsed = presses.contains { press in press.key.map { handleKey($0.keyCode) } ?? false }
    if !isUsed { super.pressesBegan(presses, with: event) }
  }
}
