import UIKit

/// A heading with keyboard shortcuts and their descriptions.
final class KeyHelpGroup: KitView {
  private static let headingHeight: CGFloat = 24
  private static let rowHeight: CGFloat = 28
  private static let keysWidth: CGFloat = 112

  private let headingLabel = UILabel(Theme.heading, Theme.quietText)
  private let rows: [(cap: UILabel, title: UILabel)]

  init(_ shortcuts: [WorkbenchShortcut]) {
    rows = shortcuts.map { shortcut in
      let cap = UILabel(Theme.caption, Theme.text, text: shortcut.keyText, alignment: .center)
      cap.backgroundColor = Theme.field
      cap.layer.cornerRadius = 4
      cap.clipsToBounds = true
      return (cap, UILabel(Theme.body, Theme.text, text: shortcut.title))
    }
    super.init(frame: .zero)
    headingLabel.text = shortcuts.first?.group.rawValue.uppercased()
    for label in [headingLabel] + rows.flatMap({ [$0.cap, $0.title] }) { addSubview(label) }
  }

  /// The height, in points.
  var height: CGFloat { Self.headingHeight + CGFloat(rows.count) * Self.rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    headingLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 16)
    for (index, row) in rows.enumerated() {
      let top = Self.headingHeight + CGFloat(index) * Self.rowHeight
      let width = (row.cap.intrinsicContentSize.width.rounded(.up) + 12).clamped(to: 24...Self.keysWidth)
      row.cap.frame = CGRect(x: 0, y: top + 4, width: width, height: 20)
      let left = Self.keysWidth + Theme.gap
      row.title.frame = CGRect(x: left, y: top, width: max(bounds.width - left, 0), height: Self.rowHeight)
    }
  }
}
