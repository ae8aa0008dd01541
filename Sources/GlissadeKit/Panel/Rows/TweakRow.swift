import Tweaks
import UIKit

/// One value of the panel: a dot that tells whether it was changed, its title, and what it is changed with.
///
/// The row takes the keyboard's focus as a whole: arrows and the wheel step (Shift ×10, Alt ×0.1), Return or a double click types,
/// Delete or a right click resets.
final class TweakRow: UIView, PointerInteracting {
  let edited: EditedTweak
  /// Called with the tweak to explain, or nil when there is none any more.
  var onDescribe: (Tweak?) -> Void = { _ in }

  private let dot = UIView()
  private let titleLabel = PanelStyle.label(PanelStyle.body, PanelStyle.text)
  private let editor: any TweakEditor
  private var isHovered = false { didSet { if isHovered != oldValue { attentionDidChange() } } }
  /// Wheel travel that has not yet made a step, in points.
  private var wheelTravel: CGFloat = 0

  private static let dotSize: CGFloat = 5

  init(_ edited: EditedTweak) {
    self.edited = edited
    editor = makeEditor(for: edited)
    super.init(frame: .zero)
    titleLabel.text = edited.tweak.title
    dot.backgroundColor = PanelStyle.accent
    dot.layer.cornerRadius = Self.dotSize / 2
    layer.cornerRadius = 6
    for view in [dot, titleLabel, editor] as [UIView] { addSubview(view) }
    refresh()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A row is made in code.") }

  /// Shows the store's value.
  func refresh() {
    dot.isHidden = !edited.isChanged
    editor.refresh()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.dotSize
    let outset = PanelStyle.rowOutset
    dot.frame = CGRect(x: 1, y: (bounds.height - size) / 2, width: size, height: size)
    titleLabel.frame = CGRect(x: outset, y: 0, width: PanelStyle.titleWidth, height: bounds.height)
    let x = titleLabel.frame.maxX + PanelStyle.gap
    editor.frame = CGRect(x: x, y: 0, width: bounds.width - x - outset, height: bounds.height)
  }

  // MARK: Attention

  override var canBecomeFocused: Bool { true }

  override func focusDidChange() {
    super.focusDidChange()
    attentionDidChange()
  }

  func pointerMoved(to point: CGPoint?) { isHovered = point != nil }

  private func attentionDidChange() {
    backgroundColor = isHovered || isFocused ? PanelStyle.hover : nil
    onDescribe(isHovered || isFocused ? edited.tweak : nil)
  }

  // MARK: Input

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Keys are for the row now, and no longer for what had them: the stage, or a field.
    window?.endEditing(true)
    let isTyping = touches.first?.tapCount == 2 || event?.modifierFlags.contains(.control) == true
    if isTyping { editor.activate() }
  }

  func secondaryPress(at point: CGPoint) -> Bool {
    edited.reset()
    return true
  }

  /// Only a focused row takes the wheel, so that scrolling the panel never changes a value.
  func scroll(by wheel: WheelInput) -> Bool {
    guard isFocused else { return false }
    let travelPerStep: CGFloat = wheel.isPrecise ? 12 : 0
    wheelTravel += wheel.delta.dy
    guard abs(wheelTravel) > travelPerStep else { return true }
    edited.step(by: (wheelTravel > 0 ? -1 : 1) * UIKeyModifierFlags.stepFactor(wheel.modifiers))
    wheelTravel = 0
    return true
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let press = presses.first, let key = press.key, handle(key, isRepeat: press.isRepeat) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    edited.store.endEdit()
  }

  private func handle(_ key: UIKey, isRepeat: Bool) -> Bool {
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardRightArrow:
      // A key held down is one undo step, as a drag is.
      if !isRepeat { edited.store.beginEdit() }
      return edited.step(by: (key.keyCode == .keyboardLeftArrow ? -1 : 1) * key.modifierFlags.stepFactor)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      // Space is left to play and pause where it could only start typing.
      guard key.keyCode != .keyboardSpacebar || edited.value.position == nil else { return false }
      editor.activate()
    case .keyboardEscape: return editor.cancelDrag()
    case .keyboardDeleteOrBackspace, .keyboardDeleteForward: edited.reset()
    default: return false
    }
    return true
  }
}

extension UIKeyModifierFlags {
  /// How many steps one press makes: 10 with Shift, a tenth with Alt.
  var stepFactor: Double { contains(.shift) ? 10 : contains(.alternate) ? 0.1 : 1 }

  static func stepFactor(_ modifiers: KeyModifiers) -> Double {
    modifiers.contains(.shift) ? 10 : modifiers.contains(.alternate) ? 0.1 : 1
  }
}
