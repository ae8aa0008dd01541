import Foundation

@preconcurrency @MainActor
open class UIControl: UIView {
  @Observed open var isEnabled = true { didSet { if isEnabled != oldValue { observably(enabledDidChange) } } }

  /// Only subclasses change this property themselves.
  @Observed open var isSelected = false { didSet { if isSelected != oldValue { observably(stateDidChange) } } }

  @Observed open var isHighlighted = false { didSet { if isHighlighted != oldValue { observably(stateDidChange) } } }

  /// Contains `focused` only if the focus came from the keyboard rather than a click.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused, window?.showsFocusRing == true { state.insert(.focused) }
    return state
  }

  public private(set) var isTracking = false

  /// A Boolean value that indicates whether the tracked touch is inside the control, or close enough.
  public private(set) var isTouchInside = false

  @Observed open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  @Observed open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// `contextMenuInteraction(_:configurationForMenuAtLocation:)` supplies the menu.
  @Observed open var isContextMenuInteractionEnabled = false {
    didSet { if isContextMenuInteractionEnabled != oldValue { contextMenuAvailabilityDidChange() } }
  }

  /// If true, a press, Space or Return opens the menu, instead of a request for a context menu.
  @Observed open var showsMenuAsPrimaryAction = false

  /// Nil while `isContextMenuInteractionEnabled` is false.
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Nil if there is no `toolTip`.
  open internal(set) var toolTipInteraction: UIToolTipInteraction?

  /// Nil means no menu.
  open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }

  /// The menu that a press of the control has opened, while it is open.
  weak var openMenu: MenuSession?
  weak var menuTouch: UITouch?

  var messages: [ControlMessage] = []
  private var trackedTouch: UITouch?
  private var heldKey: UIKeyboardHIDUsage?

  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The opacity of the content of a disabled control.
  static let disabledAlpha: CGFloat = 0.5

  func stateDidChange() { setNeedsLayout() }

  override func notifyOfFocusChange() {
    stateDidChange()
    super.notifyOfFocusChange()
  }

  /// Without a target, the selector goes to the first responder that performs it. The control calls this method for each target of its
  /// events.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  private func enabledDidChange() {
    if !isEnabled { cancelTracking(with: nil) }
    stateDidChange()
  }

  // MARK: Touches

  /// Return false to refuse the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Return false to stop tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called, for example, because a gesture has taken the touch, or the control was disabled.
  open func cancelTracking(with event: UIEvent?) {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    heldKey = nil
    isHighlighted = false
  }

  /// The distance outside the control within which a touch still counts as inside, in points. Measured on iOS.
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
    if let touch = menuTouch, touches.contains(touch) { openMenu?.pressMoved(to: screenPoint(of: touch)) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    let continues = continueTracking(touch, with: event)
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside, with: event)
    case (false, false): sendActions(for: .touchDragOutside, with: event)
    case (false, true): sendActions(for: [.touchDragEnter, .touchDragInside], with: event)
    case (true, false): sendActions(for: [.touchDragExit, .touchDragOutside], with: event)
    }
    if !continues { finishTracking() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = menuTouch, touches.contains(touch) { openMenu?.pressReleased(at: screenPoint(of: touch)) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isNear(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    finishTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside { touchUpInsideDidHappen(event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = menuTouch, touches.contains(touch) { openMenu?.pressCancelled() }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  /// Called after `.touchUpInside` has been sent. Buttons send their primary action.
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

  /// A tap on a control belongs to the control rather than to an ancestor. So do a press that opened its menu, and a long press, which does
  /// not open an ancestor's context menu.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if openMenu != nil { return false }
    if isEnabled, gestureRecognizer.view !== self, gestureRecognizer is ContextMenuPress { return false }
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
    return !isEnabled || tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Keyboard

  open override var canBecomeFocused: Bool { isEnabled && !isHidden && window != nil && isUserInteractionEnabled }

  /// True if Space and Return press the control, which by default requires an action for `.touchUpInside` or a menu.
  var isPressedByKeyboard: Bool { opensMenuByPress || messages.contains { $0.events.contains(.touchUpInside) } }

  /// True if drags inside the control are its own, so that they neither go back nor dismiss.
  var ownsDrags: Bool { false }

  /// Called when an element of the control's menu was chosen, before its action is performed.
  func menuElementWasChosen(_ element: any MenuLeaf) {}

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
