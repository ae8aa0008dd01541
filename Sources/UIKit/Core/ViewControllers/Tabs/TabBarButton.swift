import Foundation

/// The button of a tab bar item, with an image above a title, and a badge.
final class TabBarButton: InternalControl {
  /// The vertical centers of the image and of the title, measured from the top of the bar, in points, as on iOS.
  private static let imageMiddle: CGFloat = 18
  private static let titleMiddle: CGFloat = 41
  /// The top left corner of a badge, relative to the center of the button's top edge, in points.
  private static let badgeOrigin = CGPoint(x: 4, y: 2)

  let item: UITabBarItem
  /// The color while the item is not selected.
  var restColor = UIColor.systemGray { didSet { showState() } }

  /// A Boolean value that indicates whether the title is shown. Without an image, it always is.
  var showsTitle = true {
    didSet {
      guard showsTitle != oldValue else { return }
      label.alpha = showsTitle || item.image == nil ? 1 : 0
      setNeedsLayout()
    }
  }

  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = BarBadge()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    item.shownView = self
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    for view in [picture, label, badge] { addSubview(view) }
    showItem()
  }

  override var isPressedByKeyboard: Bool { true }

  /// Updates the button from the item.
  func showItem() {
    label.text = item.title
    badge.show(item.badgeValue, color: item.badgeColor)
    isEnabled = item.isEnabled
    showState()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midX
    if let size = picture.image?.size {
      picture.bounds.size = size
      let (insets, center) = (item.imageInsets, label.text == nil || !showsTitle ? bounds.midY : Self.imageMiddle)
      picture.center = CGPoint(x: middle + (insets.left - insets.right) / 2, y: center + (insets.top - insets.bottom) / 2)
    }
    label.frame = CGRect(x: 0, y: Self.titleMiddle - 6, width: bounds.width, height: 12).offsetBy(
      dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical)
    badge.frame.origin = CGPoint(x: middle + Self.badgeOrigin.x, y: Self.badgeOrigin.y)
  }

  override func showState() {
    let color: UIColor = isEnabled ? (isSelected ? tintColor : restColor) : .tertiaryLabel
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    picture.tintColor = color
    label.textColor = color
  }
}
