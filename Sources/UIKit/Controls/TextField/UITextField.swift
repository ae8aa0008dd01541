import Foundation

/// A control to type one line of text into.
///
/// With the mouse: a click places the caret, a drag selects, a double click takes a word, a triple click all. With the keyboard:
/// arrows, Home and End, with Ctrl by words, with Shift selecting; Ctrl+A, C, X and V.
open class UITextField: UIControl, UIKeyInput {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

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
  open var placeholder: String? { didSet { placeholderLabel.text = placeholder } }

  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      textLabel.font = font
      placeholderLabel.font = font
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  open var textColor: UIColor? = .label { didSet { textLabel.textColor = textColor } }

  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }

  open var borderStyle = BorderStyle.none { didSet { updateBorder() } }

  /// Whether old text goes when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether text is being edited.
  open var isEditing: Bool { isFirstResponder }

  private(set) var line = EditableLine()
  private let content = UIView()
  private let textLabel = UILabel()
  private let placeholderLabel = UILabel()
  private let selectionView = UIView()
  private let caret = UIView()
  /// How far a text that is too long is pushed to the left, in points.
  private var scrollOffset: CGFloat = 0
  /// Goes up whenever the caret starts to blink anew, so that earlier blinking ends.
  private var blinkRun = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.clipsToBounds = true
    content.isUserInteractionEnabled = false
    addSubview(content)
    for view in [selectionView, placeholderLabel, textLabel, caret] as [UIView] { content.addSubview(view) }
    textLabel.font = font
    textLabel.lineBreakMode = .byClipping
    placeholderLabel.font = font
    textLabel.textColor = textColor
    placeholderLabel.textColor = .placeholderText
    caret.layer.cornerRadius = 1
    caret.isHidden = true
    selectionView.isHidden = true
    updateTint()
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
    let height = (font?.lineHeight ?? 0).rounded(.up)
    return CGSize(width: width(of: shown).rounded(.up) + padding + 2, height: borderStyle == .none ? height : max(34, height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var baselines: TextBaselines { .centred(font ?? .systemFont(ofSize: UIFont.labelFontSize)) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let placeholderRect = placeholderRect(forBounds: bounds)
    placeholderLabel.frame = placeholderRect.offsetBy(dx: -content.frame.minX, dy: -content.frame.minY)
    placeholderLabel.textAlignment = textAlignment
    layOutLine()
  }

  private func layOutLine() {
    let area = content.bounds
    let textWidth = width(of: line.text)
    let caretX = width(upTo: line.head)
    let room = max(0, area.width - Self.caretWidth)
    if isEditing {
      scrollOffset = min(max(scrollOffset, caretX - room), caretX)
      scrollOffset = min(max(0, textWidth - room), max(0, scrollOffset))
    } else {
      scrollOffset = 0
    }
    let x = origin(textWidth: textWidth, room: room) - scrollOffset
    let height = min(area.height, (font?.lineHeight ?? 0).rounded(.up))
    let y = ((area.height - height) / 2).rounded()
    let labelWidth = isEditing ? max(textWidth.rounded(.up) + 1, 1) : min(textWidth.rounded(.up) + 1, max(area.width, 1))
    textLabel.frame = CGRect(x: x, y: y, width: labelWidth, height: height)
    caret.frame = CGRect(x: x + caretX, y: y, width: Self.caretWidth, height: height)
    let selection = line.selection
    let start = width(upTo: selection.lowerBound)
    selectionView.frame = CGRect(x: x + start, y: y, width: width(upTo: selection.upperBound) - start, height: height)
    selectionView.isHidden = !isEditing || selection.isEmpty
  }

  private static let caretWidth: CGFloat = 2

  private func origin(textWidth: CGFloat, room: CGFloat) -> CGFloat {
    switch textAlignment {
    case .center: max(0, ((room - textWidth) / 2).rounded())
    case .right: max(0, room - textWidth)
    default: 0
    }
  }

  private func width(of text: String) -> CGFloat {
    guard let font, !text.isEmpty else { return 0 }
    return TextServices.engine.width(of: TextRun(text, font: font.face))
  }

  private func width(upTo position: Int) -> CGFloat { width(of: String(line.characters[..<position])) }

  /// The position between characters that is nearest to `x`, in the field's points.
  private func position(at x: CGFloat) -> Int {
    let target = x - content.frame.minX - textLabel.frame.minX
    var best = 0
    var bestDistance = CGFloat.infinity
    for position in 0...line.characters.count {
      let distance = abs(width(upTo: position) - target)
      if distance < bestDistance { (best, bestDistance) = (position, distance) }
    }
    return best
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

  private func updateTint() {
    caret.backgroundColor = tintColor
    selectionView.backgroundColor = tintColor.withAlphaComponent(0.35)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTint()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorderColor()
  }

  override func stateDidChange() {
    super.stateDidChange()
    textLabel.alpha = isEnabled ? 1 : 0.5
  }

  /// Shows the caret for half a second, hides it for half a second, and so on.
  private func startBlinking() {
    blinkRun += 1
    caret.isHidden = !line.selection.isEmpty
    blinkLater(run: blinkRun)
  }

  private func blinkLater(run: Int) {
    window?.windowScene?.perform(after: 0.5) { [weak self] in
      guard let self, run == self.blinkRun, self.isEditing else { return }
      self.caret.isHidden = self.line.selection.isEmpty ? !self.caret.isHidden : true
      self.blinkLater(run: run)
    }
  }

  private func lineDidChange() {
    textLabel.text = line.text
    placeholderLabel.isHidden = !line.characters.isEmpty
    selectionDidChange()
    invalidateIntrinsicContentSize()
  }

  private func selectionDidChange() {
    setNeedsLayout()
    if isEditing { startBlinking() }
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
    startBlinking()
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
    blinkRun += 1
    caret.isHidden = true
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  open var hasText: Bool { !line.characters.isEmpty }

  /// Types text in place of the selection; "\n" is Return.
  open func insertText(_ text: String) {
    if text == "\n" {
      if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered]) }
      return
    }
    replace(line.selection, with: Self.oneLine(text))
  }

  open func deleteBackward() { replace(line.deletionRange(to: .left), with: "") }

  /// Selects the whole text.
  open func selectAll(_ sender: Any?) {
    line.selectAll()
    selectionDidChange()
  }

  open func copy(_ sender: Any?) {
    if !line.selection.isEmpty { UIPasteboard.general.string = line.selectedText }
  }

  open func cut(_ sender: Any?) {
    copy(sender)
    if !line.selection.isEmpty { replace(line.selection, with: "") }
  }

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
    let position = position(at: touch.location(in: self).x)
    switch touch.tapCount {
    case 1: move(.position(position), extending: wasEditing && event?.modifierFlags.contains(.shift) == true)
    case 2: line.selectWord(at: position)
    default: line.selectAll()
    }
    selectionDidChange()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if touch.tapCount == 1 { move(.position(position(at: touch.location(in: self).x)), extending: true) }
    return true
  }
}
