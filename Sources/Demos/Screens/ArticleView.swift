import Components
import UIKit

final class ArticleView: KitView {
  init(kicker: String, title: String, byline: String, paragraphs: [String]) {
    let kickerLine = Self.label(kicker, .systemFont(ofSize: 12, weight: .semibold), .systemOrange)
    let titleLine = Self.label(title, .systemFont(ofSize: 30, weight: .bold), .label)
    let bylineLine = Self.label(byline, .systemFont(ofSize: 14), .secondaryLabel)
    let text = paragraphs.map { (label: Self.label($0, .systemFont(ofSize: 17), .label, lineSpacing: 5), gap: CGFloat(16)) }
    let lines = [(label: kickerLine, gap: CGFloat(24)), (titleLine, 6), (bylineLine, 8)] + text
    super.init(frame: .zero)
    arrange(Column(lines.map { $0.label.fittingHeight.inset(top: $0.gap) }).inset(x: 24))
  }

  private static func label(_ text: String, _ font: UIFont, _ color: UIColor, lineSpacing: CGFloat = 0) -> UILabel {
    let label = UILabel()
    label.attributedText = SpacedText.text(text, font, color, lineSpacing: lineSpacing)
    label.numberOfLines = 0
    return label
  }
}
