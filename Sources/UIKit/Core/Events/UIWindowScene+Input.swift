import Foundation

// Converts the host's input to events for windows and views.
extension UIWindowScene {
  func handle(_ event: InputEvent) {
    guard activationState == .foregroundActive else { return }
    toolTips.inputDidArrive(event)
    if hostedInput.takes(event, in: self) { return }
    switch event {
    case .pointer(let input) where input.button == .primary:
      if input.phase == .began { endWheelPinch() }
      pointers.handle(input, in: self)
    case .pointer(let input): secondaryPress(input)
    case .hover(let location): hover(at: location)
    case .wheel(let input): scroll(input)
    case .pinch(let input): pinch(input)
    case .key(let input): press(input)
    case .text(let text): insert(text)
    }
  }

  /// Handles a movement of a pressed pointer that is followed by another one in the same turn. Touches move once a turn; the intermediate
  /// movements are in the event's `coalescedTouches(for:)`.
  func coalesce(_ event: InputEvent) {
    guard activationState == .foregroundActive, !hostedInput.takes(event, in: self), case .pointer(let input) = event,
      input.button == .primary
    else { return }
    pointers.coalesce(input)
  }

  /// Returns the frontmost window, and its view, that receives touches at a point of the screen.
  func hitTest(_ location: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in windows.reversed() where !window.isHidden {
      let point = window.layer.convert(location, from: rootLayer)
      if let view = window.hitTest(point, with: nil) { return (window, view) }
    }
    return nil
  }

  /// Sends a press of the secondary button to the innermost view that uses it. If the press opens a menu, the menu also receives its
  /// movement and release.
  private func secondaryPress(_ input: PointerInput) {
    guard input.button == .secondary else { return }
    guard input.phase == .began else { return menus.followSecondaryButton(input) }
    guard !isEveryTouchBlocked else { return }
    var candidate = hitTest(input.location)?.view
    while let view = candidate {
      let point = view.layer.convert(input.location, from: rootLayer)
      if (view as? any PointerInteracting)?.secondaryPress(at: point) == true { return }
      if let interaction = view.attachedContextMenu, interaction.presentMenu(at: point) { return }
      candidate = view.superview
    }
  }

  private func scroll(_ input: WheelInput) {
    guard !isEveryTouchBlocked else { return }
    for view in pointerChain(from: hitTest(input.location)?.view) {
      if view.scroll(by: input) { return }
    }
    if input.modifiers.contains(.control) { pinch(by: input) }
  }

  func hover(at location: CGPoint?) {
    let hit = location.flatMap { hitTest($0) }
    hostedInput.pointerMoved(over: hit?.view, to: location, in: self)
    for window in windows {
      let point = window.layer.convert(location ?? .zero, from: rootLayer)
      window.gestureArbiter.hover.pointerMoved(over: hit?.window === window ? hit?.view : nil, to: point)
    }
    let chain = pointerChain(from: hit?.view)
    for view in hoveredViews.compactMap(\.view) where !chain.contains(where: { $0 === view }) { view.pointerMoved(to: nil) }
    hoveredViews = chain.map { HoveredView(view: $0) }
    guard let location else { return }
    for view in chain { view.pointerMoved(to: view.layer.convert(location, from: rootLayer)) }
    toolTips.pointerMoved(over: hit?.view, at: location, in: self)
  }

  private func press(_ input: KeyInput) {
    guard dragging?.takes(input) != true, !isUserInteractionBlocked || !input.isDown else { return }
    let press = UIPress(
      phase: input.isDown ? .began : .ended, timestamp: input.timestamp, key: UIKey(input), isRepeat: input.isRepeat)
    let event = UIPressesEvent(press: press, window: window(for: input))
    UIApplication.shared.sendEvent(event)
    shortcutCharacters = input.isDown && event.isShortcut ? input.characters : nil
  }

  /// Returns the window that receives a key. The release of a key goes to the window of its press. If another window has the keyboard when
  /// a key repeats, the press is cancelled in its window.
  private func window(for input: KeyInput) -> UIWindow? {
    let (key, window) = (UIKeyboardHIDUsage(rawValue: input.usage), inputWindow)
    let holder = windows.first { $0.heldPresses[key] != nil }
    guard input.isDown else { return holder ?? window }
    if let holder, holder !== window { holder.cancelPress(of: key, at: input.timestamp) }
    return window
  }

  private func insert(_ text: String) {
    // The host also reports the character of a shortcut's key. A text field that the shortcut has opened must not receive it.
    let isShortcut = text == shortcutCharacters
    shortcutCharacters = nil
    guard !isShortcut, !isUserInteractionBlocked, let target = inputWindow?.firstResponder as? any UIKeyInput else { return }
    target.insertText(text)
  }

  /// The responder that receives keys first, or nil without a window.
  var keyboardTarget: UIResponder? { inputWindow?.keyTarget }
}

struct HoveredView {
  private(set) weak var view: (any PointerInteracting)?
}
