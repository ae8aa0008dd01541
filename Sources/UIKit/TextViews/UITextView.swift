import Foundation

/// A scrolling view for showing and editing text.
///
/// A click moves the insertion point, a double click selects a word, and a triple click a paragraph. A drag scrolls, but selects after a
/// press of a third of a second. The keyboard supports the arrow keys, Home and End, with Ctrl for words and the ends of the text, with
/// Shift for selecting, and Ctrl+A, C, X and V.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting, FontAdjusting {
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Text

  /// Setting it doesn't notify the delegate, and moves the insertion point to the end.
  open var text: String! {
    get { storage.string }
    set { replaceAll(with: NSAttributedString(string: newValue ?? "", attributes: plainAttributes)) }
  }

  /// Setting it makes the attributes of the first character the typing attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set { replaceAll(with: newValue ?? NSAttributedString(string: "")) }
  }

  /// Setting it changes the whole text.
  @Observed open var font: UIFont? { didSet { apply(.font, font ?? Self.defaultFont) } }
  @Observed open var adjustsFontForContentSizeCategory = false { didSet { adjustFontsIfNeeded() } }
  /// Setting it changes the whole text.
  @Observed open var textColor: UIColor? { didSet { apply(.foregroundColor, textColor ?? UIColor.label) } }
  /// Setting it changes the whole text.
  @Observed open var textAlignment = NSTextAlignment.natural {
    didSet {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = textAlignment
      apply(.paragraphStyle, paragraph)
    }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Without attributes, links have the tint color.
  @Observed open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { textDidChange() } }

  /// In UTF-16 code units.
  open var selectedRange: NSRange {
    get { line.units(of: line.selection) }
    set {
      let range = line.characters(of: newValue)
      line.move(.position(range.lowerBound))
      line.move(.position(range.upperBound), extending: true)
      selectionDidChange()
    }
  }

  // MARK: Behavior

  @Observed open var isEditable = true { didSet { if !isEditable, isFirstResponder { resignFirstResponder() } } }
  open var isSelectable = true
  /// A Boolean value that indicates whether all text is selected when editing begins, so that typing replaces it.
  open var clearsOnInsertion = false

  @Observed open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }
  public let textContainer = NSTextContainer()

  /// As on iOS.
  static let defaultFont = UIFont.systemFont(ofSize: 12)

  let storage = NSMutableAttributedString(string: "")
  var line = EditableLine()
  let content = TextContentView()
  var needsTextLayout = true
  /// The horizontal position that Up and Down keep, in points, or nil.
  var keptX: CGFloat?

  override func didInitialize() {
    super.didInitialize()
    alwaysBounceVertical = true
    backgroundColor = .systemBackground
    typingAttributes = plainAttributes
    insertSubview(content, at: 0)
    textContainer.onChange = { [weak self] in self?.textDidChange() }
    let press = UILongPressGestureRecognizer(target: self, action: UITextView.selectByPress)
    press.minimumPressDuration = Self.pressDuration
    addGestureRecognizer(press)
  }

  /// The time after which a press selects, in seconds.
  private static let pressDuration: TimeInterval = 0.33

  var plainAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    return [.font: font ?? Self.defaultFont, .foregroundColor: textColor ?? UIColor.label, .paragraphStyle: paragraph]
  }

  private func replaceAll(with new: NSAttributedString) {
    guard new != storage || new.length == 0 else { return }
    storage.setAttributedString(new)
    if new.length > 0 { typingAttributes = new.attributes(at: 0, effectiveRange: nil) }
    typingAttributes[.link] = nil
    line = EditableLine(new.string)
    textDidChange()
  }

  private func apply(_ key: NSAttributedString.Key, _ value: Any) {
    storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length))
    typingAttributes[key] = value
    textDidChange()
  }

  func adjustFonts() {
    _font.wrappedValue = font?.adjusted(to: traitCollection)
    typingAttributes[.font] = (typingAttributes[.font] as? UIFont)?.adjusted(to: traitCollection)
    storage.setAttributedString(storage.adjustingFonts(to: traitCollection))
    textDidChange()
  }

  func textDidChange() {
    needsTextLayout = true
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open override var canBecomeFocused: Bool { canBecomeFirstResponder && window != nil }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    if clearsOnInsertion { line.selectAll() }
    selectionDidChange()
    if isEditable {
      delegate?.textViewDidBeginEditing(self)
      post(Self.textDidBeginEditingNotification)
    }
    return true
  }

  open override var canResignFirstResponder: Bool { !isEditable || delegate?.textViewShouldEndEditing(self) ?? true }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    editingDidFinish()
    return true
  }

  override func editingDidFinish() {
    showSelection()
    guard isEditable else { return }
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: Input

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { click(touch, with: event) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isFirstResponder, let key = presses.first?.key, handle(key) else { return super.pressesBegan(presses, with: event) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textDidChange()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = makeLayout(width: size.width)
    let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    return CGSize(
      width: min(size.width, (layout.size.width + sides).rounded(.up)),
      height: (height(of: layout) + textContainerInset.top + textContainerInset.bottom).rounded(.up))
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude, height: 0))
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func intrinsicContentSize(inWidth width: CGFloat) -> CGSize {
    isScrollEnabled ? intrinsicContentSize : sizeThatFits(CGSize(width: width, height: 0))
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    if bounds.width != oldSize.width { textDidChange() }
  }
}
