import Foundation

/// The view of a row in an open menu.
final class MenuRowView: UIView {
  /// The columns that any row of the menu needs, so that all titles are aligned.
  struct Columns: Equatable {
    var hasMarks = false
    var hasImages = false

    @MainActor
    var titleStart: CGFloat {
      MenuStyle.inset + (hasMarks ? MenuStyle.markWidth : 0) + (hasImages ? MenuStyle.imageSize + MenuStyle.gap : 0)
    }
  }

  let row: MenuRow
  let isEnabled: Bool
  /// A Boolean value that indicates whether the row is highlighted, and so would be chosen.
  var isHighlighted = false { didSet { if isHighlighted != oldValue { updateColors() } } }

  private let columns: Columns
  private let titleLabel = UILabel()
  private let keyLabel = UILabel()
  private let picture = UIImageView()
  private let mark: MenuGlyph?
  private let chevron: MenuGlyph?
  private let line = UIView()

  init(_ row: MenuRow, columns: Columns, isEnabled: Bool) {
    self.row = row
    self.columns = columns
    self.isEnabled = isEnabled
    mark =
      switch row.leaf?.state {
      case .on: MenuGlyph(.check)
      case .mixed: MenuGlyph(.dash)
      case .off, nil: nil
      }
    chevron = row.submenu == nil ? nil : MenuGlyph(.submenu)
    super.init(frame: .zero)
    layer.cornerRadius = MenuStyle.rowCornerRadius
    for view in [line, titleLabel, keyLabel, picture, mark, chevron].compactMap({ $0 }) { addSubview(view) }
    fill()
    updateColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A row is made in code.") }

  private func fill() {
    titleLabel.text = row.title
    titleLabel.font = MenuStyle.font
    keyLabel.font = MenuStyle.font
    keyLabel.text = row.leaf?.keyEquivalent
    picture.image = row.element?.image
    picture.contentMode = .scaleAspectFit
    if case .heading = row { titleLabel.font = MenuStyle.headingFont }
    line.isHidden = if case .separator = row { false } else { true }
  }

  private func updateColors() {
    backgroundColor = isHighlighted ? MenuStyle.highlight : nil
    let color: UIColor =
      switch row {
      case .heading: MenuStyle.quietText
      case .separator: MenuStyle.separator
      case .element: !isEnabled ? MenuStyle.disabledText : row.isDestructive ? MenuStyle.destructiveText : MenuStyle.text
      }
    titleLabel.textColor = color
    keyLabel.textColor = isEnabled ? MenuStyle.quietText : MenuStyle.disabledText
    picture.tintColor = color
    picture.alpha = isEnabled ? 1 : 0.5
    mark?.color = color
    chevron?.color = isEnabled ? MenuStyle.quietText : MenuStyle.disabledText
    line.backgroundColor = MenuStyle.separator
  }

  // MARK: Size

  var height: CGFloat {
    switch row {
    case .element: MenuStyle.rowHeight
    case .heading: MenuStyle.headingHeight
    case .separator: MenuStyle.separatorHeight
    }
  }

  /// The width at which nothing is cut off, in points.
  var naturalWidth: CGFloat {
    if case .separator = row { return 0 }
    var width = titleStart + titleLabel.intrinsicContentSize.width + MenuStyle.inset
    if keyLabel.text != nil { width += MenuStyle.keyGap + keyLabel.intrinsicContentSize.width }
    if chevron != nil { width += MenuStyle.gap * 2 + MenuGlyph.Shape.submenu.size.width }
    return width.rounded(.up)
  }

  private var titleStart: CGFloat {
    if case .heading = row { return MenuStyle.inset }
    return columns.titleStart
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    func centered(_ size: CGSize, x: CGFloat) -> CGRect {
      CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
    let hairline = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: (middle - hairline / 2).rounded(.down), width: bounds.width, height: hairline)
    mark?.frame = centered(MenuGlyph.Shape.check.size, x: MenuStyle.inset - 2)
    let imageSize = CGSize(width: MenuStyle.imageSize, height: MenuStyle.imageSize)
    picture.frame = centered(imageSize, x: MenuStyle.inset + (columns.hasMarks ? MenuStyle.markWidth : 0))
    var end = bounds.width - MenuStyle.inset
    if let chevron {
      let size = MenuGlyph.Shape.submenu.size
      chevron.frame = centered(size, x: end - size.width)
      end = chevron.frame.minX - MenuStyle.gap
    }
    if keyLabel.text != nil {
      let width = keyLabel.intrinsicContentSize.width
      keyLabel.frame = CGRect(x: end - width, y: 0, width: width, height: bounds.height)
      end = keyLabel.frame.minX - MenuStyle.gap
    }
    titleLabel.frame = CGRect(x: titleStart, y: 0, width: max(0, end - titleStart), height: bounds.height)
  }
}
