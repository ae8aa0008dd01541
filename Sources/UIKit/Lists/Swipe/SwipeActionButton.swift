import Foundation

/// A button that is revealed by swiping a row.
final class SwipeActionButton: InternalControl {
  let action: UIContextualAction
  private let isLeft: Bool
  private let label = UILabel()
  private let picture = UIImageView()

  /// The minimum width of a button, and the space on each side of its title, in points.
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

  override var canBecomeFocused: Bool { false }

  /// The width of the button when the row comes to rest, in points.
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
    // The title stays next to the row, centered in the button's natural width.
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
