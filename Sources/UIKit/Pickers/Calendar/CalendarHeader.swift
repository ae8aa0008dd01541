import Foundation

/// The row above a calendar: the month, which opens wheels, and buttons for paging.
@MainActor
final class CalendarHeader: InternalView {
  /// The height, and the width of a button, in points.
  static let height: CGFloat = 44
  private static let buttonWidth: CGFloat = 44
  private static let margin: CGFloat = 8

  /// Called with the number of months to page by.
  var onTurn: ((Int) -> Void)?
  let title = MonthTitle()
  private let buttons = [UIButton(type: .system), UIButton(type: .system)]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (button, months) in zip(buttons, [-1, 1]) {
      button.accessibilityLabel = months < 0 ? "Previous Month" : "Next Month"
      button.addAction(UIAction { [weak self] _ in self?.onTurn?(months) }, for: .touchUpInside)
    }
    for view in [title] + buttons { addSubview(view) }
    showArrows()
  }

  /// Shows the name of a month. The buttons are hidden while wheels are shown.
  func show(_ text: String, hasPrevious: Bool, hasNext: Bool, showsWheels: Bool) {
    title.show(text, isOpen: showsWheels)
    (buttons[0].isEnabled, buttons[1].isEnabled) = (hasPrevious, hasNext)
    for button in buttons {
      button.alpha = showsWheels ? 0 : 1
      button.isUserInteractionEnabled = !showsWheels
    }
    setNeedsLayout()
  }

  private func showArrows() {
    let size = UIImage.SymbolConfiguration(pointSize: 18, weight: .semibold)
    for (index, button) in buttons.enumerated() {
      let name = (index == 0) == isRightToLeft ? "chevron.right" : "chevron.left"
      button.setImage(UIImage(systemName: name, withConfiguration: size), for: .normal)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { showArrows() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.width - 2 * Self.buttonWidth - Self.margin
    title.frame = CGRect(x: Self.margin, y: 0, width: min(title.naturalWidth, max(0, room)), height: bounds.height)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: bounds.width - CGFloat(2 - index) * Self.buttonWidth, y: 0, width: Self.buttonWidth, height: bounds.height)
    }
    mirror([title] + buttons)
  }
}

/// The name of a month with a chevron, which points down while wheels are shown.
@MainActor
final class MonthTitle: InternalControl {
  private static let gap: CGFloat = 6
  private static let chevronSize: CGFloat = 14

  private let label = UILabel()
  private let chevron = UIImageView(
    image: UIImage(systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)))
  private var isOpen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    chevron.contentMode = .center
    for view in [label, chevron] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  var naturalWidth: CGFloat {
    ceil(label.sizeThatFits(CGSize(width: CGFloat.infinity, height: CalendarHeader.height)).width) + Self.gap + Self.chevronSize
  }

  func show(_ text: String, isOpen: Bool) {
    label.text = text
    accessibilityLabel = text
    self.isOpen = isOpen
    label.textColor = isOpen ? tintColor : .label
    chevron.transform = isOpen ? CGAffineTransform(rotationAngle: .pi / 2) : CGAffineTransform(scaleX: isRightToLeft ? -1 : 1, y: 1)
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.4 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - Self.gap - Self.chevronSize)
    label.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    chevron.bounds.size = CGSize(width: Self.chevronSize, height: Self.chevronSize)
    chevron.center = CGPoint(x: width + Self.gap + Self.chevronSize / 2, y: bounds.midY + 1)
    mirror([label, chevron])
  }
}
