/// The drags of a scene. Drag and drop is on a higher floor.
@MainActor
protocol SceneDragging: AnyObject {
  /// Handles a key, and returns whether it was used: Esc cancels a drag.
  func takes(_ key: KeyInput) -> Bool
  /// Puts back at once what is lifted and hasn't moved, because its menu opens. The press then belongs to the menu.
  func menuWillOpen()
  /// Returns the items to where they came from.
  func cancel()
  /// Ends the movements of released items, because their final places change.
  func finishFlights()
}
