import Foundation

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// A row of buttons at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The height without the safe area below, in points, as on iOS.
  static let height: CGFloat = 44

  /// The items, from left to right.
  open var items: [UIBarButtonItem]? {
    get { content.items }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items, with a fade if `animated`.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard items != content.items else { return }
    let change = prepareChange(to: items)
    guard animated, window != nil else { return change.finish(true) }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { change.animate() },
      completion: { _ in change.finish(true) })
  }

  /// The appearance of the bar while content is behind it.
  @Observed open var standardAppearance = UIToolbarAppearance() { didSet { showBackground() } }
  /// The appearance in a compact height, or nil for `standardAppearance`.
  @Observed open var compactAppearance: UIToolbarAppearance? { didSet { showBackground() } }
  /// The appearance while the content is at its bottom edge, or nil for no background and no hairline.
  @Observed open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { showBackground() } }
  /// The appearance in a compact height while the content is at its bottom edge, or nil for `scrollEdgeAppearance`.
  @Observed open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { showBackground() } }

  /// Called when the bar has become translucent or opaque.
  var translucencyDidChange: () -> Void = {}

  /// The looks as they were set before there were appearances.
  var classicLooks = ClassicBarLooks() {
    didSet {
      classicLooks.apply(to: standardAppearance)
      scrollEdgeAppearance = UIToolbarAppearance(barAppearance: standardAppearance)
      showBackground()
    }
  }

  /// The distance by which content goes on below the bar, in points, or nil for a bar that no controller owns, whose background is always
  /// shown.
  var contentBelow: CGFloat? { didSet { if backgroundAlpha(over: contentBelow) != backgroundAlpha(over: oldValue) { showBackground() } } }

  /// The look of the content behind the bar.
  var edgeLook = ScrollEdgeLook() { didSet { if edgeLook != oldValue { showBackground() } } }

  private let background = BarBackground(hairlineAt: .top)
  private let edgeBackground = BarBackground(hairlineAt: .top)
  private var content = ToolbarContent(nil)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [edgeBackground, background, content] { addSubview(view) }
    follow(content.items)
    showBackground()
  }

  /// Returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  // MARK: Items

  /// Prepares the change to other items, which the caller animates and ends.
  func prepareChange(to items: [UIBarButtonItem]?) -> ToolbarChange {
    let (old, new) = (content, ToolbarContent(items))
    addSubview(new)
    UIView.performWithoutAnimation {
      new.frame = row
      new.layoutIfNeeded()
    }
    content = new
    return ToolbarChange(from: old, to: new) { [weak self] in self?.show($0) }
  }

  private func show(_ content: ToolbarContent) {
    self.content = content
    follow(content.items)
  }

  /// Shows the changes of items.
  private func follow(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.onChange = { [weak self] in self?.itemDidChange() } }
  }

  private func itemDidChange() { prepareChange(to: content.items).finish(true) }

  // MARK: Layout and background

  private var row: CGRect { CGRect(x: 0, y: 0, width: bounds.width, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [background, edgeBackground] { view.frame = bounds }
    for case let content as ToolbarContent in subviews { content.frame = row }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBackground()
  }

  private func backgroundAlpha(over content: CGFloat?) -> CGFloat {
    edgeLook.isHidden ? 0 : content.map { ($0 / UINavigationBar.fadingDistance).clamped(to: 0...1) } ?? 1
  }

  private func showBackground() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let edge = isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
    background.show(isCompact ? compactAppearance ?? standardAppearance : standardAppearance, over: edgeLook)
    if let edge { edgeBackground.show(edge) }
    let fraction = backgroundAlpha(over: contentBelow)
    background.alpha = fraction
    edgeBackground.alpha = edge == nil ? 0 : 1 - fraction
  }
}
