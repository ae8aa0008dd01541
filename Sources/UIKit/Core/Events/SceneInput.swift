import Foundation

/// The input of a scene: the events that wait for its next turn, and what they do to windows and views.
@MainActor
final class SceneInput {
  private struct HoveredView {
    private(set) weak var view: (any PointerInteracting)?
  }

  let pointers = PointerTracker()
  let wheelPinch = WheelPinchTracker()
  let blocks = InputBlockCounter()
  private let hosted = HostedInput()
  private let keyboard = KeyboardInput()
  private var pending: [InputEvent] = []
  private var hoveredViews: [HoveredView] = []

  var isPending: Bool { !pending.isEmpty }

  func add(_ event: InputEvent) { pending.append(event) }

  func removePending() { pending = [] }

  func handlePending(in scene: UIWindowScene) {
    let events = pending
    pending = []
    for (index, event) in events.enumerated() where !scene.isStopped && scene.activationState == .foregroundActive {
      let next = index + 1 < events.count ? events[index + 1] : nil
      if let next, event.isMove(beforeMove: next) { coalesce(event, in: scene) } else { handle(event, in: scene) }
    }
  }

  private func handle(_ event: InputEvent, in scene: UIWindowScene) {
    scene.toolTips.inputDidArrive(event)
    if hosted.takes(event, in: scene) { return }
    switch event {
    case .pointer(let input) where input.button == .primary:
      if input.phase == .began { wheelPinch.end(in: scene) }
      pointers.handle(input, in: scene)
    case .pointer(let input): secondaryPress(input, in: scene)
    case .hover(let location): hover(at: location, in: scene)
    case .wheel(let input): scroll(input, in: scene)
    case .pinch(let input): pinch(input, in: scene)
    case .key(let input): keyboard.press(input, in: scene)
    case .text(let text): keyboard.insert(text, in: scene)
    }
  }

  /// Handles a movement of a pressed pointer that is followed by another one in the same turn. Touches move once a turn; the intermediate
  /// movements are in the event's `coalescedTouches(for:)`.
  private func coalesce(_ event: InputEvent, in scene: UIWindowScene) {
    guard !hosted.takes(event, in: scene), case .pointer(let input) = event, input.button == .primary else { return }
    pointers.coalesce(input)
  }

  /// Sends a press of the secondary button to the innermost view that uses it. If the press opens a menu, the menu also receives its
  /// movement and release.
  private func secondaryPress(_ input: PointerInput, in scene: UIWindowScene) {
    guard input.button == .secondary else { return }
    guard input.phase == .began else { return scene.menus.followSecondaryButton(input) }
    guard !scene.isEveryTouchBlocked else { return }
    for view in viewChain(from: scene.hitTest(input.location)?.view) {
      let point = view.layer.convert(input.location, from: scene.rootLayer)
      if (view as? any PointerInteracting)?.secondaryPress(at: point) == true { return }
      if let interaction = view.attachedContextMenu, interaction.presentMenu(at: point) { return }
    }
  }

  private func scroll(_ input: WheelInput, in scene: UIWindowScene) {
    guard !scene.isEveryTouchBlocked else { return }
    for view in pointerChain(from: scene.hitTest(input.location)?.view) {
      if view.scroll(by: input) { return }
    }
    if input.modifiers.contains(.control) { wheelPinch.turn(input, in: scene) }
  }

  /// Offers a pinch to the views under the pointer, and turns it into touches if a recognizer there needs two fingers. Otherwise it has no
  /// effect, so that a pinch never presses a button.
  private func pinch(_ input: PinchInput, in scene: UIWindowScene) {
    guard !scene.isEveryTouchBlocked || input.phase == .ended || input.phase == .cancelled else { return }
    for view in pointerChain(from: scene.hitTest(input.location)?.view) {
      if view.pinch(by: input) { return }
    }
    guard input.phase != .began || scene.recognizesPinch(input) else { return }
    pointers.handle(input, in: scene)
  }

  private func hover(at location: CGPoint?, in scene: UIWindowScene) {
    let hit = location.flatMap { scene.hitTest($0) }
    hosted.pointerMoved(over: hit?.view, to: location, in: scene)
    for window in scene.windows {
      let point = window.layer.convert(location ?? .zero, from: scene.rootLayer)
      window.gestureArbiter.hover.pointerMoved(over: hit?.window === window ? hit?.view : nil, to: point)
    }
    let chain = pointerChain(from: hit?.view)
    for view in hoveredViews.compactMap(\.view) where !chain.contains(where: { $0 === view }) { view.pointerMoved(to: nil) }
    hoveredViews = chain.map { HoveredView(view: $0) }
    guard let location else { return }
    for view in chain { view.pointerMoved(to: view.layer.convert(location, from: scene.rootLayer)) }
    scene.toolTips.pointerMoved(over: hit?.view, at: location, in: scene)
  }

  /// Cancels the touches and the presses of keys that are down, as `UIResponder.touchesCancelled(_:with:)` documents.
  func cancelAll(in scene: UIWindowScene) {
    pointers.cancelAll(at: scene.time)
    wheelPinch.forget(in: scene)
    hosted.cancelAll(at: scene.time, in: scene)
    for window in scene.windows { window.cancelPresses(at: scene.time) }
    scene.dragging?.cancel()
    hover(at: nil, in: scene)
    scene.closeOverlays()
  }
}
