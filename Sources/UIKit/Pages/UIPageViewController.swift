import Foundation

/// A container that shows one page at a time. Dragging, the arrow keys or tapping the dots turns the page.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    /// The pages slide. Other styles are not available.
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The direction in which a page that is set in code comes in.
  public enum NavigationDirection: Int, Sendable {
    /// From the side of the next page.
    case forward = 0
    /// From the side of the previous page.
    case reverse = 1
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The gap between pages, in points, as a number. The default is 0.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation

  public init(
    transitionStyle style: TransitionStyle = .scroll, navigationOrientation: NavigationOrientation = .horizontal,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spacing = options?[.interPageSpacing]
    pages = PageScrollView(
      isVertical: navigationOrientation == .vertical,
      spacing: spacing as? CGFloat ?? (spacing as? Int).map { CGFloat($0) } ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = coder.value(for: Self.orientationKey) ?? .horizontal
    pages = PageScrollView(isVertical: navigationOrientation == .vertical, spacing: coder.value(for: Self.spacingKey) ?? 0)
    super.init(coder: coder)
  }

  /// The orientation of a page controller in an Interface Builder file.
  package static let orientationKey = InterfaceCoder.Key<NavigationOrientation>("navigationOrientation")
  /// The gap between pages in an Interface Builder file, in points.
  package static let spacingKey = InterfaceCoder.Key<CGFloat>("pageSpacing")

  /// Without a data source, pages can't be turned by hand.
  open var dataSource: (any UIPageViewControllerDataSource)? {
    get { weakDataSource }
    set { weakDataSource = newValue }
  }
  private weak var weakDataSource: (any UIPageViewControllerDataSource)? { didSet { if !isTurning { arrange() } } }
  /// Notified only when a person turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The current page, or the page that was set in code and is coming in.
  open var viewControllers: [UIViewController]? { (asked ?? current).map { [$0] } }

  /// Shows the first of `viewControllers`. The completion's argument tells whether the page was reached.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setPage(viewControllers?.first, direction: direction, animated: animated, completion: completion)
  }

  // MARK: State

  let pages: PageScrollView
  let pageControl = UIPageControl()

  /// The page that is shown or is leaving.
  var current: UIViewController?
  /// The page that was set in code, until it has come in.
  var asked: UIViewController?
  /// The page that is coming in.
  var pending: UIViewController?
  /// The index of the pending page in the scroll view.
  var pendingIndex = 0
  var before: UIViewController?
  var after: UIViewController?
  /// A Boolean value that indicates whether a person, not code, turns the page.
  var isTurnedByPerson = true
  /// The completion handler of the turn that code requested.
  var turnCompletion: ((Bool) -> Void)?
  /// The dot of the current page.
  var shownDot = 0
  /// A Boolean value that indicates whether pages are being placed. Scrolling then doesn't turn pages.
  var isArranging = false

  // MARK: View

  open override func loadView() {
    let view = ContainerView { [weak self] in self?.layOut() }
    view.clipsToBounds = true
    pages.willDrag = { [weak self] in self?.takeOver() }
    pages.didMove = { [weak self] in self?.pagesDidMove() }
    pages.didRest = { [weak self] in self?.pagesDidRest() }
    pageControl.addAction(UIAction { [weak self] _ in self?.turnToDot() }, for: .valueChanged)
    for subview in [pages, pageControl] { view.addSubview(subview) }
    self.view = view
  }

  override func prepareToAppear() { arrange() }

  override var leadsAppearanceOfChildren: Bool { isTurning }
}
