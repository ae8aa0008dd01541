import Foundation

/// Shows rows one below the other, in sections. Only the rows that are visible have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay in sight while their section is.
    case plain
    /// Sections with space between them.
    case grouped
    /// Sections on rounded cards.
    case insetGrouped
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Where `scrollToRow(at:at:animated:)` puts a row.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// How sections are set apart.
  public let style: Style

  /// The object that supplies the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// The object that gives heights and hears of selection.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// The height of rows, unless the delegate says otherwise, in points; `automaticDimension` for what each row's constraints ask for.
  open var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { invalidateGeometry() } } }
  /// The height taken for rows that size themselves as long as they have not been seen, in points.
  open var estimatedRowHeight: CGFloat = 44 { didSet { if estimatedRowHeight != oldValue { invalidateGeometry() } } }
  /// The height of headers that have a title or a view, unless the delegate says otherwise, in points.
  open var sectionHeaderHeight: CGFloat = 28 { didSet { if sectionHeaderHeight != oldValue { invalidateGeometry() } } }
  /// The height of footers that have a title or a view, unless the delegate says otherwise, in points.
  open var sectionFooterHeight: CGFloat = 28 { didSet { if sectionFooterHeight != oldValue { invalidateGeometry() } } }

  /// A view above all rows; its height counts.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// A view below all rows; its height counts.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

  /// Whether lines stand between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The colour of the lines between rows.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// How far lines stay from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }

  /// Whether the user can select rows.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false

  let reuse = TableReusePool()
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection = CollectionSelection()
  /// The updates being collected.
  var update: TableUpdate?
  /// While updates are shown, during which nothing is taken off the screen.
  var isUpdating = false

  private(set) var geometry = TableGeometry(start: 0)
  private var isGeometryValid = false
  /// The heights of rows that size themselves, of those seen so far.
  var ownHeights: [IndexPath: CGFloat] = [:]
  private var isShowingRows = false

  /// A table of a style.
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

  private func prepareTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// What delegates' defaults answer: the table's own heights count.
  static let unspecifiedHeight: CGFloat = -2

  // MARK: Data

  /// Asks for everything anew before the next frame.
  open func reloadData() {
    selection.removeAll()
    for view in Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
    headers = [:]
    footers = [:]
    for path in cells.keys.sorted() { retire(path) }
    invalidateGeometry()
  }

  /// How many sections there are, as of the latest loading.
  open var numberOfSections: Int {
    prepareGeometryIfNeeded()
    return geometry.sections.count
  }

  /// How many rows a section has, as of the latest loading.
  open func numberOfRows(inSection section: Int) -> Int {
    prepareGeometryIfNeeded()
    return geometry.sections[section].count
  }

  func invalidateGeometry() {
    ownHeights = [:]
    isGeometryValid = false
    setNeedsLayout()
  }

  /// Places rows anew by heights that have become known.
  func heightsDidBecomeKnown() {
    isGeometryValid = false
    prepareGeometryIfNeeded()
  }

  func prepareGeometryIfNeeded() {
    guard !isGeometryValid else { return }
    isGeometryValid = true
    geometry = measure()
    contentSize = CGSize(width: bounds.width, height: geometry.end + (tableFooterView?.bounds.height ?? 0))
  }

  private func measure() -> TableGeometry {
    var geometry = TableGeometry(start: tableHeaderView?.bounds.height ?? 0)
    guard let dataSource else { return geometry }
    for section in 0..<dataSource.numberOfSections(in: self) {
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      geometry.append(header: headerHeight(section), rows: rowHeights(section, count: count), footer: footerHeight(section))
    }
    return geometry
  }

  private func rowHeights(_ section: Int, count: Int) -> TableGeometry.RowHeights {
    guard count > 0, givenHeight(at: IndexPath(row: 0, section: section)) != nil || rowHeight == Self.automaticDimension
    else { return .uniform(rowHeight, count: count) }
    return .each((0..<count).map { height(at: IndexPath(row: $0, section: section)) })
  }

  // MARK: Layout

  open override func layoutSubviews() {
    showRows()
    super.layoutSubviews()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    invalidateGeometry()
    super.boundsSizeDidChange(from: oldSize)
  }

  /// Gives cells to the rows that have become visible, and takes them from those that no longer are.
  func showRows() {
    guard !isShowingRows, !bounds.isEmpty else { return }
    isShowingRows = true
    defer { isShowingRows = false }
    prepareGeometryIfNeeded()
    var visible = placeVisibleRows()
    // Rows that turn out smaller than they were taken for make room for others.
    for _ in 0..<8 where learnHeights(of: visible) { visible = placeVisibleRows() }
    layoutSupplements(in: bounds.minY...bounds.maxY)
    placeTableViews()
  }

  private func placeVisibleRows() -> [IndexPath] {
    let visible = geometry.rows(in: bounds.minY...bounds.maxY)
    if !isUpdating {
      let wanted = Set(visible)
      for path in cells.keys.sorted() where !wanted.contains(path) { retire(path) }
    }
    for path in visible { place(cells[path] ?? makeCell(path), at: path) }
    return visible
  }

  func makeCell(_ path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cells[path] = cell
    UIView.performWithoutAnimation {
      cell.setSelected(selection.contains(path), animated: false)
      cell.setHighlighted(selection.highlighted == path, animated: false)
      if style != .plain && cell.backgroundColor == nil { cell.backgroundColor = .secondarySystemGroupedBackground }
      place(cell, at: path)
      cell.layoutIfNeeded()
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { insertSubview(cell, at: 0) }
    return cell
  }

  func place(_ cell: UITableViewCell?, at path: IndexPath) {
    guard let cell, geometry.contains(path) else { return }
    cell.take(rectForRow(at: path))
    let section = geometry.sections[path.section]
    let isLast = path.row == section.count - 1
    let hasLine = separatorStyle == .singleLine && !(isLast && style != .plain)
    cell.showSeparator(hasLine ? separatorColor : nil, inset: separatorInset)
    if style == .insetGrouped { cell.roundCorners(top: path.row == 0, bottom: isLast) }
  }

  /// Takes a row's cell off the screen and keeps it for another.
  func retire(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    reuse.add(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  private func placeTableViews() {
    tableHeaderView?.frame.origin = .zero
    tableHeaderView?.frame.size.width = bounds.width
    tableFooterView?.frame.origin = CGPoint(x: 0, y: geometry.end)
    tableFooterView?.frame.size.width = bounds.width
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    invalidateGeometry()
  }

  // MARK: Touches and keys

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
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

  open override var canBecomeFocused: Bool { allowsSelection && geometry.sections.contains { $0.count > 0 } }

  override var focusRingTarget: UIView { selection.focused.flatMap { cells[$0] } ?? self }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isUsed = presses.contains { press in press.key.map { handleKey($0.keyCode) } ?? false }
    if !isUsed { super.pressesBegan(presses, with: event) }
  }
}
