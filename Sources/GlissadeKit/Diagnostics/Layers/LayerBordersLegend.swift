import UIKit

/// The legend for the colors of layer borders.
final class LayerBordersLegend: KitStackView {
  init() {
    super.init(.vertical, insets: UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12), LayerKind.allCases.map(Self.row))
    backgroundColor = Theme.background
    layer.cornerRadius = 8
    isUserInteractionEnabled = false
  }

  private static func row(of kind: LayerKind) -> UIView {
    let swatch = UIView()
    swatch.layer.borderWidth = 2
    swatch.layer.borderColor = kind.color.cgColor
    swatch.layer.cornerRadius = 2
    let label = Theme.label(Theme.caption, Theme.text)
    label.text = kind.title
    return KitStackView(.horizontal, spacing: 8, alignment: .center, [swatch.sized(width: 12, height: 12), label.sized(height: 20)])
  }
}
