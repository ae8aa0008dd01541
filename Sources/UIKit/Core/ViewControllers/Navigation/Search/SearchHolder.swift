import Foundation

/// The view of a search bar below the title of a navigation bar. It becomes lower as the search bar scrolls out of sight.
final class SearchHolder: PassthroughView {
  /// The space at the sides of the search bar and above its field, and its height, in points. With the bar's own margins they are as on
  /// iOS.
  private static let margin: CGFloat = 8
  private static let fieldTop: CGFloat = 1
  private static let height: CGFloat = 52

  let searchBar: UISearchBar

  init(_ searchBar: UISearchBar) {
    self.searchBar = searchBar
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(searchBar)
  }

  /// Returns the height of a search bar when all of it is visible, in points.
  static func height(of searchBar: UISearchBar) -> CGFloat { height + (searchBar.hasScopes ? UISearchBar.scopesHeight : 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard searchBar.superview === self else { return }
    searchBar.visibleFraction = (bounds.height / Self.height(of: searchBar)).clamped(to: 0...1)
    let height = searchBar.intrinsicContentSize.height
    searchBar.bounds.size = CGSize(width: max(0, bounds.width - 2 * Self.margin), height: height)
    searchBar.center = CGPoint(x: bounds.midX, y: Self.fieldTop - UISearchBar.fieldTop + height / 2)
    searchBar.layoutIfNeeded()
  }
}
