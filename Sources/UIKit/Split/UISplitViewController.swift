import Foundation

/// A container that shows two or three columns side by side, or joins them into one navigation stack in a compact environment.
///
/// Each column is a navigation controller: the one that was set for it, or one that wraps the controller that was set.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = coder.value(for: Self.styleKey) ?? .unspecified
    super.init(coder: coder)
  }

  /// The style of a split view in an Interface Builder file.
  package static let styleKey = InterfaceCoder.Key<Style>("style")

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  open var viewControllers: [UIViewController] {
    get { [Column.primary, .secondary].compactMap { columnController($0) } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
    }
  }

  /// In a compact environment, a controller for the compact column replaces the stack of the others.
  open func setViewController(_ vc: UIViewController?, for column: Column) { assign(vc, to: column) }

  open func viewController(for column: Column) -> UIViewController? { contents[column] }

  open func show(_ column: Column) { reveal(column) }

  open func hide(_ column: Column) { conceal(column) }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDetail(vc)
  }

  // MARK: Display mode

  /// A Boolean value that indicates whether the columns share one stack, which they do if either size class is compact.
  public internal(set) var isCollapsed = false
  /// Setting it in an animation block animates the change. The default, `automatic`, shows the columns side by side.
  @Observed open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { setMode(resolved(preferredDisplayMode)) } }
  }
  public internal(set) var displayMode = DisplayMode.oneBesideSecondary
  /// The display mode may rule it out.
  @Observed open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue, preferredDisplayMode == .automatic { setMode(resolved(.automatic)) } }
  }
  open var splitBehavior: SplitBehavior { resolvedBehavior }
  /// A Boolean value that indicates whether a drag from the edge and a button show a hidden primary column. The default is true.
  @Observed open var presentsWithGesture = true { didSet { placeDisplayModeButton() } }

  /// The button that shows and hides columns.
  ///
  /// In the styles with two and three columns it appears automatically in the bar of the column at the edge, unless code puts it elsewhere
  /// in that bar. It shows a sidebar if columns are side by side, otherwise a chevron as long as there are more columns to show.
  open var displayModeButtonItem: UIBarButtonItem { displayModeButton.item }
  @Observed open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { placeDisplayModeButton() } }

  // MARK: Width

  /// Stands for the system's choice of a dimension.
  public static let automaticDimension = -CGFloat.greatestFiniteMagnitude
  /// A fraction of the split view's width, in 0…1.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }
  /// In points, within the limits.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred }
    set { primaryWidth.preferred = newValue }
  }
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.least }
    set { primaryWidth.least = newValue }
  }
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.greatest }
    set { primaryWidth.greatest = newValue }
  }
  open var primaryColumnWidth: CGFloat { width(of: .primary, in: viewIfLoaded?.bounds.width ?? 0) }

  /// A fraction of the split view's width, in 0…1.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }
  /// In points, within the limits.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred }
    set { supplementaryWidth.preferred = newValue }
  }
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.least }
    set { supplementaryWidth.least = newValue }
  }
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.greatest }
    set { supplementaryWidth.greatest = newValue }
  }
  /// 0 if there is no supplementary column.
  open var supplementaryColumnWidth: CGFloat {
    sideColumns.contains(.supplementary) ? width(of: .supplementary, in: viewIfLoaded?.bounds.width ?? 0) : 0
  }

  @Observed private var primaryWidth = ColumnWidth() { didSet { viewIfLoaded?.setNeedsLayout() } }
  @Observed private var supplementaryWidth = ColumnWidth() { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Returns the width of a leading column in a split view of a width, in points.
  func width(of column: Column, in width: CGFloat) -> CGFloat {
    isCollapsed ? width : (column == .primary ? primaryWidth : supplementaryWidth).resolved(in: width)
  }

  // MARK: State

  /// The controllers that were set.
  var contents: [Column: UIViewController] = [:]
  /// The navigation controllers that wrap other controllers.
  var wrappers: [Column: UINavigationController] = [:]
  /// The supplementary column in the common stack.
  let supplements = JoinedColumn()
  /// The secondary column in the common stack.
  let details = JoinedColumn()
  var hasArranged = false
  lazy var displayModeButton = DisplayModeButton(symbol: displayModeSymbol) { [weak self] in self?.displayModeButtonWasPressed() }
  let dividers = ColumnDividers()
  lazy var gestures = SplitGestures(self)

  // MARK: View

  open override func loadView() {
    let view = ContainerView { [weak self] in self?.arrange() }
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
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
  public var splitViewController: UISplitViewController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? UISplitViewController }.first
  }
}
