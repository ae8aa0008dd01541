import Foundation

/// An object that runs code alongside the appearance or disappearance of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds code to run when the menu has appeared or disappeared.
  func addCompletion(_ completion: @escaping () -> Void)
}
