import Foundation

/// The content of a navigation bar for one item: back button, left items, title and right items.
final class NavigationBarContent: UIView {
  /// The space at the sides, and between buttons, in points, as on iOS.
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 16
  /// The minimum space beside the title, in points.
  private static let titleGap: CGFloat = 8

  let item: UINavigationItem
  let backButton: BackButton?
  let titleView: UIView
  /// The buttons on both sides.
  let sideViews: [UIView]
  private let leftViews: [UIView]
  private let rightViews: [UIView]

  /// Creates the content for `item`.
  ///
  /// - Parameter previous: The item of the page below, if there is one.
  init(_ item: UINavigationItem, previous: UINavigationItem?, goBack: @escaping () -> Void) {
    self.item = item
    let title = previous?.titleForGoingBack
    backButton = item.showsBackButton ? title.map { BackButton(title: $0, action: goBack) } : nil
    titleView = item.titleView ?? NavigationTitleLabel(item.title)
    leftViews = (item.leftBarButtonItems ?? []).map { $0.customView ?? BarButton($0) }
    rightViews = (item.rightBarButtonItems ?? []).map { $0.customView ?? BarButton($0) }
    sideViews = leftViews + rightViews
    super.init(frame: .zero)
    for view in [titleView] + sideViews { addSubview(view) }
    if let backButton { addSubview(backButton) }
  }

  required init?(coder: NSCoder) { nil }

  func showTitle(with attributes: [NSAttributedString.Key: Any]) {
    (titleView as? NavigationTitleLabel)?.show(item.title, attributes)
    setNeedsLayout()
  }

  /// Lets touches beside the buttons through to the views behind the content.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var left = Self.margin + safeAreaInsets.left
    var right = bounds.width - Self.margin - safeAreaInsets.right
    for view in rightViews {
      let size = size(of: view)
      right -= size.width
      put(view, at: right, size)
      right -= Self.spacing
    }
    let titleSize = titleView.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
    if let backButton {
      // The title takes precedence over the text of the back button, which gets the remaining width.
      let room = min((bounds.width - titleSize.width) / 2 - Self.titleGap, right)
      backButton.fit(into: room - safeAreaInsets.left, height: bounds.height)
      backButton.frame.origin.x = safeAreaInsets.left
      left = backButton.frame.maxX + Self.spacing
    }
    for view in leftViews {
      let size = size(of: view)
      put(view, at: left, size)
      left += size.width + Self.spacing
    }
    left += Self.titleGap - Self.spacing
    right += Self.spacing - Self.titleGap
    let width = min(ceil(titleSize.width), max(0, right - left))
    // Center the title in the bar, or as close to the center as the buttons allow.
    let middle = ((bounds.width - width) / 2).rounded()
    put(titleView, at: max(left, min(middle, right - width)), CGSize(width: width, height: titleSize.height))
  }

  private func size(of view: UIView) -> CGSize {
    view is BarButton ? view.sizeThatFits(CGSize(width: CGFloat.infinity, height: bounds.height)) : view.bounds.size
  }

  private func put(_ view: UIView, at x: CGFloat, _ size: CGSize) {
    view.bounds.size = size
    view.center = CGPoint(x: x + size.width / 2, y: bounds.midY)
  }
}

/// The title of a navigation bar.
private final class NavigationTitleLabel: UILabel {
  init(_ title: String?) {
    super.init(frame: .zero)
    textAlignment = .center
    show(title, [:])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any]) {
    font = attributes[.font] as? UIFont ?? .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
    textColor = attributes[.foregroundColor] as? UIColor ?? .label
    text = title
  }
}
