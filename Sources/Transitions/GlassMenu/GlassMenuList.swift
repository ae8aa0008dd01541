import UIKit

/// The rows of a glass menu, which scroll if they don't fit.
final class GlassMenuList: UIScrollView {
  private static let rowHeight: CGFloat = 46
  private static let padding: CGFloat = 8

  private let rows: [GlassMenuRow]
  var onChoose: (GlassMenuItem) -> Void = { _ in }

  init(_ items: [GlassMenuItem]) {
    rows = items.map(GlassMenuRow.init)
    super.init(frame: .zero)
    for (row, item) in zip(rows, items) {
      row.addAction(UIAction { [weak self] _ in self?.onChoose(item) }, for: .touchUpInside)
      addSubview(row)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A list is created in code.") }

  var height: CGFloat { CGFloat(rows.count) * Self.rowHeight + 2 * Self.padding }

  var scrolls: Bool { height > bounds.height + 0.5 }

  override func layoutSubviews() {
    super.layoutSubviews()
    isScrollEnabled = scrolls
    contentSize = CGSize(width: bounds.width, height: height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: Self.padding, y: Self.padding + CGFloat(index) * Self.rowHeight, width: bounds.width - 2 * Self.padding, height: Self.rowHeight)
    }
  }
}

private final class GlassMenuRow: UIControl {
  private let picture = UIImageView()
  private let label = UILabel()

  init(_ item: GlassMenuItem) {
    super.init(frame: .zero)
    picture.image = item.image
    picture.contentMode = .center
    label.text = item.title
    label.font = .systemFont(ofSize: 17)
    label.textColor = item.isDestructive ? .systemRed : .label
    picture.tintColor = label.textColor
    layer.cornerRadius = 20
    isAccessibilityElement = true
    accessibilityLabel = item.title
    for view in [picture, label] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A row is created in code.") }

  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? UIColor.label.withAlphaComponent(0.1) : nil } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ frame: CGRect) -> CGRect { isMirrored ? frame.offsetBy(dx: bounds.width - frame.minX - frame.maxX, dy: 0) : frame }
    let start: CGFloat = picture.image == nil ? 12 : 46
    picture.frame = mirrored(CGRect(x: 8, y: 0, width: 32, height: bounds.height))
    label.frame = mirrored(CGRect(x: start, y: 0, width: max(bounds.width - start - 12, 0), height: bounds.height))
  }
}
