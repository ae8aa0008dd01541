import Foundation

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The height without the safe area below, in points, as on iOS.
  static let height: CGFloat = 44

  open var items: [UIBarButtonItem]? {
    get { content.items }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard items != content.items else { return }
    let change = prepareChange(to: items)
    guard animated, window != nil else { return change.finish(true) }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { change.animate() },
      completion: { _ in change.finish(true) })
  }

  @Observed open var standardAppearance = UIToolbarAppearance() { didSet { showBackground() } }
  @Observed open var compactAppearance: UIToolbarAppearance? { didSet { showBackground() } }
  /// Nil for no background and no hairline.
  @Observed open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { showBackground() } }
  @Observed open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { showBackground() } }

  /// Called when the bar has become translucent or opaque.
  var translucencyDidChange: () -> Void = {}

  var classicLooks = ClassicBarLooks() {
    didSet {
      classicLooks.apply(to: standardAppearance)
      scrollEdgeAppearance = UIToolbarAppearance(barAppearance: standardAppearance)
      showBackground()
    }
  }

  /// The distance by which content continues below the bar, in points, or nil if no controller owns the bar, whose background is then
  /// always shown.
  var contentBelow: CGFloat? { didSet { if backgroundAlpha(over: contentBelow) != backgroundAlpha(over: oldValue) { showBackground() } } }

  /// The edge effect of the content behind the bar.
  var edgeLook = ScrollEdgeLook() { didSet { if edgeLook != oldValue { showBackground() } } }

  private let background = BarBackground(hairlineAt: .top)
  private let edgeBackground = BarBackground(hairlineAt: .top)
  private var content = ToolbarContent(nil)

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    for view in [edgeBackground, background, content] { addSubview(view) }
    follow(content.items)
    showBackground()
  }

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
