import CoreGraphics
import Foundation

/// A view that shows text that cannot be edited.
@preconcurrency @MainActor
open class UILabel: UIView {
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

  /// What is shown, in the label's own font and colour.
  open var text: String? {
    get { content.string }
    set { content = .plain(newValue) }
  }

  /// What is shown, with attributes; the label's font, colour and alignment fill in what they leave open.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .attributed(let text): text
      case .plain(let text): text.map { NSAttributedString(string: $0, attributes: attributes) }
      }
    }
    set { content = newValue.map { .attributed($0.copy() as? NSAttributedString ?? $0) } ?? .plain(nil) }
  }

  /// 17 points of the system face unless set. Setting it changes all of an attributed text.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      apply(.font, font as UIFont)
    }
  }

  /// Setting it changes all of an attributed text.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      apply(.foregroundColor, textColor as UIColor)
    }
  }

  open var textAlignment = NSTextAlignment.natural { didSet { textDidChange() } }

  /// Where the last line ends in "…", or how lines are broken and cut off.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }

  /// The most lines that are shown; 0 for as many as there are.
  open var numberOfLines = 1 { didSet { textDidChange() } }

  // MARK: Looks

  /// The colour of a copy of the text below it; nil for none.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Where the copy below the text stands, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  /// The colour of the whole text while the label is highlighted; nil for no change.
  open var highlightedTextColor: UIColor? { didSet { if isHighlighted { setNeedsDisplay() } } }

  /// A disabled label is drawn fainter.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  /// Whether a text that is too wide is set smaller before it is shortened.
  open var adjustsFontSizeToFitWidth = false { didSet { textDidChange() } }

  /// How small the font may become, as a share of its size, 0…1; 0 leaves it to the label.
  open var minimumScaleFactor: CGFloat = 0 { didSet { textDidChange() } }

  /// The width at which a text of several lines has its intrinsic size, in points; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Size

  /// The room of the text inside `bounds`, at its top left corner. Override to give the text more room; sizes follow.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = layout(in: bounds.size, lines: numberOfLines).size
    // Whole points, so that what is laid out below begins on a pixel at every scale; a rounding error is no point.
    func whole(_ length: CGFloat) -> CGFloat { (length - 0.001).rounded(.up) }
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(whole(size.width), bounds.width), height: min(whole(size.height), bounds.height))
  }

  /// The size of the whole text: of a label with one line whatever the given width, else in lines as wide as that.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: wrappingWidth ?? preferredMaxLayoutWidth, height: 0)) }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override func intrinsicContentSize(inWidth width: CGFloat) -> CGSize {
    // By way of the property, so that a subclass which adds room there is asked too.
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
    // The text stands in the middle of whole points.
    let margin = (layout.size.height.rounded(.up) - layout.size.height) / 2
    return .fromEdges(first: margin + first.baseline, last: margin + layout.size.height - last.baseline)
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    setNeedsDisplay()
  }

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in the middle of `rect`, from edge to edge. Override to draw it elsewhere or with something around it.
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

  enum Content {
    case plain(String?)
    case attributed(NSAttributedString)

    var string: String? {
      switch self {
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
  }

  private(set) var content = Content.plain(nil) { didSet { textDidChange() } }
  var layoutCache = LabelLayoutCache()
  /// The width in which text of several lines is being measured.
  private var wrappingWidth: CGFloat?

  /// An attributed text takes over what is set on the label after it.
  private func apply(_ key: NSAttributedString.Key, _ value: Any) {
    guard case .attributed(let text) = content else { return textDidChange() }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    content = .attributed(changed)
  }

  private func textDidChange() {
    layoutCache = LabelLayoutCache()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    return [.font: font as UIFont, .foregroundColor: textColor as UIColor, .paragraphStyle: paragraph]
  }
}
