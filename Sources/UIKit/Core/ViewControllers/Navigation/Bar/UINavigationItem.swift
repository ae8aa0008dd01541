import Foundation

@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  @Observed open var title: String? { didSet { if title != oldValue { didChange() } } }
  @Observed open var subtitle: String? { didSet { if subtitle != oldValue { didChange() } } }
  /// Nil for `title`.
  @Observed open var largeTitle: String? { didSet { if largeTitle != oldValue { didChange() } } }
  /// Nil for `subtitle`.
  @Observed open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { didChange() } } }
  /// Keeps its own size.
  @Observed open var subtitleView: UIView? { didSet { if subtitleView !== oldValue { didChange() } } }
  /// Keeps its own size.
  @Observed open var largeSubtitleView: UIView? { didSet { if largeSubtitleView !== oldValue { didChange() } } }
  @Observed open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }
  /// Keeps its own size.
  @Observed open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }

  @Observed open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  @Observed open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  @Observed open var leftItemsSupplementBackButton = false { didSet { if leftItemsSupplementBackButton != oldValue { didChange() } } }

  @Observed open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  @Observed open var backAction: UIAction? { didSet { if backAction !== oldValue { didChange() } } }
  open var backBarButtonItem: UIBarButtonItem?

  @Observed open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  @Observed open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  @Observed open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  @Observed open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  @Observed open var searchController: UISearchController? { didSet { if searchController !== oldValue { didChange() } } }
  @Observed open var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } } }
  @Observed open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { didChange() } }
  }
  open internal(set) var searchBarPlacement = SearchBarPlacement.stacked
  /// If false, a search among the buttons is a button of the navigation bar in a compact width.
  @Observed open var searchBarPlacementAllowsToolbarIntegration = true {
    didSet { if searchBarPlacementAllowsToolbarIntegration != oldValue { didChange() } }
  }
  /// Represents the search among the items of a toolbar. Without it, the search is the last item.
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

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { change(animated) { self.hidesBackButton = hidesBackButton } }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { leftBarButtonItems = items } }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { leftBarButtonItem = item } }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { rightBarButtonItems = items } }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { rightBarButtonItem = item } }

  /// Called when the item has changed, to update the bar that shows it. The argument indicates whether to fade.
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

  /// The texts of the next page's back button, which shows the first for which there is room.
  var textsForGoingBack: [String] {
    switch backButtonDisplayMode {
    case .default: [titleForGoingBack, Self.back, ""]
    case .generic: [Self.back, ""]
    case .minimal: [""]
    }
  }

  var titleForGoingBack: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? Self.back }

  /// The title of a back button without a title of its own, or without room for it.
  static let back = "Back"
}

extension UIViewController {
  public var navigationItem: UINavigationItem {
    if let item = barItems.navigation { return item }
    let item = UINavigationItem()
    item.title = title
    barItems.navigation = item
    return item
  }
}
