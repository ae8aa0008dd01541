import Foundation

// The headers and footers of sections.
extension UITableView {
  /// The space at the ends of a section without a title in a grouped table, in points.
  private static var groupGap: CGFloat { 18 }

  func headerHeight(_ section: Int) -> CGFloat {
    let given = delegate?.tableView(self, heightForHeaderInSection: section) ?? Self.unspecifiedHeight
    guard given == Self.unspecifiedHeight else { return given }
    return hasHeader(section) ? sectionHeaderHeight : style == .plain ? 0 : Self.groupGap
  }

  func footerHeight(_ section: Int) -> CGFloat {
    let given = delegate?.tableView(self, heightForFooterInSection: section) ?? Self.unspecifiedHeight
    guard given == Self.unspecifiedHeight else { return given }
    return hasFooter(section) ? sectionFooterHeight : style == .plain ? 0 : Self.groupGap
  }

  private func hasHeader(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || delegate?.tableView(self, viewForHeaderInSection: section) != nil
  }

  private func hasFooter(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForFooterInSection: section) != nil
      || delegate?.tableView(self, viewForFooterInSection: section) != nil
  }

  /// Shows the headers and footers of the visible sections.
  func layoutSupplements(in span: ClosedRange<CGFloat>) {
    let visible = geometry.sections(in: span)
    for section in headers.keys.sorted() where !visible.contains(section) { retireSupplement(headers.removeValue(forKey: section)) }
    for section in footers.keys.sorted() where !visible.contains(section) { retireSupplement(footers.removeValue(forKey: section)) }
    for section in visible {
      let place = geometry.sections[section]
      if place.header > 0, let view = headers[section] ?? makeHeader(section) {
        headers[section] = view
        view.frame = CGRect(x: 0, y: headerTop(place), width: bounds.width, height: place.header)
      }
      if place.footer > 0, let view = footers[section] ?? makeFooter(section) {
        footers[section] = view
        view.frame = CGRect(x: 0, y: place.rowsEnd, width: bounds.width, height: place.footer)
      }
    }
  }

  private func retireSupplement(_ view: UIView?) {
    guard let view else { return }
    view.removeFromSuperview()
    reuse.add(header: view)
  }

  /// Returns the section's header, or nil if it isn't visible or not a `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { headers[section] as? UITableViewHeaderFooterView }

  /// Returns the section's footer, or nil if it isn't visible or not a `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { footers[section] as? UITableViewHeaderFooterView }

  /// Returns the top of a header. In a plain table it stays at the top of the view while a row of its section is visible.
  private func headerTop(_ section: TableGeometry.Section) -> CGFloat {
    guard style == .plain else { return section.start }
    let top = bounds.minY + adjustedContentInset.top
    return min(max(section.start, top), section.rowsEnd - section.header)
  }

  private func makeHeader(_ section: Int) -> UIView? {
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    return show(delegate?.tableView(self, viewForHeaderInSection: section) ?? title.map { makeTitle($0, isFooter: false) })
  }

  private func makeFooter(_ section: Int) -> UIView? {
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    return show(delegate?.tableView(self, viewForFooterInSection: section) ?? title.map { makeTitle($0, isFooter: true) })
  }

  private func show(_ view: UIView?) -> UIView? {
    if let view { insertSubview(view, belowSubview: horizontalIndicator) }
    return view
  }

  private func makeTitle(_ title: String, isFooter: Bool) -> UIView {
    let view = UITableViewHeaderFooterView(frame: .zero)
    view.textLabel?.text = style == .plain || isFooter ? title : title.uppercased()
    view.backgroundColor = style == .plain && !isFooter ? .secondarySystemBackground : .clear
    view.titleInset = style == .insetGrouped ? Self.cardInset + separatorInset.left : separatorInset.left
    return view
  }

  /// The distance of the cards of an inset table from the edges, in points.
  static var cardInset: CGFloat { 16 }
}
