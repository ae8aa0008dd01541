import Foundation

/// A view that is operated: it follows a touch or the keyboard, has states, and tells targets what happens.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Whether the control can be operated.
  open var isEnabled = true { didSet { if isEnabled != oldValue { enabledDidChange() } } }

  /// Whether the control is in its second state, such as a pressed-in button. Only subclasses change it by themselves.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

  /// Whether the control shows that it is being pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// All that is true of the control now. Focused is only what the keyboard went to, not what was clicked.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused, window?.showsFocusRing == true { state.insert(.focused) }
    return state
  }

  /// Whether a touch is being followed.
  public private(set) var isTracking = false

  /// Whether the touch that is being followed is inside the control, or near enough.
  public private(set) var isTouchInside = false

  /// Where the content lies in a control that is wider than it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

  /// Where the content lies in a control that is taller than it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  // MARK: Menu and tool tip

  /// Whether the control answers to what asks for a context menu. `contextMenuInteraction(_:configurationForMenuAtLocation:)` says
  /// what the menu holds.
  open var isContextMenuInteractionEnabled = false {
    didSet { if isContextMenuInteractionEnabled != oldValue { contextMenuAvailabilityDidChange() } }
  }

  /// Whether a press, Space or Return opens the menu, rather than what asks for a context menu.
  open var showsMenuAsPrimaryAction = false

  /// What opens the menu, while `isContextMenuInteractionEnabled`.
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// What shows `toolTip`.
  open internal(set) var toolTipInteraction: UIToolTipInteraction?

  /// What the control's menu holds, for a point of it; nil for none. Override to give one.
  open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }

  /// The menu that a press of the control opened, while it is open.
  weak var openMenu: MenuSession?
  /// The touch that opened it.
  weak var menuTouch: UITouch?

  var messages: [ControlMessage] = []
  private var trackedTouch: UITouch?
  /// The key that holds the control down.
  private var heldKey: UIKeyboardHIDUsage?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that runs `primaryAction` when it is used for what it is there for.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called when `state` has changed. Subclasses here bring their looks up to date.
  func stateDidChange() { setNeedsLayout() }

  open override func focusDidChange() {
    super.focusDidChange()
    stateDidChange()
  }

  private func enabledDidChange() {
    if !isEnabled { cancelTracking(with: nil) }
    stateDidChange()
  }

  // MARK: Following a touch

  /// Asked when a touch comes down; false refuses to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells that the touch has moved; false stops following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells that the touch came up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells that the touch was taken away, as by a gesture. Also called when the control is disabled.
  open func cancelTracking(with event: UIEvent?) {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    heldKey = nil
    isHighlighted = false
  }

  /// How far outside the control, in points, a touch still counts as inside. Measured on iOS.
  static let touchSlop: CGFloat = 70

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if opensMenuByPress, isEnabled, let touch = touches.first { return openMenu(by: touch, with: event) }
    guard isEnabled, trackedTouch == nil, let touch = touches.first, beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = menuTouch, touches.contains(touch) { openMenu?.hand(movedTo: screenPoint(of: touch)) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    let goesOn = continueTracking(touch, with: event)
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside, with: event)
    case (false, false): sendActions(for: .touchDragOutside, with: event)
    case (false, true): sendActions(for: [.touchDragEnter, .touchDragInside], with: event)
    case (true, false): sendActions(for: [.touchDragExit, .touchDragOutside], with: event)
    }
    if !goesOn { finishTracking() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = menuTouch, touches.contains(touch) { openMenu?.hand(releasedAt: screenPoint(of: touch)) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isNear(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    finishTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside { touchUpInsideDidHappen(event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = menuTouch, touches.contains(touch) { openMenu?.handCancelled() }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  /// Called after `.touchUpInside` was sent; buttons send their primary action.
  func touchUpInsideDidHappen(_ event: UIEvent?) {}

  private func finishTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop).contains(touch.location(in: self))
  }

  /// A tap on a control is the control's, not that of a recogniser on a view around it. So is a press that opened its menu, and one
  /// that is held: it asks for no menu around the control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if openMenu != nil { return false }
    if isEnabled, gestureRecognizer.view !== self, gestureRecognizer is ContextMenuPress { return false }
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
    return !isEnabled || tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Keyboard

  open override var canBecomeFocused: Bool { isEnabled && !isHidden && window != nil && isUserInteractionEnabled }

  /// Whether Space and Return press the control down: every control does something by them that does something by a click.
  var isPressedByKeyboard: Bool { opensMenuByPress || messages.contains { $0.events.contains(.touchUpInside) } }

  /// An element of the control's menu was chosen; it is about to do what it says.
  func menuElementWasChosen(_ element: any MenuLeaf) {}

  /// What a press of Space or Return does.
  func performKeyboardAction() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isPressedByKeyboard, isEnabled, let key = presses.first?.key, Self.isActivating(key) else {
      return super.pressesBegan(presses, with: event)
    }
    heldKey = key.keyCode
    isHighlighted = true
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let held = heldKey, presses.first?.key?.keyCode == held else { return super.pressesEnded(presses, with: event) }
    heldKey = nil
    isHighlighted = false
    if opensMenuByPress { openMenu(by: nil, with: event) } else { performKeyboardAction() }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard heldKey != nil else { return super.pressesCancelled(presses, with: event) }
    heldKey = nil
    isHighlighted = false
  }

  private static func isActivating(_ key: UIKey) -> Bool {
    let isAlone = key.modifierFlags.intersection([.control, .alternate, .command]).isEmpty
    return isAlone && [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode)
  }
}
