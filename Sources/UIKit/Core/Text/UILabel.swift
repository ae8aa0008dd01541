import CoreGraphics
import Foundation

/// A view that shows text that cannot be edited.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting, FontAdjusting {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text, in the label's font and color.
  ///
  /// Setting the text that the label already has changes nothing, and requests neither layout nor display.
  open var text: String? {
    get { content.string }
    set {
      if case .plain(let text) = content, text == newValue { return }
      content = .plain(newValue)
    }
  }

  /// The text with attributes.
  ///
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

  /// The font, by default 17 points of the system font.
  ///
  /// Setting it changes the whole attributed text.
  @Observed open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { _font.wrappedValue = .systemFont(ofSize: UIFont.labelFontSize) }
      if apply(.font, font as UIFont), font != oldValue { textDidChange() }
    }
  }

  /// A Boolean value that indicates whether a font for a style of text follows the size that a person prefers.
  @Observed open var adjustsFontForContentSizeCategory = false { didSet { adjustFontsIfNeeded() } }

  /// The color of the text.
  ///
  /// Setting it changes the whole attributed text.
  @Observed open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { _textColor.wrappedValue = .label }
      if apply(.foregroundColor, textColor as UIColor), textColor != oldValue { textLookDidChange() }
    }
  }

  @Observed open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { textLookDidChange() } } }

  /// The position of the "…" in the last line, or the way in which lines are broken and cut off.
  @Observed open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { if lineBreakMode != oldValue { textDidChange() } } }

  /// The maximum number of lines, or 0 for no limit.
  @Observed open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

  // MARK: Appearance

  /// The color of the shadow, a displaced copy of the text, or nil for none.
  @Observed open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { setNeedsDisplay() } } }

  /// The displacement of the shadow, in points.
  @Observed open var shadowOffset = CGSize(width: 0, height: -1) { didSet { if shadowOffset != oldValue { setNeedsDisplay() } } }

  /// A Boolean value that indicates whether the text is drawn in `highlightedTextColor`.
  @Observed open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  /// The color of the whole text while the label is highlighted, or nil for no change.
  @Observed open var highlightedTextColor: UIColor? { didSet { if isHighlighted { setNeedsDisplay() } } }

  /// A Boolean value that indicates whether the label is enabled.
  ///
  /// A disabled label is drawn paler.
  @Observed open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  /// A Boolean value that indicates whether a text that is too wide is scaled down before it is shortened.
  @Observed open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } } }

  /// The minimum scale of the font, as a fraction of its size in 0…1, or 0 to leave it to the label.
  @Observed open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { textDidChange() } } }

  /// The width at which a text of several lines has its intrinsic size, in points, or 0 for no limit.
  @Observed open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Size

  /// Returns the area of the text inside `bounds`, at its top left corner.
  ///
  /// Override it to add space around the text, which also changes the label's size.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = layout(in: bounds.size, lines: numberOfLines).size
    // Round up to whole points, so that the content below begins on a pixel at every scale. Ignore rounding errors.
    func whole(_ length: CGFloat) -> CGFloat { (length - 0.001).rounded(.up) }
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(whole(size.width), bounds.width), height: min(whole(size.height), bounds.height))
  }

  /// Returns the size of the whole text: for a single line regardless of the given width, otherwise wrapped to that width.
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

  /// Draws the text over the full width of `rect`, vertically centered.
  ///
  /// Override it to draw the text elsewhere, or with a decoration.
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
  /// The width for which text of several lines is being measured.
  private var wrappingWidth: CGFloat?

  func adjustFonts() {
    switch content {
    case .plain: font = font.adjusted(to: traitCollection)
    case .attributed(let text):
      _font.wrappedValue = font.adjusted(to: traitCollection)
      content = .attributed(text.adjustingFonts(to: traitCollection))
    }
  }

  /// Applies an attribute that was set on the label to an attributed text. Returns false if there is one.
  private func apply(_ key: NSAttributedString.Key, _ value: Any) -> Bool {
    guard case .attributed(let text) = content else { return true }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    content = .attributed(changed)
    return false
  }

  /// Lays the text out again in the next turn, and the views around it if that changes its size.
  private func textDidChange() {
    invalidateIntrinsicContentSize()
    textLookDidChange()
  }

  /// Draws the text again. Its size is the same.
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
