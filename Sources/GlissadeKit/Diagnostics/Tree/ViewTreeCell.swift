import Components
import UIKit

/// A row of the view tree: a disclosure triangle, the class and the name, and the frame below.
final class ViewTreeCell: KitTableViewCell {
  static let height: CGFloat = 40
  private static let indent: CGFloat = 12
  /// Rows below this depth aren't indented further, as their names need the space.
  private static let deepest = 12

  var onToggle: (ViewTreeRow) -> Void = { _ in }

  private let ground = UIView(fill: nil, radius: 6)
  private let triangle = CAShapeLayer()
  private let toggle = UIControl()
  private let classLabel = UILabel(Theme.body, Theme.text)
  private let nameLabel = UILabel(Theme.body, Theme.accent)
  private let detailLabel = UILabel(Theme.caption, Theme.quietText)
  private var row: ViewTreeRow?

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    triangle.path = .polygon([CGPoint(x: -2.5, y: -4), CGPoint(x: 3.5, y: 0), CGPoint(x: -2.5, y: 4)])
    toggle.layer.addSublayer(triangle)
    toggle.addAction(UIAction { [unowned self] _ in if let row { onToggle(row) } }, for: .touchUpInside)
    for content in [ground, classLabel, nameLabel, detailLabel, toggle] { contentView.addSubview(content) }
  }

  func show(_ row: ViewTreeRow, isSelected: Bool) {
    self.row = row
    classLabel.text = row.className
    nameLabel.text = row.name.map { "“\($0)”" }
    detailLabel.text = row.detail
    classLabel.textColor = row.isInvisible ? Theme.quietText : Theme.text
    ground.backgroundColor = isSelected ? Theme.selection : .clear
    toggle.isHidden = !row.hasSubviews
    CATransaction.withoutActions {
      triangle.fillColor = Theme.quietText.resolvedColor(with: traitCollection).cgColor
      triangle.transform = row.isCollapsed ? CATransform3DIdentity : CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    triangle.fillColor = Theme.quietText.resolvedColor(with: traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = Theme.margin + CGFloat(min(row?.depth ?? 0, Self.deepest)) * Self.indent
    let right = bounds.width - Theme.margin
    ground.frame = bounds.insetBy(dx: Theme.margin - Theme.rowOutset, dy: 1)
    toggle.frame = CGRect(x: left - 8, y: 0, width: 24, height: bounds.height)
    triangle.position = CGPoint(x: 12, y: 13)
    let text = left + 16
    let classWidth = min(classLabel.intrinsicContentSize.width.rounded(.up), max(right - text, 0))
    classLabel.frame = CGRect(x: text, y: 4, width: classWidth, height: 18)
    let name = text + classWidth + 6
    nameLabel.frame = CGRect(x: name, y: 4, width: max(right - name, 0), height: 18)
    detailLabel.frame = CGRect(x: text, y: 22, width: max(right - text, 0), height: 14)
  }
}
