import Foundation

/// Identifies the header or footer of a section.
struct TableSupplement: Hashable, Comparable {
  let section: Int
  let isFooter: Bool

  /// Orders all headers before all footers.
  static func < (first: TableSupplement, second: TableSupplement) -> Bool {
    first.isFooter == second.isFooter ? first.section < second.section : second.isFooter
  }
}

// What the data source and the delegate supply.
@MainActor
extension TableSupplement {
  func title(in table: UITableView) -> String? {
    isFooter
      ? table.dataSource?.tableView(table, titleForFooterInSection: section)
      : table.dataSource?.tableView(table, titleForHeaderInSection: section)
  }

  func givenView(in table: UITableView) -> UIView? {
    isFooter
      ? table.delegate?.tableView(table, viewForFooterInSection: section)
      : table.delegate?.tableView(table, viewForHeaderInSection: section)
  }

  func givenHeight(in table: UITableView) -> CGFloat? {
    isFooter
      ? table.delegate?.tableView(table, heightForFooterInSection: section)
      : table.delegate?.tableView(table, heightForHeaderInSection: section)
  }

  func givenEstimate(in table: UITableView) -> CGFloat? {
    isFooter
      ? table.delegate?.tableView(table, estimatedHeightForFooterInSection: section)
      : table.delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
  }
}

/// The views of visible headers and footers.
@MainActor
final class TableSupplements {
  let pool = ReusePool<UITableViewHeaderFooterView>()
  private var views: [TableSupplement: UIView] = [:]

  func view(ofSection section: Int, isFooter: Bool) -> UIView? { views[TableSupplement(section: section, isFooter: isFooter)] }

  /// Returns whether a height has changed.
  func layout(in table: UITableView) -> Bool {
    let visible = table.geometry.sections(in: table.bounds.minY...table.bounds.maxY)
    for supplement in views.keys.sorted() where !visible.contains(supplement.section) { retire(supplement) }
    let supplements = visible.flatMap { section in [false, true].map { TableSupplement(section: section, isFooter: $0) } }
    for supplement in supplements {
      let place = table.geometry.sections[supplement.section]
      let height = supplement.isFooter ? place.footer : place.header
      guard height > 0, let view = views[supplement] ?? make(supplement, in: table) else { continue }
      views[supplement] = view
      let top = supplement.isFooter ? place.rowsEnd : headerTop(place, in: table)
      view.frame = CGRect(x: 0, y: top, width: table.bounds.width, height: height)
    }
    var hasChanged = false
    for supplement in supplements {
      if let view = views[supplement], table.heights.measure(supplement, view, in: table) { hasChanged = true }
    }
    return hasChanged
  }

  /// Returns the top of a header. In a plain table it stays at the top while a row of its section is visible.
  private func headerTop(_ section: TableGeometry.Section, in table: UITableView) -> CGFloat {
    guard table.style == .plain else { return section.start }
    let top = table.bounds.minY + table.adjustedContentInset.top
    return min(max(section.start, top), section.rowsEnd - section.header)
  }

  private func make(_ supplement: TableSupplement, in table: UITableView) -> UIView? {
    let title = supplement.title(in: table)
    let view = supplement.givenView(in: table) ?? title.map { makeTitle($0, isFooter: supplement.isFooter, in: table) }
    if let view { table.insertSubview(view, belowSubview: table.indicators.horizontal) }
    return view
  }

  private func makeTitle(_ title: String, isFooter: Bool, in table: UITableView) -> UIView {
    let view = UITableViewHeaderFooterView(frame: .zero)
    let (isPlain, inset) = (table.style == .plain, table.separatorInset.left)
    view.textLabel?.text = isPlain || isFooter ? title : title.uppercased()
    view.backgroundColor = isPlain && !isFooter ? .secondarySystemBackground : .clear
    view.hasTitle = true
    // The same padding as in a list of a collection view.
    if !isPlain { view.titlePadding = isFooter ? (top: 7, bottom: 7) : (top: 17, bottom: 7) }
    view.titleInset = table.style == .insetGrouped ? TableHeights.cardInset + inset : inset
    return view
  }

  private func retire(_ supplement: TableSupplement) {
    guard let view = views.removeValue(forKey: supplement) else { return }
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { pool.add(view) }
  }

  func removeAll() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
  }

  func move(_ mapping: ItemMapping) {
    let old = views.sorted { $0.key < $1.key }
    views = [:]
    for (supplement, view) in old {
      guard let section = mapping.newSection(of: supplement.section) else {
        view.removeFromSuperview()
        continue
      }
      views[TableSupplement(section: section, isFooter: supplement.isFooter)] = view
    }
  }
}
