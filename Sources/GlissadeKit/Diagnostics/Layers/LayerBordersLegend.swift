import Components
import UIKit

final class LayerBordersLegend: KitView {
  private static let rowHeight: CGFloat = 20
  private static let padding: CGFloat = 12
  private let rows = LayerKind.allCases.map { (swatch: UIView(), label: UILabel(Theme.caption, Theme.text), kind: $0) }

  init() {
    super.init(frame: .zero)
    backgroundColor = Theme.background
    layer.cornerRadius = 8
    isUserInteractionEnabled = false
    for row in rows {
      row.swatch.layer.borderWidth = 2
      row.swatch.layer.borderColor = row.kind.color.cgColor
      row.swatch.layer.cornerRadius = 2
      row.label.text = row.kind.title
      addSubview(row.swatch)
      addSubview(row.label)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widest = rows.map { $0.label.sizeThatFits(size).width }.max() ?? 0
    return CGSize(width: widest.rounded(.up) + 20 + 2 * Self.padding, height: CGFloat(rows.count) * Self.rowHeight + Self.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      let top = Self.padding / 2 + CGFloat(index) * Self.rowHeight
      row.swatch.frame = CGRect(x: Self.padding, y: top + 4, width: 12, height: 12)
      row.label.frame = CGRect(x: Self.padding + 20, y: top, width: bounds.width - 2 * Self.padding - 20, height: Self.rowHeight)
    }
  }
}
