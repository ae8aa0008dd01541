import Foundation

/// The visible heights of the parts of a navigation bar, from top to bottom, in points.
struct BarParts: Equatable {
  /// The row of buttons, which is out of sight during a search.
  var row = UINavigationBar.height
  /// The large title.
  var large: CGFloat = 0
  /// The distance by which the content is pulled down.
  var pull: CGFloat = 0
  /// The bar of a search.
  var search: CGFloat = 0

  /// The height of the bar.
  var height: CGFloat { row + large + pull + search }
  /// The height for which the content makes room.
  var inset: CGFloat { row + large + search }
  /// A Boolean value that indicates whether the row of buttons is in sight.
  var showsRow: Bool { row == UINavigationBar.height }

  /// The heights without the distance by which the content is pulled down.
  var unpulled: BarParts {
    var parts = self
    parts.pull = 0
    return parts
  }

  /// The space above the bar of a search that has replaced the row of buttons, in points.
  static let searchTop: CGFloat = 4
}
