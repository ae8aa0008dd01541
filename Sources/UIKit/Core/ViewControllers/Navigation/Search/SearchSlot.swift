import Foundation

/// The view of a search bar among the buttons of a bar: a field, or a button that becomes one during a search.
final class SearchSlot: PassthroughView {
  /// The width of the button, and the minimum and maximum width of the field, in points.
  static let buttonWidth: CGFloat = 44
  private static let narrow: CGFloat = 120
  private static let wide: CGFloat = 320
  /// The maximum fraction of a row of buttons that the field takes.
  private static let greatestPart: CGFloat = 0.4
  /// The space at the sides of the field inside a search bar, in points.
  private static let margin: CGFloat = 8

  private weak var controller: UISearchController?
  private let searchBar: UISearchBar
  private let button: BarButton

  init(_ controller: UISearchController) {
    self.controller = controller
    searchBar = controller.searchBar
    let action = UIAction { [weak controller] _ in controller?.isActive = true }
    button = BarButton(UIBarButtonItem(systemItem: .search, primaryAction: action))
    super.init(frame: CGRect(x: 0, y: 0, width: Self.buttonWidth, height: UINavigationBar.height))
    button.accessibilityLabel = "Search"
    addSubview(button)
  }

  /// A Boolean value that indicates whether a button is shown while no search is in progress.
  var isButton = false { didSet { if isButton != oldValue { update() } } }

  /// A Boolean value that indicates whether the field is shown.
  var isExpanded: Bool { !isButton || controller?.isActive == true }

  var leastWidth: CGFloat { isExpanded ? Self.narrow : Self.buttonWidth }

  func width(inRow row: CGFloat) -> CGFloat {
    isExpanded ? (row * Self.greatestPart).clamped(to: Self.narrow...Self.wide) : Self.buttonWidth
  }

  /// Takes over the search bar from its current superview.
  func takeSearchBar() {
    guard searchBar.superview !== self else { return }
    addSubview(searchBar)
    update()
  }

  /// Shows the field or the button. An animation block around the call animates it.
  func update() {
    button.alpha = isExpanded ? 0 : 1
    button.isUserInteractionEnabled = !isExpanded
    if searchBar.superview === self {
      searchBar.alpha = isExpanded ? 1 : 0
      searchBar.isUserInteractionEnabled = isExpanded
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard subview === searchBar else { return }
    // Elsewhere the search bar is always visible.
    searchBar.alpha = 1
    searchBar.isUserInteractionEnabled = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.bounds.size = CGSize(width: Self.buttonWidth, height: bounds.height)
    button.center = CGPoint(x: isRightToLeft ? Self.buttonWidth / 2 : bounds.width - Self.buttonWidth / 2, y: bounds.midY)
    guard searchBar.superview === self else { return }
    searchBar.bounds.size = CGSize(width: bounds.width + 2 * Self.margin, height: searchBar.intrinsicContentSize.height)
    searchBar.center = bounds.middle
    searchBar.layoutIfNeeded()
  }
}
