import Components
import UIKit

/// A short text over the timeline, with a background.
final class BubbleLabel: KitView {
  private let label = UILabel(Theme.caption, .white, lines: 0)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    backgroundColor = UIColor(white: 0.12, alpha: 0.92)
    layer.cornerRadius = 5
    addSubview(label)
  }

  /// Shows a text above a row, or below it if there isn't enough space. A text that is wider than the area has several lines.
  func show(_ text: String, above row: CGRect, at x: CGFloat, inside area: CGRect) {
    isHidden = text.isEmpty
    label.text = text
    let width = min(label.naturalWidth.rounded(.up), max(area.width - 24, 1))
    let size = CGSize(width: width + 16, height: max(label.height(in: width) + 4, 20))
    let top = row.minY - size.height >= area.minY ? row.minY - size.height : row.maxY
    let left = min(max(x - size.width / 2, area.minX + 4), max(area.maxX - size.width - 4, area.minX + 4))
    frame = CGRect(x: left.rounded(), y: top, width: size.width, height: size.height)
    label.frame = bounds.insetBy(dx: 8, dy: 2)
  }
}
