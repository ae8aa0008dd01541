import Foundation

// Computing the positions of rows and sections before they are visible.
extension UITableView {
  /// Returned by the default implementations of the delegate's methods. It stands for the table's own heights.
  static let unspecifiedHeight: CGFloat = -2

  func invalidateGeometry() {
    formerHeights.merge(ownHeights) { $1 }
    ownHeights = [:]
    supplementHeights.measured = []
    isGeometryValid = false
    setNeedsLayout()
  }

  func forgetHeights() {
    invalidateGeometry()
    formerHeights = [:]
  }

  func prepareGeometryIfNeeded() {
    guard !isGeometryValid else { return }
    isGeometryValid = true
    geometry = measure()
    for (path, height) in formerHeights.sorted(by: { $0.key < $1.key }) {
      if geometry.contains(path), geometry.sections[path.section].isEstimated { _ = geometry.setHeight(height, of: path) }
    }
    arrangeRows()
    takeContentSize()
  }

  func takeContentSize() {
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
}
