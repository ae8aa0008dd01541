import Foundation

// Rows whose heights are determined by the constraints in their cells.
extension UITableView {
  /// A row height that is determined by the constraints in the cell.
  public static let automaticDimension: CGFloat = -1

  /// Returns the height that the delegate gives a row, or nil if it leaves the height to the table.
  func givenHeight(at path: IndexPath) -> CGFloat? {
    let given = delegate?.tableView(self, heightForRowAt: path) ?? Self.unspecifiedHeight
    return given == Self.unspecifiedHeight ? nil : given
  }

  /// Returns the heights that must be known before the rows are visible.
  ///
  /// As on iOS, the delegate is asked for the heights of all rows only if there is no estimate.
  func rowHeights(_ section: Int, count: Int) -> TableGeometry.RowHeights {
    guard count > 0, givenHeight(at: IndexPath(row: 0, section: section)) != nil || rowHeight == Self.automaticDimension
    else { return .uniform(rowHeight, count: count) }
    if let estimates = givenEstimates(section, count: count) { return .estimatedEach(estimates) }
    if estimatedRowHeight > 0 { return .estimated(estimatedRowHeight, count: count) }
    return .each(
      (0..<count).map { row in
        let height = givenHeight(at: IndexPath(row: row, section: section)) ?? rowHeight
        return height == Self.automaticDimension ? Self.plainRowHeight : max(0, height)
      })
  }

  /// Returns the estimates of the delegate, or nil if it has none.
  private func givenEstimates(_ section: Int, count: Int) -> [CGFloat]? {
    func estimate(_ row: Int) -> CGFloat {
      delegate?.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section)) ?? Self.unspecifiedHeight
    }
    guard estimate(0) != Self.unspecifiedHeight else { return nil }
    return (0..<count).map { row in
      let height = estimate(row)
      return height > 0 ? height : estimatedRowHeight > 0 ? estimatedRowHeight : Self.plainRowHeight
    }
  }

  /// The height of a row without any other height, in points, as on iOS.
  private static var plainRowHeight: CGFloat { 44 }

  func takeGivenHeights() {
    while let path = geometry.rows(in: bounds.minY...bounds.maxY).first(where: needsGivenHeight) {
      take(givenHeight(at: path) ?? rowHeight, of: path)
    }
  }

  private func needsGivenHeight(_ path: IndexPath) -> Bool {
    guard ownHeights[path] == nil, geometry.sections[path.section].isEstimated else { return false }
    return (givenHeight(at: path) ?? rowHeight) != Self.automaticDimension
  }

  /// Sets the measured height of a row, and returns the difference from the estimate.
  ///
  /// The visible rows stay in place, even if a row that appears at the top is taller than estimated.
  @discardableResult
  private func take(_ height: CGFloat, of path: IndexPath) -> CGFloat {
    let top = geometry.sections[path.section].span(ofRow: path.row).lowerBound
    let change = geometry.setHeight(max(0, height), of: path)
    ownHeights[path] = height
    guard change != 0 else { return 0 }
    takeContentSize()
    if top < bounds.minY { shiftContent(by: change) }
    return change
  }

  /// Measures self-sizing rows that have become visible. Returns whether a height differs from the estimate.
  func measureHeights(of paths: [IndexPath]) -> Bool {
    var hasChanged = false
    for path in paths where ownHeights[path] == nil && geometry.sections[path.section].isEstimated {
      guard let cell = cells[path] else { continue }
      let fitting = cell.systemLayoutSizeFitting(
        CGSize(width: rectForRow(at: path).width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if take(fitting.height, of: path) != 0 { hasChanged = true }
    }
    return hasChanged
  }
}
