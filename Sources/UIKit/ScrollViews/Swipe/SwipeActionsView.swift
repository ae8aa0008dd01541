import Foundation

/// The buttons that a swiped row uncovers.
final class SwipeActionsView: UIView {
  let configuration: UISwipeActionsConfiguration
  let isLeft: Bool
  /// Called when a person clicks a button.
  var onSelect: ((UIContextualAction) -> Void)?
  /// A Boolean value that indicates whether the first button fills what the row uncovers.
  private(set) var isFull = false

  private let buttons: [SwipeActionButton]
  /// The width that the row uncovers, in points.
  private var opening: CGFloat = 0

  init(_ configuration: UISwipeActionsConfiguration, isLeft: Bool) {
    self.configuration = configuration
    self.isLeft = isLeft
    buttons = configuration.actions.map { SwipeActionButton($0, isLeft: isLeft) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first button is in front, so that it can fill the row.
    for button in buttons.reversed() {
      addSubview(button)
      button.addAction(UIAction { [weak self, action = button.action] _ in self?.onSelect?(action) }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The width of all buttons, in points.
  var fullWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  /// Shows the buttons in the width that the row uncovers.
  func open(_ width: CGFloat, isFull: Bool) {
    (opening, self.isFull) = (max(0, width), isFull)
    placeButtons()
  }

  private func placeButtons() {
    let scale = fullWidth > 0 ? opening / fullWidth : 0
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull && index == 0 ? opening : button.naturalWidth * scale
      let x = isLeft ? edge : bounds.width - edge - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      button.layoutIfNeeded()
      edge += width
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeButtons()
  }
}

/// A button that a swiped row uncovers.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let isLeft: Bool
  private let label = UILabel()
  private let picture = UIImageView()

  /// The least width of a button, and the space beside its title, in points.
  private static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 15

  init(_ action: UIContextualAction, isLeft: Bool) {
    (self.action, self.isLeft) = (action, isLeft)
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    label.text = action.title
    label.textColor = .white
    label.font = .systemFont(ofSize: action.image == nil ? 17 : 13, weight: .medium)
    label.textAlignment = .center
    picture.image = action.image
    picture.tintColor = .white
    for view in [label, picture] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { false }

  /// The width that the button has when the row rests, in points.
  var naturalWidth: CGFloat {
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100))
    return max(Self.leastWidth, max(size.width, action.image?.size.width ?? 0) + 2 * Self.margin)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.8 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The title stays beside the row, where it has its natural place.
    let width = naturalWidth
    let middle = bounds.width <= width ? bounds.midX : isLeft ? bounds.maxX - width / 2 : width / 2
    let text = label.sizeThatFits(CGSize(width: width, height: bounds.height))
    let image = action.image?.size ?? .zero
    let gap: CGFloat = action.image == nil || action.title == nil ? 0 : 4
    let top = bounds.midY - (text.height + gap + image.height) / 2
    picture.frame = CGRect(x: middle - image.width / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(x: middle - text.width / 2, y: top + image.height + gap, width: text.width, height: text.height)
  }
}
