import Foundation

/// A control to type one line of text into.
///
/// With the mouse: a click places the caret, a drag selects, a double click takes a word, a triple click all. With the keyboard:
/// arrows, Home and End, with Ctrl by words, with Shift selecting; Ctrl+A, C, X and V.
open class UITextField: UIControl, UIKeyInput {
  /// What is drawn around a field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// Asked about editing, and told of it.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; setting it tells nobody and puts the caret at its end.
  open var text: String? {
    get { line.text }
    set {
      guard newValue ?? "" != line.text else { return }
      line = EditableLine(newValue ?? "")
      lineDidChange()
    }
  }

  /// Shown in grey while there is no text.
  open var placeholder: String? { didSet { content.placeholderLabel.text = placeholder } }

  /// The font of text and placeholder.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      content.font = font
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { content.textLabel.textColor = textColor } }

  /// Where in the field a text stands that is shorter.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }

  /// What is drawn around the field; anything but `none` keeps the text away from the edges.
  open var borderStyle = BorderStyle.none { didSet { updateBorder() } }

  /// Whether old text goes when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether text is being edited.
  open var isEditing: Bool { isFirstResponder }

  private(set) var line = EditableLine()
  private let content = TextLineView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(content)
    content.font = font
    content.textLabel.textColor = textColor
  }

  // MARK: Geometry

  /// Where text is drawn, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
  }

  /// Where text is drawn while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the placeholder is drawn.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override var intrinsicContentSize: CGSize {
    let shown = line.characters.isEmpty ? placeholder ?? "" : line.text
    let padding: CGFloat = borderStyle == .none ? 0 : 14
    let height = content.lineHeight
    return CGSize(
      width: content.width(of: shown).rounded(.up) + padding + CaretView.width, height: borderStyle == .none ? height : max(34, height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var baselines: TextBaselines { .centred(font ?? .systemFont(ofSize: UIFont.labelFontSize)) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let placeholderRect = placeholderRect(forBounds: bounds)
    content.placeholderLabel.frame = placeholderRect.offsetBy(dx: -content.frame.minX, dy: -content.frame.minY)
    content.placeholderLabel.textAlignment = textAlignment
    content.layOut(line, isEditing: isEditing, alignment: textAlignment)
  }

  // MARK: Looks

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
    content.textLabel.alpha = isEnabled ? 1 : 0.5
  }

  private func lineDidChange() {
    content.textLabel.text = line.text
    content.placeholderLabel.isHidden = !line.characters.isEmpty
    selectionDidChange()
    invalidateIntrinsicContentSize()
  }

  private func selectionDidChange() {
    setNeedsLayout()
    if isEditing { content.showCaret(of: line) }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    // Who comes by Tab most often wants to replace what is there.
    if window?.showsFocusRing == true { line.selectAll() }
    setNeedsLayout()
    content.showCaret(of: line)
    delegate?.textFieldDidBeginEditing(self)
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

  func editingDidFinish() {
    content.hideCaret()
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  /// Whether there is any text.
  open var hasText: Bool { !line.characters.isEmpty }

  /// Types text in place of the selection; "\n" is Return.
  open func insertText(_ text: String) {
    if text == "\n" {
      if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered]) }
      return
    }
    replace(line.selection, with: Self.oneLine(text))
  }

  /// Deletes the selection, or else the character before the caret.
  open func deleteBackward() { replace(line.deletionRange(to: .left), with: "") }

  /// Selects the whole text.
  open func selectAll(_ sender: Any?) {
    line.selectAll()
    selectionDidChange()
  }

  /// Puts the selected text on the pasteboard.
  open func copy(_ sender: Any?) {
    if !line.selection.isEmpty { UIPasteboard.general.string = line.selectedText }
  }

  /// Puts the selected text on the pasteboard and deletes it.
  open func cut(_ sender: Any?) {
    copy(sender)
    if !line.selection.isEmpty { replace(line.selection, with: "") }
  }

  /// Types what is on the pasteboard, in one line.
  open func paste(_ sender: Any?) {
    if let text = UIPasteboard.general.string { insertText(Self.oneLine(text)) }
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }.filter { !($0.unicodeScalars.first?.properties.generalCategory == .control) })
  }

  private func replace(_ range: Range<Int>, with text: String) {
    guard !range.isEmpty || !text.isEmpty else { return }
    let before = String(line.characters[..<range.lowerBound]).utf16.count
    let length = String(line.characters[range]).utf16.count
    let units = NSRange(location: before, length: length)
    guard delegate?.textField(self, shouldChangeCharactersIn: units, replacementString: text) ?? true else { return }
    line.replace(range, with: text)
    lineDidChange()
    sendActions(for: .editingChanged)
  }

  private func move(_ destination: EditableLine.Destination, extending: Bool) {
    line.move(destination, extending: extending)
    selectionDidChange()
  }

  // MARK: Keyboard

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEditing, let key = presses.first?.key, handle(key) else { return super.pressesBegan(presses, with: event) }
  }

  private func handle(_ key: UIKey) -> Bool {
    let extends = key.modifierFlags.contains(.shift)
    let isCommand = !key.modifierFlags.isDisjoint(with: [.control, .command])
    switch key.keyCode {
    case .keyboardLeftArrow: move(isCommand ? .wordLeft : .left, extending: extends)
    case .keyboardRightArrow: move(isCommand ? .wordRight : .right, extending: extends)
    case .keyboardHome, .keyboardUpArrow: move(.start, extending: extends)
    case .keyboardEnd, .keyboardDownArrow: move(.end, extending: extends)
    case .keyboardDeleteForward: replace(line.deletionRange(to: isCommand ? .wordRight : .right), with: "")
    case .keyboardDeleteOrBackspace: replace(line.deletionRange(to: isCommand ? .wordLeft : .left), with: "")
    default: return isCommand && performCommand(key.charactersIgnoringModifiers.lowercased())
    }
    return true
  }

  private func performCommand(_ letter: String) -> Bool {
    switch letter {
    case "a": selectAll(nil)
    case "c": copy(nil)
    case "x": cut(nil)
    case "v": paste(nil)
    default: return false
    }
    return true
  }

  // MARK: Mouse

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

  private func position(of touch: UITouch) -> Int { content.position(in: line, at: touch.location(in: content).x) }
}
