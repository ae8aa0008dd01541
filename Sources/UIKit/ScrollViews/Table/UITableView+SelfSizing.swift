import Foundation

// Rows whose height their own constraints decide.
extension UITableView {
  /// As a row's height: what the constraints in its cell ask for.
  public static let automaticDimension: CGFloat = -1

  /// What the delegate says of a row's height; nil if it leaves it to the table.
  func givenHeight(at path: IndexPath) -> CGFloat? {
    let given = delegate?.tableView(self, heightForRowAt: path) ?? Self.unspecifiedHeight
    return given == Self.unspecifiedHeight ? nil : given
  }

  /// A row's height as far as it is known.
  func height(at path: IndexPath) -> CGFloat {
    let height = givenHeight(at: path) ?? rowHeight
    return height == Self.automaticDimension ? ownHeights[path] ?? estimatedRowHeight : height
  }

  /// Measures rows that size themselves and are seen for the first time. True if one has another height than was assumed.
  ///
  /// What is in sight stays where it is, also when a row that comes in at the top turns out to be higher.
  func learnHeights(of paths: [IndexPath]) -> Bool {
    var shift: CGFloat = 0
    var isNews = false
    for path in paths where ownHeights[path] == nil && (givenHeight(at: path) ?? rowHeight) == Self.automaticDimension {
      guard let cell = cells[path] else { continue }
      let assumed = rectForRow(at: path)
      let fitting = cell.systemLayoutSizeFitting(
        CGSize(width: assumed.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      ownHeights[path] = fitting.height
      guard fitting.height != assumed.height else { continue }
      isNews = true
      if assumed.minY < bounds.minY { shift += fitting.height - assumed.height }
    }
    guard isNews else { return false }
    heightsDidBecomeKnown()
    if shift != 0 { moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + shift)) }
    return true
  }
}
