import Foundation

// The layout of the text, the selection and the insertion point.
extension UITextView {
  func makeLayout(width: CGFloat) -> TextLayout {
    let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    var constraints = TextLayout.Constraints(mode: textContainer.lineBreakMode, width: max(1, width - sides))
    if constraints.wrapping == .none { constraints.wrapping = .words }
    constraints.maximumLines = textContainer.maximumNumberOfLines
    constraints.isRightToLeft = isRightToLeft
    var paragraph = NSParagraphStyle.Values()
    paragraph.alignment = textAlignment
    let base = TextStyle(font: (font ?? Self.defaultFont).face, color: textColor ?? .label)
    return TextLayout(StyledText(shownText, base: base, paragraph: paragraph), in: constraints)
  }

  /// The text with the attributes of links added.
  private var shownText: NSAttributedString {
    var links: [NSRange] = []
    storage.enumerateAttribute(NSAttributedString.Key.link, in: NSRange(location: 0, length: storage.length)) { value, range, _ in
      if value != nil { links.append(range) }
    }
    guard !links.isEmpty else { return storage }
    let shown = NSMutableAttributedString(attributedString: storage)
    var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: tintColor as UIColor]
    attributes.merge(linkTextAttributes ?? [:]) { $1 }
    for range in links { shown.addAttributes(attributes, range: range) }
    return shown
  }

  /// In points.
  private var emptyLineHeight: CGFloat { ((typingAttributes[.font] as? UIFont) ?? font ?? Self.defaultFont).lineHeight }

  func height(of layout: TextLayout) -> CGFloat { layout.lines.isEmpty ? emptyLineHeight : layout.size.height }

  /// Lays out the text if it or the width has changed.
  func layOutText() {
    guard needsTextLayout, bounds.width > 0 else { return }
    needsTextLayout = false
    content.textLayout = makeLayout(width: bounds.width)
    let padding = textContainer.lineFragmentPadding
    let inset = textContainerInset
    let height = height(of: content.textLayout).rounded(.up)
    UIView.performWithoutAnimation {
      content.frame = CGRect(
        x: inset.left + padding, y: inset.top, width: max(0, bounds.width - inset.left - inset.right - 2 * padding), height: height)
    }
    contentSize = CGSize(width: bounds.width, height: height + inset.top + inset.bottom)
    showSelection()
  }

  // MARK: Geometry

  /// Returns the frame of the insertion point in the text's area.
  func caretFrame(at position: Int) -> CGRect {
    let layout = content.textLayout
    guard let index = layout.line(at: position) else {
      let end = content.bounds.maxX - CaretView.width
      let x: CGFloat =
        switch textAlignment {
        case .center: content.bounds.midX
        case .right: end
        case .left: 0
        case .natural, .justified: isRightToLeft ? end : 0
        }
      return CGRect(x: x, y: 0, width: CaretView.width, height: emptyLineHeight)
    }
    let line = layout.lines[index]
    return CGRect(x: layout.x(of: position, inLine: index), y: line.y, width: CaretView.width, height: line.height)
  }

  func showSelection() {
    guard isFirstResponder else {
      content.mark([])
      return content.caret.stopBlinking()
    }
    layOutText()
    UIView.performWithoutAnimation {
      content.caret.frame = caretFrame(at: line.head)
      content.mark(areas(of: line.selection))
    }
    if line.selection.isEmpty, isEditable { content.caret.startBlinking() } else { content.caret.stopBlinking() }
  }

  /// Returns the areas of a range of characters. Lines that the range continues from are included to their end.
  func areas(of range: Range<Int>) -> [CGRect] {
    content.textLayout.areas(of: range, width: content.bounds.width, isRightToLeft: isRightToLeft)
  }

  /// The range is in UTF-16 code units.
  public func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let range = line.characters(of: range)
    scroll(to: caretFrame(at: range.lowerBound).union(caretFrame(at: range.upperBound)), animated: true)
  }

  func scroll(to area: CGRect, animated: Bool) {
    guard isScrollEnabled else { return }
    let place = area.offsetBy(dx: content.frame.minX, dy: content.frame.minY)
    scrollRectToVisible(
      place.insetBy(dx: 0, dy: -max(textContainerInset.top, textContainerInset.bottom)), animated: animated && window != nil)
  }
}

extension UITextView: LayoutDirectionFollowing {
  func layoutDirectionDidChange() {
    needsTextLayout = true
    setNeedsLayout()
  }
}
