import Foundation

/// A view that shows rows one below the other, in sections.
///
/// Only visible rows have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style in which sections are separated.
  public let style: Style

  /// The object that supplies the rows.
  open var dataSource: (any UITableViewDataSource)? {
    get { weakDataSource }
    set { weakDataSource = newValue }
  }
  private weak var weakDataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// The object that supplies heights and headers, and is notified of selection.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// The height of rows for which the delegate returns none, in points, or `automaticDimension`, the default, for the height that each
  /// row's content configuration or constraints require.
  ///
  /// Without either, such a row has the estimated height.
  @Observed open var rowHeight: CGFloat = automaticDimension { didSet { if rowHeight != oldValue { forgetHeights() } } }
  /// The assumed height of rows with heights of their own that have not been visible yet, in points.
  ///
  /// The default is 44. With 0, the delegate is asked for the heights of all rows before the first one is shown.
  @Observed open var estimatedRowHeight: CGFloat = 44 { didSet { if estimatedRowHeight != oldValue { forgetHeights() } } }
  /// The height of headers with a title or a view for which the delegate returns none, in points, or `automaticDimension`, the default,
  /// for the height that each header's content configuration or constraints require.
  ///
  /// Without either, such a header is 28 points high.
  @Observed open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { invalidateGeometry() } }
  }
  /// The height of footers with a title or a view for which the delegate returns none, in points, or `automaticDimension`, the default,
  /// for the height that each footer's content configuration or constraints require.
  ///
  /// Without either, such a footer is 28 points high.
  @Observed open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { invalidateGeometry() } }
  }
  /// The assumed height of headers with heights of their own that have not been visible yet, in points, or `automaticDimension`, the
  /// default, for 28.
  @Observed open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { invalidateGeometry() } }
  }
  /// The assumed height of footers with heights of their own that have not been visible yet, in points, or `automaticDimension`, the
  /// default, for 28.
  @Observed open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { invalidateGeometry() } }
  }

  /// A view above all rows.
  ///
  /// Its height is preserved.
  @Observed open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// A view below all rows.
  ///
  /// Its height is preserved.
  @Observed open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

  /// A view behind the rows that does not scroll.
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
  /// The color of the lines between rows.
  @Observed open var separatorColor: UIColor? = .separator { didSet { if separatorColor != oldValue { setNeedsLayout() } } }
  /// The effect of the lines between rows, such as a vibrancy effect, which takes the place of their color, or nil.
  @Observed open var separatorEffect: UIVisualEffect? { didSet { if separatorEffect !== oldValue { setNeedsLayout() } } }
  /// The distance of the lines from the edges, in points.
  @Observed open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { if separatorInset != oldValue { setNeedsLayout() } }
  }

  open var allowsSelection = true
  /// A Boolean value that indicates whether several rows can be selected.
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether rows that are edited show circles by which several can be selected.
  @Observed open var allowsMultipleSelectionDuringEditing = false { didSet { updateEditing(animated: false) } }
  /// A Boolean value that indicates whether the rows show their controls for editing.
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
  /// The updates that are being collected, or nil.
  var update: TableUpdate?
  /// The number of updates that are being animated. Meanwhile no cells are removed from the screen.
  var updateCount = 0
  var isUpdating: Bool { updateCount > 0 }

  var geometry = TableGeometry(start: 0)
  /// Whether the table is edited, and the row that a person moves.
  var editing = TableEditing()
  /// A Boolean value that indicates whether the geometry is that of the data source, or has to be measured again.
  var isGeometryValid = false
  /// The heights of the rows that have been visible, if rows have heights of their own.
  var ownHeights: [IndexPath: CGFloat] = [:]
  /// The heights that such rows had before heights became invalid. They are better than an estimate until the rows are visible again.
  var formerHeights: [IndexPath: CGFloat] = [:]
  /// The heights of the headers and footers that have been visible, if they have heights of their own.
  var supplementHeights = SupplementHeights()
  /// A Boolean value that indicates whether rows are being shown, which must not begin again meanwhile.
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

  /// Dragging and dropping of rows.
  private(set) lazy var dragging = ListDragging(self)

  /// The swipes of rows.
  private(set) lazy var swipes = SwipeController(self)

  /// The context menus of rows.
  private lazy var menus = makeMenus()

  private func prepareTable() {
    _ = swipes
    _ = menus
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data

  /// Requests all data again before the next frame.
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

  /// The number of sections when the data was last loaded.
  open var numberOfSections: Int {
    prepareGeometryIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows in a section when the data was last loaded.
  open func numberOfRows(inSection section: Int) -> Int {
    prepareGeometryIfNeeded()
    return geometry.sections[section].count
  }

  // MARK: Editing

  /// Shows or hides the rows' controls for editing.
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
    // A click beside the actions of a swiped row closes it.
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
