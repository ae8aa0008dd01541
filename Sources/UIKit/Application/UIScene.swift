import Foundation

/// One independent piece of interface: the workbench, or a stage in it.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is on show.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// `.foregroundActive` from creation until `disconnect()`, unless the host says otherwise.
  public internal(set) var activationState = ActivationState.foregroundActive

  open override var next: UIResponder? { UIApplication.shared }
}
