import Foundation

/// The drags of a scene, one at a time. Items that were released earlier may still be moving.
@MainActor
final class DragController: SceneDragging {
  private var drag: ActiveDrag?
  /// The released items that move to their final places.
  private var flights: [DragFlight] = []

  /// A Boolean value that indicates whether something is lifted or dragged.
  var isActive: Bool { drag != nil }

  /// Lifts the items of an interaction. Returns false if there are none.
  func lift(by interaction: UIDragInteraction, at location: CGPoint, in scene: UIWindowScene) -> Bool {
    if drag != nil { return add(itemsOf: interaction, at: location) }
    guard let lifted = ActiveDrag(interaction, at: location, in: scene) else { return false }
    drag = lifted
    lifted.lift()
    return true
  }

  /// Adds the items of an interaction to the drag, because another finger has pressed its view.
  private func add(itemsOf interaction: UIDragInteraction, at location: CGPoint) -> Bool {
    drag?.add(itemsOf: interaction, at: location)
    return false
  }

  /// Moves the items to the pointer.
  func pointerMoved(to location: CGPoint, by interaction: UIDragInteraction) {
    guard let drag, drag.interaction === interaction else { return }
    drag.move(to: location)
  }

  /// Lets the items go.
  func release(by interaction: UIDragInteraction) {
    guard let drag, drag.interaction === interaction else { return }
    self.drag = nil
    begin(drag.release())
  }

  /// Returns the items to where they came from, because the press was cancelled.
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
  /// The drags of the scene.
  var drags: DragController {
    if let dragging = dragging as? DragController { return dragging }
    let drags = DragController()
    dragging = drags
    return drags
  }
}
