import Components
import UIKit

final class ArticleView: KitView {
  private let lines: [(label: UILabel, gap: CGFloat)]

  private static let margin: CGFloat = 24

  init(kicker: String, title: String, byline: String, paragraphs: [String]) {
    let kickerLine = Self.label(kicker, .systemFont(ofSize: 12, weight: .semibold), .systemOrange)
    let titleLine = Self.label(title, .systemFont(ofSize: 30, weight: .bold), .label)
    let bylineLine = Self.label(byline, .systemFont(ofSize: 14), .secondaryLabel)
    let text = paragraphs.map { (label: Self.label($0, .systemFont(ofSize: 17), .label, lineSpacing: 5), gap: CGFloat(16)) }
    lines = [(kickerLine, 24), (titleLine, 6), (bylineLine, 8)] + text
    super.init(frame: .zero)
    for line in lines { addSubview(line.label) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(in: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(in: bounds.width) { $0.frame = $1 }
  }

  /// Passes each label with its frame to `put`, and returns the bottom of the last one.
  private func place(in width: CGFloat, _ put: (UILabel, CGRect) -> Void) -> CGFloat {
    let room = width - 2 * Self.margin
    var y: CGFloat = 0
    for (label, gap) in lines {
      let height = label.height(in: room)
      put(label, CGRect(x: Self.margin, y: y + gap, width: room, height: height))
      y += gap + height
    }
    return y
  }

  private static func label(_ text: String, _ font: UIFont, _ color: UIColor, lineSpacing: CGFloat = 0) -> UILabel {
    let label = UILabel()
    label.attributedText = SpacedText.text(text, font, color, lineSpacing: lineSpacing)
    label.numberOfLines = 0
    return label
  }
}
