import Foundation

/// Shows one page at a time, which a drag, the arrow keys or a tap on the dots turns.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// They slide, following the finger.
    case scroll = 1
  }

  /// Along which axis the pages lie.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// On which side a page that is set comes in.
  public enum NavigationDirection: Int, Sendable {
    /// As the next page does.
    case forward = 0
    /// As the page before does.
    case reverse = 1
  }

  /// What else can be said when the controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The gap between two pages, in points, as a number.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How one page gives way to the next.
  public let transitionStyle: TransitionStyle
  /// Whether pages lie side by side or below each other.
  public let navigationOrientation: NavigationOrientation

  /// A controller without pages.
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

  /// Archives do not exist here; there so that classes written for iOS compile.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    pages = PageScrollView(isVertical: false, spacing: 0)
    super.init(coder: coder)
  }

  /// Supplies the pages. Without one no page can be turned.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { if !isTurning { arrange() } } }
  /// Hears of pages that a person turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The page that is shown, or that was set and is coming in.
  open var viewControllers: [UIViewController]? { (asked ?? current).map { [$0] } }

  /// Shows another page: the first of `viewControllers`. `completion` is told whether it came to rest there.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setPage(viewControllers?.first, direction: direction, animated: animated, completion: completion)
  }

  // MARK: State

  let pages: PageScrollView
  let pageControl = UIPageControl()

  /// The page that is shown, or is leaving.
  var current: UIViewController?
  /// The page that the program has set, until it has come in.
  var asked: UIViewController?
  /// The page that is coming in.
  var pending: UIViewController?
  /// Its place among those side by side.
  var pendingIndex = 0
  /// What may come in from either side.
  var before: UIViewController?
  var after: UIViewController?
  /// Whether a person turns the page, and not the program.
  var isTurnedByPerson = true
  /// Who waits for the page that the program turns.
  var turnCompletion: ((Bool) -> Void)?
  /// The dot of the current page.
  var shownDot = 0
  /// While the pages are put in place, which is no turning.
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
