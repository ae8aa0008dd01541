import Foundation

/// With the mouse, a click moves the insertion point, a drag selects, a double click selects a word, and a triple click everything. The
/// keyboard supports arrows, Home and End, with Ctrl by words and with Shift to select, and Ctrl+A, C, X and V.
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting, FontAdjusting {
  public enum BorderStyle: Int, Sendable {
    /// `line` and `bezel` are drawn alike.
    case none, line, bezel, roundedRect
  }

  open weak var delegate: (any UITextFieldDelegate)?

  /// Setting this property does not notify the delegate, and moves the insertion point to the end.
  open var text: String? {
    get { line.text }
    set {
      guard newValue ?? "" != line.text else { return }
      line = EditableLine(newValue ?? "")
      lineDidChange()
    }
  }

  @Observed open var placeholder: String? { didSet { content.placeholderLabel.text = placeholder } }
  open var attributedPlaceholder: NSAttributedString? {
    get { content.placeholderLabel.attributedText }
    set {
      placeholder = newValue?.string
      content.placeholderLabel.attributedText = newValue
    }
  }

  @Observed open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      content.font = font
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  @Observed open var adjustsFontForContentSizeCategory = false { didSet { adjustFontsIfNeeded() } }

  func adjustFonts() { font = font?.adjusted(to: traitCollection) }

  @Observed open var textColor: UIColor? = .label { didSet { content.textLabel.textColor = textColor } }

  @Observed open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { setNeedsLayout() } } }

  /// With any style except `none`, the text is inset from the edges.
  @Observed open var borderStyle = BorderStyle.none { didSet { updateBorder() } }

  open var clearsOnBeginEditing = false

  open var isEditing: Bool { isFirstResponder }

  /// If true, dots replace the characters, which can't be copied.
  @Observed open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { lineDidChange() } } }

  var sides = TextFieldSides() { didSet { setNeedsLayout() } }

  private(set) var line = EditableLine()
  private var shownLine: EditableLine { isSecureTextEntry ? line.masked : line }
  private let content = TextLineView()

  override func didInitialize() {
    addSubview(content)
    content.font = font
    content.textLabel.textColor = textColor
  }

  // MARK: Geometry

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    room(in: bounds, insetBy: borderStyle == .none ? 0 : 7, borderStyle == .none ? 0 : 2)
  }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override var intrinsicContentSize: CGSize {
    let shown = line.characters.isEmpty ? placeholder ?? "" : shownLine.text
    let padding: CGFloat = borderStyle == .none ? 0 : 14
    let height = content.lineHeight
    return CGSize(
      width: content.width(of: shown).rounded(.up) + padding + CaretView.width + sidesWidth,
      height: borderStyle == .none ? height : max(34, height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var baselines: TextBaselines { .centered(font ?? .systemFont(ofSize: UIFont.labelFontSize)) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let placeholderRect = placeholderRect(forBounds: bounds)
    content.placeholderLabel.frame = placeholderRect.offsetBy(dx: -content.frame.minX, dy: -content.frame.minY)
    // Text without an alignment of its own starts at the leading edge.
    let alignment = textAlignment == .natural && isRightToLeft ? .right : textAlignment
    content.layOut(shownLine, isEditing: isEditing, alignment: alignment)
    content.placeholderLabel.textAlignment = alignment
    layOutSides()
  }

  // MARK: Appearance

  private func updateBorder() {
    layer.borderWidth = borderStyle == .none ? 0 : 1
    layer.cornerRadius = borderStyle == .roundedRect ? 6 : 0
    if borderStyle == .roundedRect { backgroundColor = backgroundColor ?? .systemBackground }
    updateBorderColor()
    setNeedsLayout()
  }

  private func updateBorderColor() {
    guard borderStyle != .none else { return }
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorderColor()
  }

  override func stateDidChange() {
    super.stateDidChange()
    content.textLabel.alpha = isEnabled ? 1 : Self.disabledAlpha
  }

  private func lineDidChange() {
    content.textLabel.text = shownLine.text
    content.placeholderLabel.isHidden = !line.characters.isEmpty
    selectionDidChange()
    invalidateIntrinsicContentSize()
  }

  private func selectionDidChange() {
    setNeedsLayout()
    if isEditing { content.showCaret(of: shownLine) }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    // After moving to the field with Tab, a person usually wants to replace the text.
    if window?.showsFocusRing == true { line.selectAll() }
    setNeedsLayout()
    content.showCaret(of: shownLine)
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
    return true
  }

  open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    editingDidFinish()
    return true
  }

  override func editingDidFinish() {
    content.hideCaret()
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    sendActions(for: .editingDidEnd)
  }

  open var hasText: Bool { !line.characters.isEmpty }

  /// A line break acts as the Return key.
  open func insertText(_ text: String) {
    if text == "\n" {
      if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered]) }
      return
    }
    replace(line.selection, with: Self.oneLine(text))
  }

  /// Deletes the selection, or the character before the insertion point.
  open func deleteBackward() { replace(line.deletionRange(to: .left), with: "") }

  open func selectAll(_ sender: Any?) {
    line.selectAll()
    selectionDidChange()
  }

  open func copy(_ sender: Any?) {
    if !line.selection.isEmpty, !isSecureTextEntry { UIPasteboard.general.string = line.selectedText }
  }

  open func cut(_ sender: Any?) {
    guard !isSecureTextEntry else { return }
    copy(sender)
    if !line.selection.isEmpty { replace(line.selection, with: "") }
  }

  /// Pastes the text as one line.
  open func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string { insertText(Self.oneLine(text)) }
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }.filter { !($0.unicodeScalars.first?.properties.generalCategory == .control) })
  }

  func replace(_ range: Range<Int>, with text: String) {
    guard !range.isEmpty || !text.isEmpty else { return }
    guard delegate?.textField(self, shouldChangeCharactersIn: line.units(of: range), replacementString: text) ?? true else { return }
    line.replace(range, with: text)
    lineDidChange()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  func move(_ destination: EditableLine.Destination, extending: Bool) {
    line.move(destination, extending: extending)
    selectionDidChange()
  }

  // MARK: Keyboard

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEditing, let key = presses.first?.key, handle(key) else { return super.pressesBegan(presses, with: event) }
  }

  // MARK: Mouse

  override var ownsDrags: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let wasEditing = isEditing
    guard becomeFirstResponder() else { return false }
    layoutIfNeeded()
    let position = position(of: touch)
    switch touch.tapCount {
    case 1: move(.position(position), extending: wasEditing && event?.modifierFlags.contains(.shift) == true)
    case 2: line.selectWord(at: position)
    default: line.selectAll()
    }
    selectionDidChange()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if touch.tapCount == 1 { move(.position(position(of: touch)), extending: true) }
    return true
  }

  private func position(of touch: UITouch) -> Int { content.position(in: shownLine, at: touch.location(in: content).x) }
}
