import Foundation

/// A container that shows one page at a time.
///
/// A drag, the arrow keys or a tap on the dots turns the page.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The animation with which pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// The pages slide and follow the finger.
    case scroll = 1
  }

  /// The axis along which the pages are arranged.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// The side from which a page set in code comes in.
  public enum NavigationDirection: Int, Sendable {
    /// From the side of the next page.
    case forward = 0
    /// From the side of the previous page.
    case reverse = 1
  }

  /// A key of an option for the creation of a page controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The gap between two pages, in points, as a number.
    ///
    /// The default is 0.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The animation with which pages are turned.
  public let transitionStyle: TransitionStyle
  /// The axis along which the pages are arranged.
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

  /// Creates a controller for classes written for iOS.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    pages = PageScrollView(isVertical: false, spacing: 0)
    super.init(coder: coder)
  }

  /// The object that supplies the pages.
  ///
  /// Without one a person cannot turn pages.
  open var dataSource: (any UIPageViewControllerDataSource)? {
    get { weakDataSource }
    set { weakDataSource = newValue }
  }
  private weak var weakDataSource: (any UIPageViewControllerDataSource)? { didSet { if !isTurning { arrange() } } }
  /// The object that is notified when a person turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The page that is shown, or that was set in code and is coming in.
  open var viewControllers: [UIViewController]? { (asked ?? current).map { [$0] } }

  /// Shows another page: the first of `viewControllers`.
  ///
  /// - Parameters:
  ///   - viewControllers: The page, as an array of one controller. Further elements are ignored.
  ///   - direction: The side from which the page comes in.
  ///   - animated: Whether to animate the change.
  ///   - completion: The closure to call at the end, with a Boolean value that indicates whether the page was reached.
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
  /// The page that code has set, until it has come in.
  var asked: UIViewController?
  /// The page that is coming in.
  var pending: UIViewController?
  /// The index of the pending page among the pages side by side.
  var pendingIndex = 0
  /// The pages before and after the current one.
  var before: UIViewController?
  var after: UIViewController?
  /// A Boolean value that indicates whether a person, rather than code, turns the page.
  var isTurnedByPerson = true
  /// The completion handler of the page turn that code requested.
  var turnCompletion: ((Bool) -> Void)?
  /// The index of the dot for the current page.
  var shownDot = 0
  /// A Boolean value that is true while the pages are being placed, when movements do not count as turning.
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
