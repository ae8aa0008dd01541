import Foundation

// The headers and footers of sections.
extension UITableView {
  private static var groupGap: CGFloat { 18 }

  /// The height of headers and footers without any other height, in points, as on iOS.
  private static var plainHeight: CGFloat { 28 }

  func headerHeight(_ section: Int) -> CGFloat { height(of: TableSupplement(section: section, isFooter: false)) }

  func footerHeight(_ section: Int) -> CGFloat { height(of: TableSupplement(section: section, isFooter: true)) }

  private func height(of supplement: TableSupplement) -> CGFloat {
    let given = givenHeight(of: supplement)
    guard has(supplement) else { return given.own ?? (style == .plain ? 0 : Self.groupGap) }
    if let height = given.own ?? given.common { return height }
    return supplementHeights.known[supplement] ?? estimate(of: supplement)
  }

  /// Returns the height from the delegate and the one from the table. Both are nil if the view sizes itself.
  private func givenHeight(of supplement: TableSupplement) -> (own: CGFloat?, common: CGFloat?) {
    let given =
      supplement.isFooter
      ? delegate?.tableView(self, heightForFooterInSection: supplement.section)
      : delegate?.tableView(self, heightForHeaderInSection: supplement.section)
    if let given, given != Self.unspecifiedHeight { return (given == Self.automaticDimension ? nil : given, nil) }
    let common = supplement.isFooter ? sectionFooterHeight : sectionHeaderHeight
    return (nil, common == Self.automaticDimension ? nil : common)
  }

  private func estimate(of supplement: TableSupplement) -> CGFloat {
    let given =
      supplement.isFooter
      ? delegate?.tableView(self, estimatedHeightForFooterInSection: supplement.section)
      : delegate?.tableView(self, estimatedHeightForHeaderInSection: supplement.section)
    let common = supplement.isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight
    let estimate = given.flatMap { $0 == Self.unspecifiedHeight ? nil : $0 } ?? common
    return estimate > 0 ? estimate : Self.plainHeight
  }

  private func has(_ supplement: TableSupplement) -> Bool {
    supplement.isFooter ? hasFooter(supplement.section) : hasHeader(supplement.section)
  }

  private func hasHeader(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || delegate?.tableView(self, viewForHeaderInSection: section) != nil
  }

  private func hasFooter(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForFooterInSection: section) != nil
      || delegate?.tableView(self, viewForFooterInSection: section) != nil
  }

  /// Returns whether a height has changed.
  func layoutSupplements(in span: ClosedRange<CGFloat>) -> Bool {
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
    return measureSupplements(of: visible)
  }

  /// Measures self-sizing headers and footers. Returns whether a height differs from the estimate.
  private func measureSupplements(of visible: Range<Int>) -> Bool {
    var hasChanged = false
    for section in visible {
      for (view, isFooter) in [(headers[section], false), (footers[section], true)] {
        let supplement = TableSupplement(section: section, isFooter: isFooter)
        guard let view, !supplementHeights.measured.contains(supplement) else { continue }
        supplementHeights.measured.insert(supplement)
        let given = givenHeight(of: supplement)
        guard given.own == nil, given.common == nil, let height = fittingHeight(of: view) else { continue }
        supplementHeights.known[supplement] = height
        let top = isFooter ? geometry.sections[section].rowsEnd : geometry.sections[section].start
        let change = geometry.setHeight(height, of: supplement)
        guard change != 0 else { continue }
        hasChanged = true
        takeContentSize()
        if top < bounds.minY + adjustedContentInset.top { shiftContent(by: change) }
      }
    }
    return hasChanged
  }

  /// Returns nil if the content doesn't determine its height.
  private func fittingHeight(of view: UIView) -> CGFloat? {
    let header = view as? UITableViewHeaderFooterView
    if let height = header?.storedContents?.fittingSize(width: bounds.width)?.height { return height }
    let content = header?.contentView ?? view
    guard !content.constraintsInside().isEmpty else {
      return header?.hasTitle == true ? header.map { max(Self.plainHeight, $0.titleHeight(inWidth: bounds.width)) } : nil
    }
    return content.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func retireSupplement(_ view: UIView?) {
    guard let view else { return }
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { headerPool.add(view) }
  }

  /// Returns nil if the header isn't visible, or isn't a `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { headers[section] as? UITableViewHeaderFooterView }

  /// Returns nil if the footer isn't visible, or isn't a `UITableViewHeaderFooterView`.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { footers[section] as? UITableViewHeaderFooterView }

  /// Returns the top of a header. In a plain table it stays at the top while a row of its section is visible.
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
    if let view { insertSubview(view, belowSubview: indicators.horizontal) }
    return view
  }

  private func makeTitle(_ title: String, isFooter: Bool) -> UIView {
    let view = UITableViewHeaderFooterView(frame: .zero)
    view.textLabel?.text = style == .plain || isFooter ? title : title.uppercased()
    view.backgroundColor = style == .plain && !isFooter ? .secondarySystemBackground : .clear
    view.hasTitle = true
    // The same padding as in a list of a collection view.
    if style != .plain { view.titlePadding = isFooter ? (top: 7, bottom: 7) : (top: 17, bottom: 7) }
    view.titleInset = style == .insetGrouped ? Self.cardInset + separatorInset.left : separatorInset.left
    return view
  }

  /// The distance between the cards of an inset table and the edges, in points.
  static var cardInset: CGFloat { 16 }
}
