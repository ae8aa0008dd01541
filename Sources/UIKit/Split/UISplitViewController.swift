import Foundation

/// A container that shows a primary, perhaps a supplementary and a secondary view controller side by side, or on a small screen in one
/// navigation stack.
///
/// Each column is a navigation controller: the one that was set for it, or one around the controller that was set.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Creates a split view controller, to whose columns controllers are then assigned.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller whose columns are given by `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller for classes written for iOS.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The style, which says how columns are assigned.
  public let style: Style
  /// The object that decides what is shown after a collapse or an expansion, and is notified of them.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// The primary and the secondary controller.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .secondary].compactMap { columnController($0) } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
    }
  }

  /// Assigns a controller to a column. On a small screen, a controller for the compact column replaces the stack of the others.
  open func setViewController(_ vc: UIViewController?, for column: Column) { assign(vc, to: column) }

  open func viewController(for column: Column) -> UIViewController? { contents[column] }

  /// Shows a column: the primary or the supplementary one beside or over the secondary one, or any on top of the stack.
  open func show(_ column: Column) { reveal(column) }

  /// Hides the primary or the supplementary column, or the one on top of the stack.
  open func hide(_ column: Column) { conceal(column) }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDetail(vc)
  }

  // MARK: Display mode

  /// A Boolean value that indicates whether the columns share one stack, as on a screen that is compact in either direction.
  public internal(set) var isCollapsed = false
  /// The arrangement of the columns to use while they are not collapsed. Setting it in an animation block animates the change.
  ///
  /// The default is `.automatic`, which shows the columns side by side.
  @Observed open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { setMode(resolved(preferredDisplayMode)) } }
  }
  /// The present arrangement of the columns.
  public internal(set) var displayMode = DisplayMode.oneBesideSecondary
  /// The way in which columns that are shown make room, which the display mode may exclude.
  @Observed open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue, preferredDisplayMode == .automatic { setMode(resolved(.automatic)) } }
  }
  /// The way in which columns that are shown make room.
  open var splitBehavior: SplitBehavior { resolvedBehavior }
  /// A Boolean value that indicates whether a drag from the edge shows a hidden primary column, and a button does, too.
  ///
  /// The default is true.
  @Observed open var presentsWithGesture = true { didSet { placeDisplayModeButton() } }

  /// The button that shows and hides columns.
  ///
  /// In the styles of two and three columns it appears by itself in the bar of the column at the edge, unless code puts it elsewhere in
  /// that bar. It shows a sidebar where columns are side by side, and otherwise a chevron, for as long as there are more to show.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: shownDisplayModeSymbol), primaryAction: UIAction { [weak self] _ in self?.displayModeButtonWasPressed() })
    item.accessibilityLabel = "Sidebar"
    return item
  }()
  /// The times at which the button that shows and hides columns appears by itself.
  ///
  /// The default is `.automatic`.
  @Observed open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { placeDisplayModeButton() } }

  // MARK: Width

  /// The value that stands for the system's choice of a dimension.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude
  /// The width of the primary column as a fraction of the whole, in 0…1.
  @Observed open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the primary column, in points, within its limits.
  @Observed open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The least width of the primary column, in points.
  @Observed open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The greatest width of the primary column, in points.
  @Observed open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The present width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { columnWidth(in: viewIfLoaded?.bounds.width ?? 0) }

  /// The width of the supplementary column as a fraction of the whole, in 0…1.
  @Observed open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the supplementary column, in points, within its limits.
  @Observed open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the supplementary column, in points.
  @Observed open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the supplementary column, in points.
  @Observed open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The present width of the supplementary column, in points, or 0 without one.
  open var supplementaryColumnWidth: CGFloat {
    sideColumns.contains(.supplementary) ? supplementaryWidth(in: viewIfLoaded?.bounds.width ?? 0) : 0
  }

  // MARK: State

  /// The controllers that were assigned.
  var contents: [Column: UIViewController] = [:]
  /// The navigation controllers around those that are none.
  var wrappers: [Column: UINavigationController] = [:]
  /// The first controller of the secondary column in the common stack.
  weak var firstDetail: UIViewController?
  /// The first controller of the supplementary column in the common stack.
  weak var firstSupplement: UIViewController?
  /// The controllers of the supplementary column that were put into the common stack.
  var movedSupplements: [UIViewController] = []
  /// The controllers of the secondary column that were put into the common stack.
  var movedDetails: [UIViewController] = []
  var hasArranged = false
  /// The symbol of the button that shows and hides columns.
  lazy var shownDisplayModeSymbol = displayModeSymbol
  let dimmingView = UIView()
  /// The lines between columns, that of the secondary one first.
  let separators = [UIView(), UIView()]
  lazy var gestures = SplitGestures(self)

  // MARK: View

  open override func loadView() {
    let view = ContainerView { [weak self] in self?.arrange() }
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
    for separator in separators { separator.backgroundColor = .separator }
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimmingView.alpha = 0
    dimmingView.layer.name = "dimming"
    self.view = view
    gestures.attach(to: view)
  }

  override func prepareToAppear() { arrange() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  open override var childForStatusBarStyle: UIViewController? { children.last }

  open override var childForStatusBarHidden: UIViewController? { children.last }
}

extension UIViewController {
  /// The nearest split view controller that contains this controller.
  public var splitViewController: UISplitViewController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? UISplitViewController }.first
  }
}
