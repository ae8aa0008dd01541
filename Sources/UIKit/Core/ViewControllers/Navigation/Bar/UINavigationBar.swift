import Foundation

@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height of the row of buttons, in points, as on iOS.
  nonisolated static let height: CGFloat = 44
  /// The scroll distance over which the background of the bar fades in, in points.
  static let fadingDistance: CGFloat = 8

  @Observed open var items: [UINavigationItem]? {
    didSet { if items != oldValue || content?.item !== topItem { show(items ?? []) } }
  }

  open var topItem: UINavigationItem? { items?.last }

  open var backItem: UINavigationItem? { items?.dropLast().last }

  @Observed open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceDidChange() } }
  /// Nil for `standardAppearance` without its background and hairline.
  @Observed open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }

  @Observed open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  @Observed open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }

  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes }
    set {
      for appearance in ownAppearances { appearance.titleTextAttributes = newValue ?? [:] }
      appearanceDidChange()
    }
  }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes }
    set {
      for appearance in ownAppearances { appearance.largeTitleTextAttributes = newValue ?? [:] }
      appearanceDidChange()
    }
  }

  /// The appearances that the bar's own properties change, including that of the edge if it comes from `classicLooks`.
  private var ownAppearances: [UINavigationBarAppearance] { [standardAppearance] + [classicEdgeAppearance].compactMap { $0 } }

  /// The appearance that `classicLooks` has created for the edge of the content, until code replaces it.
  private var classicEdgeAppearance: UINavigationBarAppearance? {
    classicEdge === scrollEdgeAppearance ? classicEdge : nil
  }
  private weak var classicEdge: UINavigationBarAppearance?

  /// A Boolean value that indicates whether the appearance was set by properties from before `UIBarAppearance`.
  var hasClassicLooks: Bool { classicEdgeAppearance != nil }

  @Observed open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { itemDidChange(false) } }
  }

  var classicLooks = ClassicBarLooks() {
    didSet {
      classicLooks.apply(to: standardAppearance)
      scrollEdgeAppearance = UINavigationBarAppearance(barAppearance: standardAppearance)
      classicEdge = scrollEdgeAppearance
      if classicLooks.pictures[.compact] != nil {
        let compact = UINavigationBarAppearance(barAppearance: standardAppearance)
        classicLooks.apply(to: compact, for: .compact)
        (compactAppearance, compactScrollEdgeAppearance) = (compact, compact)
      }
      appearanceDidChange()
    }
  }

  @Observed open var backIndicatorImage: UIImage? { didSet { if backIndicatorImage !== oldValue { itemDidChange(false) } } }

  /// The item of a button that a container adds before all others, or nil. A page that has the item itself shows it once.
  var leadingItem: UIBarButtonItem? { didSet { if leadingItem !== oldValue { itemDidChange(true) } } }

  /// Called when the back button is pressed.
  var goBack: () -> Void = {}
  /// Called when an item has been chosen from the menu of the back button.
  var goBackTo: (UINavigationItem) -> Void = { _ in }
  /// Called when the height of the bar may have changed with its items.
  var heightMayHaveChanged: () -> Void = {}
  /// A Boolean value that indicates whether a transition moves the whole bar.
  var isMovedByTransition = false

  private let background = BarBackground(hairlineAt: .bottom)
  private let edgeBackground = BarBackground(hairlineAt: .bottom)
  private var content: NavigationBarContent?
  private(set) var change: NavigationBarChange?
  /// The distance by which the content has scrolled below the bar, in points. 0 at its top edge.
  private var scrolledDistance: CGFloat = 0

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    for view in [edgeBackground, background] { addSubview(view) }
    takeCommonLooks()
    appearanceDidChange()
  }

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
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    let leadingItem = leadingItem.flatMap { buttons.contains($0) ? nil : $0 }
    let content = NavigationBarContent(
      item, previous: items.dropLast().last, leadingItem: leadingItem, isLarge: isLarge(in: items), search: placeSearch(of: item),
      backImage: backIndicatorImage,
      makeBackMenu: { [weak self] in self?.backMenu(for: items) }, goBack: { [weak self] in self?.goBack() })
    content.showTitle(titleAppearance(for: item))
    content.show(self.content.map { $0.parts.unpulled } ?? BarParts(large: LargeTitleView.height(of: item)))
    addSubview(content)
    item.onChange = { [weak self] fades in self?.itemDidChange(fades) }
    item.searchController?.searchBar.heightMayHaveChanged = { [weak self] in self?.heightMayHaveChanged() }
    for button in buttons + [leadingItem].compactMap({ $0 }) {
      button.onChange = { [weak self] in self?.itemDidChange(false) }
    }
    return content
  }

  /// Returns the menu of the back button: the pages below the top one, the nearest first.
  private func backMenu(for items: [UINavigationItem]) -> UIMenu? {
    let actions = items.dropLast().reversed().map { item in
      UIAction(title: item.titleForGoingBack) { [weak self] _ in self?.goBackTo(item) }
    }
    return actions.isEmpty ? nil : UIMenu(children: actions)
  }

  private func itemDidChange(_ fades: Bool) {
    if let change {
      change.itemDidChange()
      return heightMayHaveChanged()
    }
    guard let items else { return }
    let old = content
    let keepsOld = fades && window != nil
    content = makeContent(for: items)
    heightMayHaveChanged()
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
    if let content { place(content) }
  }

  func place(_ content: NavigationBarContent) {
    let height = content.parts.height
    content.bounds.size = CGSize(width: bounds.width, height: height)
    content.center = CGPoint(x: bounds.midX, y: height / 2)
    content.layoutIfNeeded()
  }

  /// Returns whether the title of the last of some items is large.
  func isLarge(in items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    switch items.last(where: { $0.largeTitleDisplayMode != .automatic })?.largeTitleDisplayMode {
    case .never, .inline: return false
    case .always, .automatic, nil: return !items.isEmpty
    }
  }

  func show(_ parts: BarParts) {
    guard change == nil, let content, content.parts != parts else { return }
    content.show(parts)
    place(content)
  }

  /// Prepares the change to other items, which the caller animates. `parts` are the visible heights of the new parts. If the change
  /// `fades`, the items stay in place.
  func prepareChange(to items: [UINavigationItem], parts: BarParts, isPush: Bool, fades: Bool) -> NavigationBarChange? {
    guard let old = content, let new = makeNext(for: items, parts) else { return nil }
    change = NavigationBarChange(self, from: old, to: new, items: items, isPush: isPush, fades: fades)
    return change
  }

  /// Returns the content for the items of a change, laid out with the heights of its parts.
  func makeNext(for items: [UINavigationItem], _ parts: BarParts) -> NavigationBarContent? {
    guard let content = makeContent(for: items) else { return nil }
    UIView.performWithoutAnimation {
      content.show(parts)
      place(content)
    }
    return content
  }

  /// Ends the change of items. `content` is visible from now on. Nil keeps the current items.
  func changeDidEnd(with content: NavigationBarContent, items: [UINavigationItem]?) {
    change = nil
    self.content = content
    if let items { self.items = items }
    showBackground(of: content.item)
    // Items may have changed during the transition without being shown.
    show(self.items ?? [])
  }

  // MARK: Background

  /// The edge effect of the content behind the bar.
  var edgeLook = ScrollEdgeLook() { didSet { if edgeLook != oldValue { showBackground(of: change?.shownItem ?? content?.item) } } }

  /// Updates the background for the distance by which the content has scrolled below the bar, in points.
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
    let edge = edgeAppearance(of: item)
    background.show(scrolledAppearance(of: item), over: edgeLook)
    if let edge { edgeBackground.show(edge) }
    let fraction = edgeLook.isHidden ? 0 : (scrolledDistance / Self.fadingDistance).clamped(to: 0...1)
    background.alpha = fraction
    edgeBackground.alpha = edge == nil ? 0 : 1 - fraction
  }

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Returns the appearance while content is behind the bar.
  private func scrolledAppearance(of item: UINavigationItem?) -> UINavigationBarAppearance {
    if isCompact, let compact = item?.compactAppearance ?? compactAppearance { return compact }
    return item?.standardAppearance ?? standardAppearance
  }

  /// Returns the appearance while the content is at its top edge, or nil for none.
  private func edgeAppearance(of item: UINavigationItem?) -> UINavigationBarAppearance? {
    if isCompact, let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance { return compact }
    return item?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  private func titleAppearance(for item: UINavigationItem) -> UINavigationBarAppearance {
    (isAtEdge ? edgeAppearance(of: item) : nil) ?? scrolledAppearance(of: item)
  }

  private func showTitle() { if let content { showTitle(of: content) } }

  func showTitle(of content: NavigationBarContent) { content.showTitle(titleAppearance(for: content.item)) }

  private func appearanceDidChange() {
    showBackground(of: content?.item)
    showTitle()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isTurned = previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
    let mayMoveSearch =
      topItem?.searchController != nil && previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
    if isTurned || mayMoveSearch, change == nil { itemDidChange(false) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBackground()
    for case let content as NavigationBarContent in subviews { place(content) }
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

  /// Includes the area of the background.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || background.frame.contains(point)
  }
}
