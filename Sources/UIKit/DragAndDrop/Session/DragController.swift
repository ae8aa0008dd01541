import Foundation

/// The drags of a scene, one at a time. Items that were released earlier may still be moving.
@MainActor
final class DragController: SceneDragging {
  private var drag: ActiveDrag?
  private var flights: [DragFlight] = []

  var isActive: Bool { drag != nil }

  /// Lifts the items of an interaction, or adds them to the current drag. Returns a Boolean value that indicates whether a drag began.
  func lift(by interaction: UIDragInteraction, at location: CGPoint, in scene: UIWindowScene) -> Bool {
    if drag != nil { return add(itemsOf: interaction, at: location) }
    guard let lifted = ActiveDrag(interaction, at: location, in: scene) else { return false }
    drag = lifted
    lifted.lift()
    return true
  }

  /// Adds the items of a view that another finger has pressed. Returns false, because that press begins no drag.
  private func add(itemsOf interaction: UIDragInteraction, at location: CGPoint) -> Bool {
    drag?.add(itemsOf: interaction, at: location)
    return false
  }

  func pointerMoved(to location: CGPoint, by interaction: UIDragInteraction) {
    guard let drag, drag.interaction === interaction else { return }
    drag.move(to: location)
  }

  func release(by interaction: UIDragInteraction) {
    guard let drag, drag.interaction === interaction else { return }
    self.drag = nil
    begin(drag.release())
  }

  /// Called when the press is cancelled.
  func cancel(by interaction: UIDragInteraction) { if drag?.interaction === interaction { cancel() } }

  func cancel() {
    guard let drag else { return }
    self.drag = nil
    begin(drag.cancel())
  }

  func menuWillOpen() {
    guard let drag, !drag.isDragged else { return }
    self.drag = nil
    drag.vanish()
  }

  func finishFlights() { for flight in flights { flight.finish() } }

  func takes(_ key: KeyInput) -> Bool {
    guard isActive, key.isDown, key.usage == UIKeyboardHIDUsage.keyboardEscape.rawValue else { return false }
    cancel()
    return true
  }

  private func begin(_ flight: DragFlight) {
    flights.append(flight)
    flight.begin { [weak self, weak flight] in self?.flights.removeAll { $0 === flight } }
  }
}

extension UIWindowScene {
  var drags: DragController {
    if let dragging = dragging as? DragController { return dragging }
    let drags = DragController()
    dragging = drags
    return drags
  }
}
