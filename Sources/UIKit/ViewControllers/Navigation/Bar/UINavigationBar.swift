import Foundation

/// The bar above the pages of a navigation controller, with a title, a back button and other buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height of the bar, in points, as on iOS.
  static let height: CGFloat = 44
  /// The scroll distance over which the background of the bar fades in, in points.
  private static let fadingDistance: CGFloat = 8

  /// The navigation items, the root's first.
  ///
  /// The bar shows the last one. A navigation controller sets this property itself.
  open var items: [UINavigationItem]? {
    didSet { if items != oldValue || content?.item !== topItem { show(items ?? []) } }
  }

  /// The visible item.
  open var topItem: UINavigationItem? { items?.last }

  /// The item of the page below the visible one.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// The appearance of the bar while content is behind it.
  open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceDidChange() } }
  /// The appearance while the content is at its top edge, or nil for `standardAppearance` without its background and hairline.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }

  /// The attributes of the title, such as font and color.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes }
    set {
      standardAppearance.titleTextAttributes = newValue ?? [:]
      appearanceDidChange()
    }
  }

  /// The looks as they were set before there were appearances.
  var classicLooks = ClassicBarLooks() {
    didSet {
      classicLooks.apply(to: standardAppearance)
      scrollEdgeAppearance = UINavigationBarAppearance(barAppearance: standardAppearance)
      appearanceDidChange()
    }
  }

  /// Called when the back button is pressed.
  var goBack: () -> Void = {}
  /// A Boolean value that indicates whether a transition moves the whole bar.
  var isMovedByTransition = false

  private let background = BarBackground(hairlineAt: .bottom)
  private let edgeBackground = BarBackground(hairlineAt: .bottom)
  private var content: NavigationBarContent?
  private var change: NavigationBarChange?
  /// The distance by which the content has scrolled below the bar, in points. 0 at its top edge.
  private var scrolledDistance: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [edgeBackground, background] { addSubview(view) }
    appearanceDidChange()
  }

  /// Returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  // MARK: Content

  private func show(_ items: [UINavigationItem]) {
    guard change == nil else { return }
    content?.removeFromSuperview()
    content = makeContent(for: items)
    layoutContent()
    showBackground(of: topItem)
  }

  private func makeContent(for items: [UINavigationItem]) -> NavigationBarContent? {
    guard let item = items.last else { return nil }
    let content = NavigationBarContent(item, previous: items.dropLast().last) { [weak self] in self?.goBack() }
    content.showTitle(with: titleAttributes(for: item))
    addSubview(content)
    item.onChange = { [weak self] fades in self?.itemDidChange(fades) }
    for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      button.onChange = { [weak self] in self?.itemDidChange(false) }
    }
    return content
  }

  private func itemDidChange(_ fades: Bool) {
    guard let items, change == nil else { return }
    let old = content
    let keepsOld = fades && window != nil
    content = makeContent(for: items)
    layoutContent()
    showBackground(of: topItem)
    guard keepsOld, let old, let content else {
      old?.removeFromSuperview()
      return
    }
    content.alpha = 0
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: {
        old.alpha = 0
        content.alpha = 1
      }, completion: { _ in old.removeFromSuperview() })
  }

  private func layoutContent() {
    content?.frame = bounds
    content?.layoutIfNeeded()
  }

  /// Prepares the change to other items, which the caller animates.
  func prepareChange(to items: [UINavigationItem], isPush: Bool) -> NavigationBarChange? {
    guard let old = content, let new = makeContent(for: items) else { return nil }
    UIView.performWithoutAnimation {
      new.frame = bounds
      new.layoutIfNeeded()
    }
    change = NavigationBarChange(self, from: old, to: new, items: items, isPush: isPush)
    return change
  }

  /// Ends the change of items.
  ///
  /// - Parameters:
  ///   - content: The content that is visible from now on.
  ///   - items: The new items, or nil to keep the current ones.
  func changeDidEnd(with content: NavigationBarContent, items: [UINavigationItem]?) {
    change = nil
    self.content = content
    if let items { self.items = items }
    showBackground(of: content.item)
    // Items may have changed during the transition without being shown.
    show(self.items ?? [])
  }

  // MARK: Background

  /// Updates the background to the distance by which the content has scrolled below the bar, in points.
  func contentDidScroll(to distance: CGFloat) {
    guard distance != scrolledDistance else { return }
    let wasAtEdge = isAtEdge
    scrolledDistance = distance
    showBackground(of: change?.shownItem ?? content?.item)
    if isAtEdge != wasAtEdge { showTitle() }
  }

  /// A Boolean value that indicates whether the content is at its top edge, so that none of it is behind the bar.
  private var isAtEdge: Bool { scrolledDistance <= 0 }

  func showBackground(of item: UINavigationItem?) {
    let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    background.show(item?.standardAppearance ?? standardAppearance)
    if let edge { edgeBackground.show(edge) }
    let fraction = (scrolledDistance / Self.fadingDistance).clamped(to: 0...1)
    background.alpha = fraction
    edgeBackground.alpha = edge == nil ? 0 : 1 - fraction
  }

  private func titleAttributes(for item: UINavigationItem) -> [NSAttributedString.Key: Any] {
    let edge = isAtEdge ? item.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
    return (edge ?? item.standardAppearance ?? standardAppearance).titleTextAttributes
  }

  private func showTitle() { if let content { content.showTitle(with: titleAttributes(for: content.item)) } }

  private func appearanceDidChange() {
    showBackground(of: content?.item)
    showTitle()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBackground()
    for view in subviews where view is NavigationBarContent { view.frame = bounds }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    layoutBackground()
  }

  /// Extends the background to the top of the superview, behind the status bar.
  private func layoutBackground() {
    let top = superview?.safeAreaInsets.top ?? 0
    let area = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    for view in [background, edgeBackground] { view.frame = area }
  }

  /// Returns whether the bar, including the whole area of its background, contains a point.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || background.frame.contains(point)
  }
}
