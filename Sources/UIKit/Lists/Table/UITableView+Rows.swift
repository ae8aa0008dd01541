import Foundation

// Registering, reusing and locating cells.
extension UITableView {
  public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, identifier: identifier)
  }

  public func register(_ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerPool.register(aClass, identifier: identifier)
  }

  /// Returns a header or footer that has been scrolled away, otherwise a new one of the registered class, otherwise nil.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerPool.take(identifier) ?? headerPool.type(for: identifier)?.init(reuseIdentifier: identifier)
  }

  /// Returns a cell for a row: one that has been scrolled away, or a new one of the registered class.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    misuse(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a "
        + "prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a cell that has been scrolled away, otherwise a new one of the registered class, otherwise nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellPool.take(identifier) ?? cellPool.type(for: identifier)?.init(style: .default, reuseIdentifier: identifier)
  }

  /// Returns the cell of a row, or nil if the row is not visible.
  ///
  /// Updates the layout first.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showRows()
    return cells[indexPath]
  }

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }

  /// The index paths of the visible rows, from top to bottom, or nil if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    showRows()
    return cells.isEmpty ? nil : cells.keys.sorted()
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// Returns the index path of the row at a point of the content, or nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepareGeometryIfNeeded()
    return geometry.rows(in: point.y...point.y + 0.001).first { rectForRow(at: $0).contains(point) }
  }

  /// Returns the frame of a row in the content, whether it is visible or not.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareGeometryIfNeeded()
    guard geometry.contains(indexPath) else { return .zero }
    let span = geometry.sections[indexPath.section].span(ofRow: indexPath.row)
    let inset = style == .insetGrouped ? Self.cardInset : 0
    return CGRect(x: inset, y: span.lowerBound, width: bounds.width - 2 * inset, height: span.upperBound - span.lowerBound)
  }

  /// Scrolls until a row is visible at the given position.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    guard geometry.contains(indexPath) else { return }
    let inset = adjustedContentInset
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
    case .bottom: y = rect.maxY - bounds.height + inset.bottom
    }
    setContentOffset(CGPoint(x: contentOffset.x, y: y.clamped(to: scrollRange.y)), animated: animated)
  }
}
