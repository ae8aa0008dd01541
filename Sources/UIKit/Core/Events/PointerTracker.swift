import Foundation

@MainActor
final class PointerTracker {
  // The maximum time in seconds and distance in points between two touches of a double tap.
  private static let tapInterval: TimeInterval = 0.35
  private static let tapDistance: CGFloat = 12

  /// The touches that are down, in the order in which they began.
  private(set) var touches: [UITouch] = []
  /// The fingers that touched down while input was blocked, or on no window.
  private var ignored: Set<Int> = []
  private var latestTap: (location: CGPoint, time: TimeInterval, count: Int)?

  func handle(_ input: PointerInput, in scene: UIWindowScene) {
    switch input.phase {
    case .began: begin(input, in: scene)
    case .moved, .ended, .cancelled: change(input)
    }
  }

  func handle(_ pinch: PinchInput, in scene: UIWindowScene) { for finger in pinch.fingers { handle(finger, in: scene) } }

  /// Stores a movement that precedes the one that is sent.
  func coalesce(_ input: PointerInput) {
    guard !ignored.contains(input.id), let touch = touches.first(where: { $0.id == input.id }), let window = touch.window else { return }
    touch.addEarlier(window.layer.convert(input.location, from: window.layer.superlayer), at: input.timestamp)
  }

  /// Called, for example, when the scene becomes inactive.
  func cancelAll(at time: TimeInterval) {
    for touch in touches {
      change(
        PointerInput(id: touch.id, phase: .cancelled, location: touch.location(in: nil), timestamp: time))
    }
    ignored = []
  }

  private func begin(_ input: PointerInput, in scene: UIWindowScene) {
    // A finger that touches down again has been lifted, even if the host did not report it.
    ignored.remove(input.id)
    if touches.contains(where: { $0.id == input.id }) {
      change(PointerInput(id: input.id, phase: .cancelled, location: input.location, timestamp: input.timestamp))
    }
    guard !scene.isEveryTouchBlocked, let (window, view) = scene.hitTest(input.location), admits(view) else {
      ignored.insert(input.id)
      return
    }
    let location = window.layer.convert(input.location, from: window.layer.superlayer)
    let touch = UITouch(id: input.id, location: location, timestamp: input.timestamp, type: .indirectPointer, window: window)
    touch.view = view
    touch.tapCount = tapCount(of: input)
    touches.append(touch)
    window.makeKey()
    window.pointerDidPress(view)
    send(input, changed: touch)
  }

  private func change(_ input: PointerInput) {
    if ignored.contains(input.id) {
      if input.phase != .moved { ignored.remove(input.id) }
      return
    }
    guard let touch = touches.first(where: { $0.id == input.id }), let window = touch.window else { return }
    let phase: UITouch.Phase =
      switch input.phase {
      case .began, .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    let location = window.layer.convert(input.location, from: window.layer.superlayer)
    touch.move(to: location, phase: phase, timestamp: input.timestamp)
    send(input, changed: touch)
    guard phase != .moved else { return }
    touches.removeAll { $0 === touch }
    if touches.isEmpty { window.windowScene?.doctor.noteLift(cancelled: phase == .cancelled) }
  }

  private func send(_ input: PointerInput, changed: UITouch) {
    for touch in touches where touch !== changed { touch.phase = .stationary }
    let event = UIEvent(
      type: .touches, timestamp: input.timestamp, modifierFlags: UIKeyModifierFlags(input.modifiers), buttonMask: .primary)
    event.setTouches(touches)
    let earlier = changed.takeEarlier()
    if !earlier.isEmpty { event.setCoalesced(earlier + [changed.snapshot()], for: changed) }
    UIApplication.shared.sendEvent(event)
  }

  /// Returns whether a view may receive a new touch. A view with `isExclusiveTouch` accepts only a single touch, during which no other view
  /// accepts one.
  private func admits(_ view: UIView) -> Bool {
    touches.allSatisfy { $0.view === view || !(view.isExclusiveTouch || $0.view?.isExclusiveTouch == true) }
  }

  private func tapCount(of input: PointerInput) -> Int {
    var count = 1
    if let tap = latestTap, input.timestamp - tap.time <= Self.tapInterval,
      hypot(input.location.x - tap.location.x, input.location.y - tap.location.y) <= Self.tapDistance
    {
      count = tap.count + 1
    }
    latestTap = (input.location, input.timestamp, count)
    return count
  }
}
