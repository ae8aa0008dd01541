import Foundation

/// The content of a navigation bar for one item: back button, left items, title and right items, large title and search bar.
final class NavigationBarContent: PassthroughView {
  /// The space at the sides, and between buttons, in points, as on iOS.
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 16
  /// The visible height of a large title below which the title in the row fades in, in points.
  private static let fadingHeight: CGFloat = 12
  /// The minimum space on either side of the title, in points.
  private static let titleGap: CGFloat = 8

  let item: UINavigationItem
  let backButton: BackButton?
  let titleView: UIView
  let subtitleView: UIView?
  /// The large title, or nil if the title has the usual size.
  let largeTitle: LargeTitleView?
  /// The position of a search.
  enum Search {
    case none
    case below(SearchHolder)
    case row(SearchSlot, isCentered: Bool)
  }

  /// The view of the search bar below the title, or nil.
  let search: SearchHolder?
  /// The view of the search among the buttons, or nil.
  private let slot: SearchSlot?
  private let centersSearch: Bool
  private(set) var parts = BarParts() { didSet { if parts != oldValue { setNeedsLayout() } } }
  let sideViews: [UIView]
  /// The button before all others, or nil.
  private let leadingButton: BarButton?
  private let leftViews: [UIView]
  private let rightViews: [UIView]

  /// Creates the content for `item`. `previous` is the item of the page below, if there is one. The button of `leadingItem` comes before
  /// all others, also before the back button, whose chevron `backImage` replaces.
  init(
    _ item: UINavigationItem, previous: UINavigationItem?, leadingItem: UIBarButtonItem?, isLarge: Bool, search: Search,
    backImage: UIImage?, makeBackMenu: @escaping () -> UIMenu?, goBack: @escaping () -> Void
  ) {
    self.item = item
    largeTitle = isLarge ? LargeTitleView(item) : nil
    subtitleView = item.titleView != nil ? nil : item.subtitleView ?? item.subtitle.map { _ in UILabel() }
    switch search {
    case .none: (self.search, slot, centersSearch) = (nil, nil, false)
    case .below(let holder): (self.search, slot, centersSearch) = (holder, nil, false)
    case .row(let slot, let isCentered): (self.search, self.slot, centersSearch) = (nil, slot, isCentered)
    }
    backButton =
      item.showsBackButton
      ? previous.map {
        BackButton(
          texts: $0.textsForGoingBack, image: $0.backBarButtonItem?.image ?? backImage, makeMenu: makeBackMenu,
          action: { [weak item] in if let item, let action = item.backAction { action.perform(sender: item) } else { goBack() } })
      } : nil
    titleView = item.titleView ?? NavigationTitleLabel(item.title)
    leadingButton = leadingItem.map { BarButton($0) }
    leftViews = (item.leftBarButtonItems ?? []).map { $0.customView ?? BarButton($0) }
    rightViews = (item.rightBarButtonItems ?? []).map { $0.customView ?? BarButton($0) }
    sideViews = [leadingButton].compactMap { $0 } + leftViews + rightViews + [slot].compactMap { $0 }
    super.init(frame: .zero)
    for view in [self.search, largeTitle, titleView, subtitleView].compactMap({ $0 }) + sideViews { addSubview(view) }
    if let backButton { addSubview(backButton) }
  }

  func showTitle(_ appearance: UINavigationBarAppearance) {
    (titleView as? NavigationTitleLabel)?.show(item.title, appearance.titleTextAttributes)
    (item.subtitleView == nil ? subtitleView as? UILabel : nil)?.show(
      item.subtitle, appearance.subtitleTextAttributes, font: .systemFont(ofSize: 12), color: .secondaryLabel)
    largeTitle?.show(item, appearance)
    setNeedsLayout()
  }

  /// Returns the button in another content that counts as the same one as a view in this content, or nil.
  func counterpart(of view: UIView, in other: NavigationBarContent) -> UIView? {
    guard let identifier = identifiedButtons.first(where: { $0.view === view })?.identifier else { return nil }
    return other.identifiedButtons.first { $0.identifier == identifier }?.view
  }

  private var identifiedButtons: [(view: UIView, identifier: String)] {
    zip(leftViews + rightViews, (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])).compactMap { view, item in
      item.identifier.map { (view, $0) }
    }
  }

  /// The opacity of the row of buttons, which an active search hides, in 0…1.
  private var rowAlpha: CGFloat { parts.showsRow ? 1 : 0 }

  /// The opacity of the title in the row of buttons, which a large title replaces until it is out of sight, in 0…1.
  private var inlineAlpha: CGFloat {
    largeTitle == nil || !(titleView is NavigationTitleLabel) ? 1 : 1 - (parts.large / Self.fadingHeight).clamped(to: 0...1)
  }

  /// Returns the opacity of a part at rest, in 0…1.
  func restingAlpha(of view: UIView) -> CGFloat {
    if view === search { return 1 }
    if view === largeTitle { return rowAlpha }
    return inlineTitles.contains(view) ? inlineAlpha * rowAlpha : rowAlpha
  }

  /// The title and the subtitle in the row of buttons.
  var inlineTitles: [UIView] { [titleView, subtitleView].compactMap { $0 } }

  /// The parts that change with the item, besides the back button.
  var ownParts: [UIView] { inlineTitles + [largeTitle, search].compactMap { $0 } + sideViews }

  /// The parts that move with the page.
  var pageParts: [UIView] { [largeTitle, search].compactMap { $0 } }

  func show(_ new: BarParts) {
    let showedRow = parts.showsRow
    var new = new
    if largeTitle == nil { new.large = 0 }
    if search == nil { new.search = 0 }
    if largeTitle == nil, search == nil { new.pull = 0 }
    parts = new
    let fading = showedRow == parts.showsRow ? inlineTitles : ownParts + [backButton].compactMap { $0 }
    for view in fading { view.alpha = restingAlpha(of: view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = UINavigationBar.height
    var left = Self.margin + safeAreaInsets.left
    var right = bounds.width - Self.margin - safeAreaInsets.right
    if let slot, !centersSearch {
      let width = slot.width(inRow: bounds.width)
      right -= width
      put(slot, at: right, CGSize(width: width, height: row))
      right -= Self.spacing
    }
    for view in rightViews {
      let size = size(of: view)
      right -= size.width
      put(view, at: right, size)
      right -= Self.spacing
    }
    var edge = safeAreaInsets.left
    if let leadingButton {
      let size = size(of: leadingButton)
      put(leadingButton, at: left, size)
      edge = left + size.width
      left = edge + Self.spacing
    }
    let titleSize = titleView.sizeThatFits(CGSize(width: bounds.width, height: row))
    let subtitleSize = subtitleView?.sizeThatFits(CGSize(width: bounds.width, height: row)) ?? .zero
    let textWidth = max(titleSize.width, subtitleSize.width)
    if let backButton {
      // The title takes precedence over the text of the back button, which gets the remaining width.
      let room = min((bounds.width - (parts.large > 0 ? 0 : textWidth)) / 2 - Self.titleGap, right)
      backButton.fit(into: room - edge, height: row)
      backButton.frame.origin.x = edge
      left = backButton.frame.maxX + Self.spacing
    }
    for view in leftViews {
      let size = size(of: view)
      put(view, at: left, size)
      left += size.width + Self.spacing
    }
    left += Self.titleGap - Self.spacing
    right += Self.spacing - Self.titleGap
    if let slot, centersSearch {
      let width = slot.width(inRow: bounds.width)
      let x = ((bounds.width - width) / 2).rounded()
      put(slot, at: x, CGSize(width: width, height: row))
      // The title makes room for a search in the center.
      right = left + min(ceil(textWidth), max(0, x - Self.titleGap - left))
    }
    // A subtitle is below the title, and both together are vertically centered.
    put(titleView, between: left, right, titleSize, lift: subtitleSize.height / 2)
    if let subtitleView { put(subtitleView, between: left, right, subtitleSize, lift: -titleSize.height / 2) }
    mirror(inlineTitles + sideViews + [backButton])
    moveRow()
    layOutLargeTitle()
    let height = parts.search
    search?.bounds.size = CGSize(width: bounds.width, height: height)
    search?.center = CGPoint(x: bounds.midX, y: parts.height - height / 2)
    search?.layoutIfNeeded()
  }

  /// Moves the row of buttons up if a search has replaced it.
  private func moveRow() {
    let distance = UINavigationBar.height - parts.row
    guard distance > 0 else { return }
    for view in inlineTitles + sideViews + [backButton].compactMap({ $0 }) { view.center.y -= distance }
  }

  /// Centers a text in the bar, or as close to the center as the buttons allow.
  private func put(_ view: UIView, between left: CGFloat, _ right: CGFloat, _ size: CGSize, lift: CGFloat) {
    let width = min(ceil(size.width), max(0, right - left))
    let middle = ((bounds.width - width) / 2).rounded()
    put(view, at: max(left, min(middle, right - width)), CGSize(width: width, height: size.height))
    view.center.y -= lift
  }

  private func layOutLargeTitle() {
    guard let largeTitle else { return }
    let height = parts.large + parts.pull
    largeTitle.bounds.size = CGSize(width: bounds.width, height: height)
    largeTitle.center = CGPoint(x: bounds.midX, y: parts.row + height / 2)
    largeTitle.layOut(pulledBy: parts.pull)
  }

  private func size(of view: UIView) -> CGSize {
    view is BarButton ? view.sizeThatFits(CGSize(width: CGFloat.infinity, height: UINavigationBar.height)) : view.bounds.size
  }

  private func put(_ view: UIView, at x: CGFloat, _ size: CGSize) {
    view.bounds.size = size
    view.center = CGPoint(x: x + size.width / 2, y: UINavigationBar.height / 2)
  }
}

private final class NavigationTitleLabel: UILabel {
  init(_ title: String?) {
    super.init(frame: .zero)
    textAlignment = .center
    show(title, [:])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any]) {
    show(title, attributes, font: .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold), color: .label)
  }
}
