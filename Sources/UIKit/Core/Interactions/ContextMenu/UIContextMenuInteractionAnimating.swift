import Foundation

@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  /// The completion runs when the menu has appeared or disappeared.
  func addCompletion(_ completion: @escaping () -> Void)
}
