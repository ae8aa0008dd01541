import Foundation

// Registering, reusing and locating cells.
extension UITableView {
  public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    rows.pool.register(cellClass, identifier: identifier) { type, _ in type.init(style: .default, reuseIdentifier: identifier) }
  }

  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    rows.pool.register(nib, identifier: identifier, as: UITableViewCell.self)
  }

  /// Registers the prototype of an Interface Builder file.
  package func registerPrototype(_ identifier: String, _ make: @escaping @MainActor () -> UITableViewCell?) {
    rows.pool.register(identifier: identifier) { _ in make() }
  }

  public func register(_ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String) {
    supplements.pool.register(aClass, identifier: identifier) { type, _ in type.init(reuseIdentifier: identifier) }
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    supplements.pool.register(nib, identifier: identifier, as: UITableViewHeaderFooterView.self)
  }

  /// Returns nil if no view can be reused and nothing is registered.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    supplements.pool.take(identifier) ?? supplements.pool.make(identifier)
  }

  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    misuse(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a "
        + "prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns nil if no cell can be reused and nothing is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    rows.pool.take(identifier) ?? rows.pool.make(identifier)
  }

  /// Returns nil if the header isn't visible, or isn't a `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplements.view(ofSection: section, isFooter: false) as? UITableViewHeaderFooterView
  }

  /// Returns nil if the footer isn't visible, or isn't a `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplements.view(ofSection: section, isFooter: true) as? UITableViewHeaderFooterView
  }

  /// Updates the layout first. Returns nil if the row isn't visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.show(in: self)
    return cells[indexPath]
  }

  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }

  /// From top to bottom, or nil if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    rows.show(in: self)
    return cells.isEmpty ? nil : cells.keys.sorted()
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepareGeometryIfNeeded()
    return geometry.rows(in: point.y...point.y + 0.001).first { rectForRow(at: $0).contains(point) }
  }

  /// Returns the frame of a row in the content, even if the row isn't visible.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareGeometryIfNeeded()
    guard geometry.contains(indexPath) else { return .zero }
    let span = geometry.sections[indexPath.section].span(ofRow: indexPath.row)
    let inset = style == .insetGrouped ? TableHeights.cardInset : 0
    return CGRect(x: inset, y: span.lowerBound, width: bounds.width - 2 * inset, height: span.upperBound - span.lowerBound)
  }

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
