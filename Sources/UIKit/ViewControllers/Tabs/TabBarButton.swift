import Foundation

/// The button of a tab bar item, with an image above a title, and a badge.
final class TabBarButton: UIControl {
  /// The vertical centers of the image and of the title, measured from the top of the bar, in points, as on iOS.
  private static let imageMiddle: CGFloat = 18
  private static let titleMiddle: CGFloat = 41
  /// The height of a badge, and the space at the sides of its text, in points.
  private static let badgeHeight: CGFloat = 18
  private static let badgeMargin: CGFloat = 5

  let item: UITabBarItem
  /// The color while the item is not selected.
  var restColor = UIColor.systemGray { didSet { showState() } }

  /// A Boolean value that indicates whether the title is shown, unless there is nothing else.
  var showsTitle = true {
    didSet {
      guard showsTitle != oldValue else { return }
      label.alpha = showsTitle || item.image == nil ? 1 : 0
      setNeedsLayout()
    }
  }

  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    item.shownView = self
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.layer.cornerRadius = Self.badgeHeight / 2
    badge.clipsToBounds = true
    for view in [picture, label, badge] { addSubview(view) }
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  override var isPressedByKeyboard: Bool { true }

  /// Updates the button to the properties of the item.
  func showItem() {
    label.text = item.title
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    isEnabled = item.isEnabled
    showState()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midX
    if let size = picture.image?.size {
      picture.bounds.size = size
      picture.center = CGPoint(x: middle, y: label.text == nil || !showsTitle ? bounds.midY : Self.imageMiddle)
    }
    label.frame = CGRect(x: 0, y: Self.titleMiddle - 6, width: bounds.width, height: 12)
    let text = badge.sizeThatFits(bounds.size)
    let width = max(Self.badgeHeight, ceil(text.width) + 2 * Self.badgeMargin)
    badge.frame = CGRect(x: middle + 4, y: 2, width: width, height: Self.badgeHeight)
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  private func showState() {
    let color: UIColor = isEnabled ? (isSelected ? tintColor : restColor) : .tertiaryLabel
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    picture.tintColor = color
    label.textColor = color
  }
}
