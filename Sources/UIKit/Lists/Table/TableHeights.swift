import Foundation

/// The heights of a table's rows, headers and footers, and so their positions.
///
/// The delegate and the table's properties give them. Views that size themselves have an estimate until they are visible.
@MainActor
final class TableHeights {
  private(set) var geometry = TableGeometry(start: 0)
  /// A Boolean value that indicates whether the geometry matches the data source. If not, it is computed again.
  private var isValid = false
  /// The heights of rows that have been visible, if rows size themselves.
  private var own: [IndexPath: CGFloat] = [:]
  /// The heights from before the geometry became invalid. They serve as estimates until the rows are visible again.
  private var former: [IndexPath: CGFloat] = [:]
  private var supplements: [TableSupplement: CGFloat] = [:]
  /// The headers and footers whose heights are current. Other known heights serve as estimates until the views are visible again.
  private var measured: Set<TableSupplement> = []

  /// Returned by the default implementations of the delegate's methods. It stands for the table's own heights.
  static let unspecified: CGFloat = -2
  /// The distance between the cards of an inset table and the edges, in points.
  static let cardInset: CGFloat = 16
  /// The space between sections, and the heights of rows, headers and footers without any other height, in points, as on iOS.
  private static let groupGap: CGFloat = 18
  private static let rowHeight: CGFloat = 44
  private static let supplementHeight: CGFloat = 28

  func invalidate() {
    former.merge(own) { $1 }
    own = [:]
    measured = []
    isValid = false
  }

  func forget() {
    invalidate()
    former = [:]
  }

  func forgetHeight(ofRow path: IndexPath) { own[path] = nil }

  /// Invalidates the geometry after a batch of updates.
  func move(_ mapping: ItemMapping) {
    invalidate()
    former = Dictionary(
      uniqueKeysWithValues: former.compactMap { path, height in
        mapping.newPath(of: path).flatMap { new in mapping.isReloaded(new) ? nil : (new, height) }
      })
  }

  /// Computes the geometry unless it is valid. Returns whether it did.
  func prepare(for table: UITableView) -> Bool {
    guard !isValid else { return false }
    isValid = true
    geometry = measure(table)
    for (path, height) in former.sorted(by: { $0.key < $1.key }) {
      if geometry.contains(path), geometry.sections[path.section].isEstimated { _ = geometry.setHeight(height, of: path) }
    }
    arrange(table.moving.movement)
    return true
  }

  /// Removes a moved row from the layout, and makes room for it at its gap.
  func arrange(_ movement: RowMovement?) {
    geometry.arrange(lifted: movement?.origin, gap: movement.flatMap { movement in movement.gap.map { ($0, movement.height) } })
  }

  private func measure(_ table: UITableView) -> TableGeometry {
    var geometry = TableGeometry(start: table.tableHeaderView?.bounds.height ?? 0)
    guard let dataSource = table.dataSource else { return geometry }
    for section in 0..<dataSource.numberOfSections(in: table) {
      let count = dataSource.tableView(table, numberOfRowsInSection: section)
      geometry.append(
        header: height(of: TableSupplement(section: section, isFooter: false), in: table), rows: rows(section, count: count, in: table),
        footer: height(of: TableSupplement(section: section, isFooter: true), in: table))
    }
    return geometry
  }

  /// Makes room for a change of a height. The visible rows stay in place, even if something that appears at the top is taller than
  /// estimated. Returns whether there is a change.
  private func makeRoom(for change: CGFloat, isAbove: Bool, in table: UITableView) -> Bool {
    guard change != 0 else { return false }
    table.takeContentSize()
    if isAbove { table.shiftContent(by: change) }
    return true
  }

  // MARK: Rows

  /// Returns the height that the delegate gives a row, or nil if it leaves the height to the table.
  private func givenHeight(at path: IndexPath, in table: UITableView) -> CGFloat? {
    let given = table.delegate?.tableView(table, heightForRowAt: path) ?? Self.unspecified
    return given == Self.unspecified ? nil : given
  }

  /// Returns the heights that must be known before the rows are visible.
  ///
  /// As on iOS, the delegate is asked for the heights of all rows only if there is no estimate.
  private func rows(_ section: Int, count: Int, in table: UITableView) -> TableGeometry.RowHeights {
    let common = table.rowHeight
    guard count > 0, givenHeight(at: IndexPath(row: 0, section: section), in: table) != nil || common == UITableView.automaticDimension
    else { return .uniform(common, count: count) }
    if let estimates = givenEstimates(section, count: count, in: table) { return .estimatedEach(estimates) }
    if table.estimatedRowHeight > 0 { return .estimated(table.estimatedRowHeight, count: count) }
    return .each(
      (0..<count).map { row in
        let height = givenHeight(at: IndexPath(row: row, section: section), in: table) ?? table.rowHeight
        return height == UITableView.automaticDimension ? Self.rowHeight : max(0, height)
      })
  }

  /// Returns the estimates of the delegate, or nil if it has none.
  private func givenEstimates(_ section: Int, count: Int, in table: UITableView) -> [CGFloat]? {
    func estimate(_ row: Int) -> CGFloat {
      table.delegate?.tableView(table, estimatedHeightForRowAt: IndexPath(row: row, section: section)) ?? Self.unspecified
    }
    guard estimate(0) != Self.unspecified else { return nil }
    return (0..<count).map { row in
      let height = estimate(row)
      return height > 0 ? height : table.estimatedRowHeight > 0 ? table.estimatedRowHeight : Self.rowHeight
    }
  }

  /// Replaces the estimates of visible rows by the heights that the delegate or the table gives.
  func takeGiven(in table: UITableView) {
    while let path = geometry.rows(in: table.bounds.minY...table.bounds.maxY).first(where: { needsGivenHeight($0, in: table) }) {
      _ = take(givenHeight(at: path, in: table) ?? table.rowHeight, of: path, in: table)
    }
  }

  private func needsGivenHeight(_ path: IndexPath, in table: UITableView) -> Bool {
    isUnknown(path) && (givenHeight(at: path, in: table) ?? table.rowHeight) != UITableView.automaticDimension
  }

  private func isUnknown(_ path: IndexPath) -> Bool { own[path] == nil && geometry.sections[path.section].isEstimated }

  /// Sets the measured height of a row. Returns whether it differs from the estimate.
  private func take(_ height: CGFloat, of path: IndexPath, in table: UITableView) -> Bool {
    let top = geometry.sections[path.section].span(ofRow: path.row).lowerBound
    let change = geometry.setHeight(max(0, height), of: path)
    own[path] = height
    return makeRoom(for: change, isAbove: top < table.bounds.minY, in: table)
  }

  /// Measures self-sizing rows that have become visible. Returns whether a height differs from the estimate.
  func measure(_ paths: [IndexPath], in table: UITableView) -> Bool {
    var hasChanged = false
    for path in paths where isUnknown(path) {
      guard let cell = table.cells[path] else { continue }
      if take(cell.fittingHeight(inWidth: table.rectForRow(at: path).width), of: path, in: table) { hasChanged = true }
    }
    return hasChanged
  }

  // MARK: Headers and footers

  private func height(of supplement: TableSupplement, in table: UITableView) -> CGFloat {
    let given = givenHeight(of: supplement, in: table)
    guard supplement.title(in: table) != nil || supplement.givenView(in: table) != nil else {
      return given.own ?? (table.style == .plain ? 0 : Self.groupGap)
    }
    return given.own ?? given.common ?? supplements[supplement] ?? estimate(of: supplement, in: table)
  }

  /// Returns the height from the delegate and the one from the table. Both are nil if the view sizes itself.
  private func givenHeight(of supplement: TableSupplement, in table: UITableView) -> (own: CGFloat?, common: CGFloat?) {
    if let given = supplement.givenHeight(in: table), given != Self.unspecified {
      return (given == UITableView.automaticDimension ? nil : given, nil)
    }
    let common = supplement.isFooter ? table.sectionFooterHeight : table.sectionHeaderHeight
    return (nil, common == UITableView.automaticDimension ? nil : common)
  }

  private func estimate(of supplement: TableSupplement, in table: UITableView) -> CGFloat {
    let common = supplement.isFooter ? table.estimatedSectionFooterHeight : table.estimatedSectionHeaderHeight
    let estimate = supplement.givenEstimate(in: table).flatMap { $0 == Self.unspecified ? nil : $0 } ?? common
    return estimate > 0 ? estimate : Self.supplementHeight
  }

  /// Measures a header or footer that sizes itself. Returns whether its height differs from the estimate.
  func measure(_ supplement: TableSupplement, _ view: UIView, in table: UITableView) -> Bool {
    guard measured.insert(supplement).inserted else { return false }
    let given = givenHeight(of: supplement, in: table)
    guard given.own == nil, given.common == nil, let height = fittingHeight(of: view, width: table.bounds.width) else { return false }
    supplements[supplement] = height
    let section = geometry.sections[supplement.section]
    let top = supplement.isFooter ? section.rowsEnd : section.start
    let change = geometry.setHeight(height, of: supplement)
    return makeRoom(for: change, isAbove: top < table.bounds.minY + table.adjustedContentInset.top, in: table)
  }

  /// Returns nil if the content doesn't determine its height.
  private func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat? {
    let header = view as? UITableViewHeaderFooterView
    if let height = header?.storedContents?.fittingSize(width: width)?.height { return height }
    let content = header?.contentView ?? view
    guard !content.constraintsInside().isEmpty else {
      return header?.hasTitle == true ? header.map { max(Self.supplementHeight, $0.titleHeight(inWidth: width)) } : nil
    }
    return content.fittingHeight(inWidth: width)
  }
}

extension UIView {
  fileprivate func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
