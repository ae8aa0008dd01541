/// The drags of a scene. The module does not contain drag and drop itself.
@MainActor
protocol SceneDragging: AnyObject {
  /// Returns whether the key was used: Esc cancels a drag.
  func takes(_ key: KeyInput) -> Bool
  /// Puts a lifted item that hasn't moved back at once, because its menu opens. The press then belongs to the menu.
  func menuWillOpen()
  func cancel()
  /// Ends the movements of released items, because their final places change.
  func finishFlights()
}
