import Foundation

/// The content of a navigation bar while one controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The text of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or “Back” where there is no room for it, or none.
    case `default` = 0
    /// “Back”, or no text where there is no room for it.
    case generic = 1
    /// No text.
    case minimal = 2
  }

  /// The size of a title in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The size of the previous item's title. The first item has a large one.
    case automatic = 0
    case always = 1
    /// A title of the usual size.
    case never = 2
    /// A title of the usual size, in the row of buttons.
    case inline = 3
  }

  /// The title in the middle of the bar, and on the back button of the next page.
  @Observed open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The text below the title, or nil for none, as on iOS 26.
  @Observed open var subtitle: String? { didSet { if subtitle != oldValue { didChange() } } }
  /// The large title, or nil for `title`, as on iOS 26.
  @Observed open var largeTitle: String? { didSet { if largeTitle != oldValue { didChange() } } }
  /// The text below a large title, or nil for `subtitle`, as on iOS 26.
  @Observed open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { didChange() } } }
  /// The view to show instead of the subtitle, as on iOS 26. It keeps its own size.
  @Observed open var subtitleView: UIView? { didSet { if subtitleView !== oldValue { didChange() } } }
  /// The view to show instead of the text below a large title, as on iOS 26. It keeps its own size.
  @Observed open var largeSubtitleView: UIView? { didSet { if largeSubtitleView !== oldValue { didChange() } } }
  /// The size of the title in a bar that prefers large titles.
  @Observed open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }
  /// The view to show instead of the title.
  ///
  /// It keeps its own size.
  @Observed open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }

  /// The items on the left, from left to right.
  ///
  /// They replace the back button.
  @Observed open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  @Observed open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// A Boolean value that indicates whether the left items appear beside the back button instead of replacing it.
  @Observed open var leftItemsSupplementBackButton = false { didSet { if leftItemsSupplementBackButton != oldValue { didChange() } } }

  /// A Boolean value that indicates whether the back button is hidden while the controller of this item is on top.
  @Observed open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  /// The title of the next page's back button, or nil for the title of this item.
  open var backButtonTitle: String?
  /// The text of the next page's back button.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The action of this page's back button in place of going back, or nil to go back.
  @Observed open var backAction: UIAction? { didSet { if backAction !== oldValue { didChange() } } }
  /// The item whose title the back button of the next page shows, or nil for none.
  open var backBarButtonItem: UIBarButtonItem?

  /// The appearance of the bar while the controller of the item is on top, or nil for the bar's own.
  @Observed open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The appearance while the content is at its top edge, or nil for the bar's own.
  @Observed open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// The appearance in a compact height, or nil for the bar's own.
  @Observed open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The appearance in a compact height while the content is at its top edge, or nil for the bar's own.
  @Observed open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// The controller of a search, whose bar is below the title, or nil for none.
  @Observed open var searchController: UISearchController? { didSet { if searchController !== oldValue { didChange() } } }
  /// A Boolean value that indicates whether the bar of the search moves out of sight with the content. The default is true.
  @Observed open var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } } }
  /// The place that was asked for the bar of the search.
  @Observed open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { didChange() } }
  }
  /// The place of the bar of the search in the bar that shows the item.
  open internal(set) var searchBarPlacement = SearchBarPlacement.stacked
  /// A Boolean value that indicates whether a search among the buttons is in the toolbar where the width is compact, as on iOS 26. If not,
  /// it is a button of the navigation bar. The default is true.
  @Observed open var searchBarPlacementAllowsToolbarIntegration = true {
    didSet { if searchBarPlacementAllowsToolbarIntegration != oldValue { didChange() } }
  }
  /// The item that stands for the search among the items of a toolbar, as on iOS 26. Without it the search is the last one.
  open var searchBarPlacementBarButtonItem: UIBarButtonItem {
    if let storedSearchItem { return storedSearchItem }
    let item = UIBarButtonItem()
    storedSearchItem = item
    return item
  }
  private(set) var storedSearchItem: UIBarButtonItem?
  /// The space before a search that is the last item of a toolbar.
  private(set) lazy var searchSpace = UIBarButtonItem.flexibleSpace()

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() { super.init() }

  /// The first of the left items.
  ///
  /// Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the right items.
  ///
  /// Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Shows or hides the back button, with a fade if `animated`.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { change(animated) { self.hidesBackButton = hidesBackButton } }

  /// Replaces the left items, with a fade if `animated`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { leftBarButtonItems = items } }

  /// Replaces the left items with one item, with a fade if `animated`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { leftBarButtonItem = item } }

  /// Replaces the right items, with a fade if `animated`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { rightBarButtonItems = items } }

  /// Replaces the right items with one item, with a fade if `animated`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { rightBarButtonItem = item } }

  /// Called when the item has changed, to update the bar that shows it, with a Boolean value that indicates whether to fade.
  var onChange: ((Bool) -> Void)?
  private var isFading = false

  private func didChange() { onChange?(isFading) }

  private func change(_ fades: Bool, _ change: () -> Void) {
    isFading = fades
    change()
    isFading = false
  }

  /// A Boolean value that indicates whether a bar shows a back button for this item, given a page below.
  var showsBackButton: Bool { !hidesBackButton && (leftBarButtonItems ?? []).isEmpty || !hidesBackButton && leftItemsSupplementBackButton }

  /// The texts of the next page's back button, of which it shows the first for which there is room.
  var textsForGoingBack: [String] {
    switch backButtonDisplayMode {
    case .default: [titleForGoingBack, Self.back, ""]
    case .generic: [Self.back, ""]
    case .minimal: [""]
    }
  }

  /// The title of the next page's back button.
  var titleForGoingBack: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? Self.back }

  /// The title of a back button without a title, or without room for its title.
  static let back = "Back"
}

extension UIViewController {
  /// The content of a navigation bar while the controller is on top.
  public var navigationItem: UINavigationItem {
    if let item = barItems.navigation { return item }
    let item = UINavigationItem()
    item.title = title
    barItems.navigation = item
    return item
  }
}
