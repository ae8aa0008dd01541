import Components
import UIKit

final class LayerBordersLegend: KitView {
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
    }
    let lines = rows.map { Row(gap: 8, $0.swatch.sized(width: 12, height: 12), $0.label.fittingWidth).sized(height: 20) }
    arrange(Column(lines).inset(x: 12, y: 6))
  }
}
