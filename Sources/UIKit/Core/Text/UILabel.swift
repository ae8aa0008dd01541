import CoreGraphics
import Foundation

@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting, FontAdjusting {
  override func didInitialize() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  /// Setting the text that the label already has requests neither layout nor display.
  open var text: String? {
    get { content.string }
    set {
      if case .plain(let text) = content, text == newValue { return }
      content = .plain(newValue)
    }
  }

  /// The label's font, color and alignment apply where it has none.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .attributed(let text): text
      case .plain(let text): text.map { NSAttributedString(string: $0, attributes: attributes) }
      }
    }
    set { content = newValue.map { .attributed($0.copy() as? NSAttributedString ?? $0) } ?? .plain(nil) }
  }

  @Observed open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { _font.wrappedValue = .systemFont(ofSize: UIFont.labelFontSize) }
      if apply(.font, font as UIFont), font != oldValue { textDidChange() }
    }
  }

  @Observed open var adjustsFontForContentSizeCategory = false { didSet { adjustFontsIfNeeded() } }

  @Observed open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { _textColor.wrappedValue = .label }
      if apply(.foregroundColor, textColor as UIColor), textColor != oldValue { textLookDidChange() }
    }
  }

  @Observed open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { textLookDidChange() } } }

  @Observed open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { if lineBreakMode != oldValue { textDidChange() } } }

  @Observed open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

  // MARK: Appearance

  @Observed open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { setNeedsDisplay() } } }

  @Observed open var shadowOffset = CGSize(width: 0, height: -1) { didSet { if shadowOffset != oldValue { setNeedsDisplay() } } }

  @Observed open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  @Observed open var highlightedTextColor: UIColor? { didSet { if isHighlighted { setNeedsDisplay() } } }

  @Observed open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  @Observed open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } } }

  @Observed open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { textDidChange() } } }

  @Observed open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Size

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = layout(in: bounds.size, lines: numberOfLines).size
    // Round up to whole points, so that the content below begins on a pixel at every scale. Ignore rounding errors.
    func whole(_ length: CGFloat) -> CGFloat { (length - 0.001).rounded(.up) }
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(whole(size.width), bounds.width), height: min(whole(size.height), bounds.height))
  }

  /// For a single line, the width is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: wrappingWidth ?? preferredMaxLayoutWidth, height: 0)) }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override func intrinsicContentSize(inWidth width: CGFloat) -> CGSize {
    // Use the property, so that a subclass that adds space to it takes effect.
    wrappingWidth = width
    defer { wrappingWidth = nil }
    return intrinsicContentSize
  }

  override var baselines: TextBaselines {
    let width = wrapsContent && bounds.width > 0 ? bounds.width : preferredMaxLayoutWidth
    let room = CGSize(width: width > 0 ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let layout = layout(in: room, lines: numberOfLines)
    guard let first = layout.lines.first, let last = layout.lines.last else {
      return .fromEdges(first: font.ascender, last: font.lineHeight - font.ascender)
    }
    // The text is centered in whole points.
    let margin = (layout.size.height.rounded(.up) - layout.size.height) / 2
    return .fromEdges(first: margin + first.baseline, last: margin + layout.size.height - last.baseline)
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    setNeedsDisplay()
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(in: rect.size, lines: numberOfLines)
    let origin = CGPoint(x: rect.minX, y: rect.minY + (rect.height - layout.size.height) / 2)
    if let shadowColor {
      let shadow = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      layout.draw(at: shadow, in: context, color: shadowColor)
    }
    context.saveGState()
    if !isEnabled { context.setAlpha(0.4) }
    layout.draw(at: origin, in: context, color: isHighlighted ? highlightedTextColor : nil)
    context.restoreGState()
  }

  // MARK: State

  enum Content: Equatable {
    case plain(String?)
    case attributed(NSAttributedString)

    var string: String? {
      switch self {
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
  }

  private(set) var content = Content.plain(nil) { didSet { if content != oldValue { textDidChange() } } }
  var layoutCache = LabelLayoutCache()
  /// The width for which wrapped text is being measured.
  private var wrappingWidth: CGFloat?

  func adjustFonts() {
    switch content {
    case .plain: font = font.adjusted(to: traitCollection)
    case .attributed(let text):
      _font.wrappedValue = font.adjusted(to: traitCollection)
      content = .attributed(text.adjustingFonts(to: traitCollection))
    }
  }

  /// Applies an attribute of the label to its attributed text. Returns true if its text has no attributes of its own.
  private func apply(_ key: NSAttributedString.Key, _ value: Any) -> Bool {
    guard case .attributed(let text) = content else { return true }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    content = .attributed(changed)
    return false
  }

  /// Requests layout and display of text whose size may have changed.
  private func textDidChange() {
    invalidateIntrinsicContentSize()
    textLookDidChange()
  }

  /// Requests display of text whose size is the same.
  private func textLookDidChange() {
    layoutCache = LabelLayoutCache()
    setNeedsDisplay()
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    return [.font: font as UIFont, .foregroundColor: textColor as UIColor, .paragraphStyle: paragraph]
  }
}
