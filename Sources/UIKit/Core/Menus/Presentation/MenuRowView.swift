import Foundation

final class MenuRowView: InternalView {
  /// The columns that any row of the menu needs, so that all titles are aligned.
  @MainActor struct Columns {
    var hasMarks = false
    var hasImages = false
    var look = MenuLook.desktop

    var titleStart: CGFloat {
      look.inset + (hasMarks ? look.markWidth : 0) + (hasImages && !look.isTouch ? look.imageSize + MenuStyle.gap : 0)
    }
  }

  let row: MenuRow
  let isEnabled: Bool
  var isHighlighted = false { didSet { if isHighlighted != oldValue { updateColors() } } }

  /// A Boolean value that indicates whether a line separates the row from the next one.
  var hasLine = false { didSet { updateLine() } }
  private let columns: Columns
  private var look: MenuLook { columns.look }
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
    layer.cornerRadius = columns.look.rowCornerRadius
    for view in [line, titleLabel, keyLabel, picture, mark, chevron].compactMap({ $0 }) { addSubview(view) }
    fill()
    updateColors()
  }

  private func fill() {
    titleLabel.text = row.title
    titleLabel.font = look.font
    keyLabel.font = look.font
    keyLabel.text = look.isTouch ? nil : row.leaf?.keyEquivalent
    picture.image = row.element?.image
    picture.contentMode = .scaleAspectFit
    if case .heading = row { titleLabel.font = look.headingFont }
    updateLine()
    isAccessibilityElement = row.element != nil
    accessibilityLabel = row.title
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
  }

  var isSeparator: Bool { if case .separator = row { true } else { false } }

  private func updateLine() { line.isHidden = !hasLine && (!isSeparator || look.isTouch) }

  private func updateColors() {
    backgroundColor = isHighlighted ? look.isTouch ? AlertStyle.pressed : MenuStyle.highlight : nil
    if look.isTouch, isSeparator { backgroundColor = AlertStyle.pressed }
    let color: UIColor =
      switch row {
      case .heading: MenuStyle.quietText
      case .separator: MenuStyle.separator
      case .element where !isEnabled: MenuStyle.disabledText
      case .element where row.isDestructive: look.isTouch ? .systemRed : MenuStyle.destructiveText
      case .element: look.isTouch ? .label : MenuStyle.text
      }
    titleLabel.textColor = color
    keyLabel.textColor = isEnabled ? MenuStyle.quietText : MenuStyle.disabledText
    picture.tintColor = color
    picture.alpha = isEnabled ? 1 : UIControl.disabledAlpha
    mark?.color = color
    chevron?.color = isEnabled ? MenuStyle.quietText : MenuStyle.disabledText
    line.backgroundColor = look.isTouch ? .separator : MenuStyle.separator
  }

  // MARK: Size

  var height: CGFloat {
    switch row {
    case .element: look.rowHeight
    case .heading: look.headingHeight
    case .separator: look.separatorHeight
    }
  }

  /// The width at which nothing is cut off, in points.
  var naturalWidth: CGFloat {
    if case .separator = row { return 0 }
    var width = titleStart + titleLabel.intrinsicContentSize.width + look.inset
    if keyLabel.text != nil { width += MenuStyle.keyGap + keyLabel.intrinsicContentSize.width }
    if chevron != nil { width += MenuStyle.gap * 2 + MenuGlyph.Shape.submenu.size.width }
    return width.rounded(.up)
  }

  private var titleStart: CGFloat {
    if case .heading = row { return look.inset }
    return columns.titleStart
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    func centered(_ size: CGSize, x: CGFloat) -> CGRect {
      CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
    let hairline = 1 / max(1, traitCollection.displayScale)
    let lineY = look.isTouch ? bounds.height - hairline : (middle - hairline / 2).rounded(.down)
    line.frame = CGRect(x: 0, y: lineY, width: bounds.width, height: hairline)
    mark?.frame = centered(MenuGlyph.Shape.check.size, x: look.inset - 2)
    let imageSize = CGSize(width: look.imageSize, height: look.imageSize)
    var end = bounds.width - look.inset
    let imageStart = look.isTouch ? end - imageSize.width : look.inset + (columns.hasMarks ? look.markWidth : 0)
    picture.frame = centered(imageSize, x: imageStart)
    if look.isTouch, picture.image != nil { end = imageStart - MenuStyle.gap }
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
    mirror([mark, picture, chevron, keyLabel, titleLabel])
    chevron?.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
  }
}
