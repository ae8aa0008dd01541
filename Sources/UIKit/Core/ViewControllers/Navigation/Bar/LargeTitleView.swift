import Foundation

/// The large title of a navigation bar, below its row of buttons.
///
/// It moves up with the content, and is clipped at the row. Content that is pulled down moves it along and enlarges it slightly.
final class LargeTitleView: PassthroughView {
  /// The height of the title, and of a subtitle below it, in points, as on iOS.
  private static let height: CGFloat = 52
  private static let subtitleHeight: CGFloat = 20
  /// The space before the text, and below it, in points, as on iOS.
  private static let margin: CGFloat = 16
  private static let bottom: CGFloat = 6
  /// The maximum scale when pulled down, and the distance that would double the size, in points.
  private static let greatestScale: CGFloat = 1.1
  private static let doublingDistance: CGFloat = 1000

  let label = UILabel()
  private let subtitleLabel = UILabel()
  private let subtitleView: UIView?

  init(_ item: UINavigationItem) {
    subtitleView = item.largeSubtitleView
    super.init(frame: .zero)
    clipsToBounds = true
    for view in [label, subtitleView ?? subtitleLabel] {
      addSubview(view)
    }
    show(item, UINavigationBarAppearance())
  }

  /// Returns the height of the large title of an item when all of it is visible, in points.
  static func height(of item: UINavigationItem) -> CGFloat {
    if let view = item.largeSubtitleView { return height + view.bounds.height }
    return item.textBelowLargeTitle == nil ? height : height + subtitleHeight
  }

  func show(_ item: UINavigationItem, _ appearance: UINavigationBarAppearance) {
    label.show(
      item.largeTitle ?? item.title, appearance.largeTitleTextAttributes, font: .systemFont(ofSize: 34, weight: .bold), color: .label)
    subtitleLabel.show(
      item.textBelowLargeTitle, appearance.largeSubtitleTextAttributes, font: .systemFont(ofSize: UIFont.labelFontSize),
      color: .secondaryLabel)
    setNeedsLayout()
  }

  /// Lays out the texts at the bottom edge of the view. The content is pulled down by `pull` points.
  func layOut(pulledBy pull: CGFloat) {
    let scale = min(1 + pull / Self.doublingDistance, Self.greatestScale)
    let left = Self.margin + safeAreaInsets.left
    let right = Self.margin + safeAreaInsets.right
    var bottom = bounds.height - Self.bottom
    for view in [subtitleView ?? subtitleLabel, label] where (view as? UILabel)?.text?.isEmpty != true {
      let isText = view === label || view === subtitleLabel
      let size = isText ? view.sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity)) : view.bounds.size
      view.bounds.size = CGSize(width: min(size.width, bounds.width - left - right), height: size.height)
      // The text grows from the edge at which it begins.
      view.layer.anchorPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5)
      view.center = CGPoint(x: isRightToLeft ? bounds.width - right : left, y: bottom - size.height / 2)
      bottom -= size.height
    }
    label.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}

extension UINavigationItem {
  fileprivate var textBelowLargeTitle: String? { largeSubtitle ?? subtitle }
}

extension UILabel {
  /// Shows a text of a bar. The font and the color in `attributes` replace the given ones.
  func show(_ text: String?, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
    self.font = attributes[.font] as? UIFont ?? font
    textColor = attributes[.foregroundColor] as? UIColor ?? color
    self.text = text
  }
}
