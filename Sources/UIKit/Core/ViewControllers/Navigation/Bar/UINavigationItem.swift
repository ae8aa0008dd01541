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

  open var title: String? {
    get { texts.title }
    set { texts.title = newValue }
  }
  open var subtitle: String? {
    get { texts.subtitle }
    set { texts.subtitle = newValue }
  }
  /// Nil for `title`.
  open var largeTitle: String? {
    get { texts.largeTitle }
    set { texts.largeTitle = newValue }
  }
  /// Nil for `subtitle`.
  open var largeSubtitle: String? {
    get { texts.largeSubtitle }
    set { texts.largeSubtitle = newValue }
  }
  @Observed private var texts = NavigationTexts() { didSet { if texts != oldValue { didChange() } } }
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
  open var backButtonTitle: String? {
    get { nextBackButton.title }
    set { nextBackButton.title = newValue }
  }
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { nextBackButton.displayMode }
    set { nextBackButton.displayMode = newValue }
  }
  @Observed open var backAction: UIAction? { didSet { if backAction !== oldValue { didChange() } } }
  open var backBarButtonItem: UIBarButtonItem? {
    get { nextBackButton.item }
    set { nextBackButton.item = newValue }
  }
  private var nextBackButton = NextBackButton()

  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }
  @Observed private var appearances = NavigationAppearances() { didSet { didChange() } }

  @Observed open var searchController: UISearchController? { didSet { if searchController !== oldValue { didChange() } } }
  open var hidesSearchBarWhenScrolling: Bool {
    get { searchPreferences.hidesWhenScrolling }
    set { searchPreferences.hidesWhenScrolling = newValue }
  }
  open var preferredSearchBarPlacement: SearchBarPlacement {
    get { searchPreferences.placement }
    set { searchPreferences.placement = newValue }
  }
  open internal(set) var searchBarPlacement = SearchBarPlacement.stacked
  /// If false, a search among the buttons is a button of the navigation bar in a compact width.
  open var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { searchPreferences.allowsToolbarIntegration }
    set { searchPreferences.allowsToolbarIntegration = newValue }
  }
  @Observed private var searchPreferences = SearchPreferences() { didSet { if searchPreferences != oldValue { didChange() } } }
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
    super.init()
    texts.title = title
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    coder.complete(self)
  }

  open func awakeFromNib() {}

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

  /// Replaces the navigation item, before a bar shows it.
  package final func takeNavigationItem(_ item: UINavigationItem) {
    if item.title == nil { item.title = title }
    barItems.navigation = item
  }
}
