import Foundation

/// What a navigation bar shows while one controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// In the middle of the bar, and on the back button of the next page.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// Shown instead of the title. It keeps its own size.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }

  /// At the left edge, from left to right; they replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// At the right edge, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// Whether the left items stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { if leftItemsSupplementBackButton != oldValue { didChange() } } }

  /// Whether there is no back button while this item's controller is on top.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
  /// What the back button of the next page says instead of the title.
  open var backButtonTitle: String?
  /// An item whose title the back button of the next page shows.
  open var backBarButtonItem: UIBarButtonItem?

  /// The looks of the bar while the item's controller is on top; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The looks while the content is at its top edge; nil for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() { super.init() }

  /// The first of the left items. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the right items. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Takes the back button away or brings it back, with a fade if `animated`.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { change(animated) { self.hidesBackButton = hidesBackButton } }

  /// Replaces the left items, with a fade if `animated`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { leftBarButtonItems = items } }

  /// Replaces the left items by one, with a fade if `animated`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { leftBarButtonItem = item } }

  /// Replaces the right items, with a fade if `animated`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { change(animated) { rightBarButtonItems = items } }

  /// Replaces the right items by one, with a fade if `animated`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { change(animated) { rightBarButtonItem = item } }

  /// Brings the bar that shows the item up to date; told whether with a fade.
  var whenChanged: ((Bool) -> Void)?
  private var isFading = false

  private func didChange() { whenChanged?(isFading) }

  private func change(_ fades: Bool, _ change: () -> Void) {
    isFading = fades
    change()
    isFading = false
  }

  /// Whether a bar with a page below this one shows the way back.
  var showsBackButton: Bool { !hidesBackButton && (leftBarButtonItems ?? []).isEmpty || !hidesBackButton && leftItemsSupplementBackButton }

  /// What the back button of the next page says.
  var titleForGoingBack: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? Self.back }

  /// What a back button says that has nothing else to say, or no room for it.
  static let back = "Back"
}

extension UIViewController {
  /// What a navigation bar shows while the controller is on top.
  public var navigationItem: UINavigationItem {
    if let loadedNavigationItem { return loadedNavigationItem }
    let item = UINavigationItem()
    item.title = title
    loadedNavigationItem = item
    return item
  }
}
