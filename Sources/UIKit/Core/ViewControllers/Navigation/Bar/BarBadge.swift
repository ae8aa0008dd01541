import Foundation

/// The badge at the corner of a bar's button: a short text in a capsule, or a dot.
final class BarBadge: UILabel {
  /// The height of a badge with a text, the space at the sides of the text, and the diameter of a dot, in points.
  private static let height: CGFloat = 18
  private static let margin: CGFloat = 5
  private static let dot: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .center
    clipsToBounds = true
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text, shows a dot if it is empty, or hides the badge if it is nil.
  func show(_ text: String?, color: UIColor?, textColor: UIColor? = nil, font: UIFont? = nil) {
    self.text = text
    self.font = font ?? .systemFont(ofSize: 13)
    self.textColor = textColor ?? .white
    isHidden = text == nil
    backgroundColor = color ?? .systemRed
    let size = text?.isEmpty == true ? CGSize(width: Self.dot, height: Self.dot) : textSize
    bounds.size = size
    layer.cornerRadius = size.height / 2
  }

  private var textSize: CGSize {
    let height = max(Self.height, font.lineHeight.rounded(.up))
    return CGSize(width: max(height, sizeThatFits(.zero).width.rounded(.up) + 2 * Self.margin), height: height)
  }
}
