import Foundation

// Rows whose heights are determined by the constraints in their cells.
extension UITableView {
  /// The row height that stands for the height required by the constraints in the cell.
  public static let automaticDimension: CGFloat = -1

  /// Returns the height of a row according to the delegate, or nil if it leaves it to the table.
  func givenHeight(at path: IndexPath) -> CGFloat? {
    let given = delegate?.tableView(self, heightForRowAt: path) ?? Self.unspecifiedHeight
    return given == Self.unspecifiedHeight ? nil : given
  }

  /// Returns the height of a row as far as it is known, otherwise the estimate.
  func height(at path: IndexPath) -> CGFloat {
    let height = givenHeight(at: path) ?? rowHeight
    return height == Self.automaticDimension ? ownHeights[path] ?? estimatedRowHeight : height
  }

  /// Measures self-sizing rows that are visible for the first time. Returns true if a height differs from the assumed one.
  ///
  /// The visible rows stay in place, even if a row that appears at the top turns out to be taller.
  func measureHeights(of paths: [IndexPath]) -> Bool {
    var shift: CGFloat = 0
    var hasChanged = false
    for path in paths where ownHeights[path] == nil && (givenHeight(at: path) ?? rowHeight) == Self.automaticDimension {
      guard let cell = cells[path] else { continue }
      let assumed = rectForRow(at: path)
      let fitting = cell.systemLayoutSizeFitting(
        CGSize(width: assumed.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      ownHeights[path] = fitting.height
      guard fitting.height != assumed.height else { continue }
      hasChanged = true
      if assumed.minY < bounds.minY { shift += fitting.height - assumed.height }
    }
    guard hasChanged else { return false }
    heightsDidBecomeKnown()
    if shift != 0 { moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + shift)) }
    return true
  }
}
