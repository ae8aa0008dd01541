import Foundation

final class TextLineView: InternalView {
  let textLabel = UILabel()
  let placeholderLabel = UILabel()
  private let selectionView = UIView()
  private let caret = CaretView()
  /// The distance by which a text that is too long is scrolled to the left, in points.
  private var scrollOffset: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for view in [selectionView, placeholderLabel, textLabel, caret] as [UIView] { addSubview(view) }
    textLabel.lineBreakMode = .byClipping
    placeholderLabel.textColor = .placeholderText
    selectionView.isHidden = true
    tintColorDidChange()
  }

  var font: UIFont? {
    get { textLabel.font }
    set {
      textLabel.font = newValue
      placeholderLabel.font = newValue
    }
  }

  /// Rounded up to whole points.
  var lineHeight: CGFloat { (font?.lineHeight ?? 0).rounded(.up) }

  // MARK: Layout

  /// While `line` is edited, shows the selection and scrolls until the insertion point is visible.
  func layOut(_ line: EditableLine, isEditing: Bool, alignment: NSTextAlignment) {
    let textWidth = width(of: line.text)
    let caretX = width(of: line, upTo: line.head)
    let room = max(0, bounds.width - CaretView.width)
    if isEditing {
      scrollOffset = min(max(scrollOffset, caretX - room), caretX)
      scrollOffset = min(max(0, textWidth - room), max(0, scrollOffset))
    } else {
      scrollOffset = 0
    }
    let x = start(of: textWidth, in: room, alignment) - scrollOffset
    let height = min(bounds.height, lineHeight)
    let y = ((bounds.height - height) / 2).rounded()
    let labelWidth = textWidth.rounded(.up) + 1
    textLabel.frame = CGRect(x: x, y: y, width: isEditing ? labelWidth : min(labelWidth, max(bounds.width, 1)), height: height)
    caret.frame = CGRect(x: x + caretX, y: y, width: CaretView.width, height: height)
    let selected = width(of: line, upTo: line.selection.lowerBound)..<width(of: line, upTo: line.selection.upperBound)
    selectionView.frame = CGRect(x: x + selected.lowerBound, y: y, width: selected.upperBound - selected.lowerBound, height: height)
    selectionView.isHidden = !isEditing || line.selection.isEmpty
  }

  private func start(of textWidth: CGFloat, in room: CGFloat, _ alignment: NSTextAlignment) -> CGFloat {
    switch alignment {
    case .center: max(0, ((room - textWidth) / 2).rounded())
    case .right: max(0, room - textWidth)
    default: 0
    }
  }

  // MARK: Measuring

  func width(of text: String) -> CGFloat {
    guard let font, !text.isEmpty else { return 0 }
    return GraphicsServices.current.textEngine.width(of: TextRun(text, font: font.face))
  }

  private func width(of line: EditableLine, upTo position: Int) -> CGFloat { width(of: String(line.characters[..<position])) }

  /// Returns the position between characters of `line` that is closest to `x`, in the view's points.
  func position(in line: EditableLine, at x: CGFloat) -> Int {
    let target = x - textLabel.frame.minX
    var best = 0
    var bestDistance = CGFloat.infinity
    for position in 0...line.characters.count {
      let distance = abs(width(of: line, upTo: position) - target)
      if distance < bestDistance { (best, bestDistance) = (position, distance) }
    }
    return best
  }

  // MARK: Caret

  /// Starts blinking the insertion point, or hides it if there is a selection.
  func showCaret(of line: EditableLine) { if line.selection.isEmpty { caret.startBlinking() } else { caret.stopBlinking() } }

  func hideCaret() { caret.stopBlinking() }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    selectionView.backgroundColor = tintColor.withAlphaComponent(0.35)
  }
}
