import Foundation

/// The visible heights of the parts of a navigation bar, from top to bottom, in points.
struct BarParts: Equatable {
  /// The row of buttons, which is hidden during a search.
  var row = UINavigationBar.height
  var large: CGFloat = 0
  /// The distance by which the content is pulled down.
  var pull: CGFloat = 0
  /// The search bar.
  var search: CGFloat = 0

  var height: CGFloat { row + large + pull + search }
  /// The height for which the content makes room.
  var inset: CGFloat { row + large + search }
  var showsRow: Bool { row == UINavigationBar.height }

  /// The heights without `pull`.
  var unpulled: BarParts {
    var parts = self
    parts.pull = 0
    return parts
  }

  /// The space above a search bar that has replaced the row of buttons, in points.
  static let searchTop: CGFloat = 4
}
