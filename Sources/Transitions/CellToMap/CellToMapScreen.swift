import UIKit

/// The screen that a cell becomes part of.
@MainActor
public protocol CellToMapScreen: AnyObject {
  /// Animates the screen in from the appearance of the list. The duration is in seconds, without the delay before it.
  func reveal(withDuration duration: TimeInterval, completionHandler: @escaping () -> Void)
  /// Animates the screen out to the appearance of the list. The duration is in seconds.
  func hide(withDuration duration: TimeInterval, completionHandler: @escaping () -> Void)
  /// Restores everything after a cancelled `hide(withDuration:completionHandler:)`.
  func reset()
}

/// The list that the cell belongs to.
@MainActor
public protocol CellToMapList: AnyObject {
  /// Shows the list's own cell again, as the moving one has arrived.
  func customTransitionWasFinished()
}
