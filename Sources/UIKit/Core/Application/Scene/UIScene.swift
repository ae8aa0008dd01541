import Foundation

/// An independent part of the interface: the workbench, or a stage in it.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    /// Not connected, after `disconnect()`.
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// `.foregroundActive` from the creation of the scene until `disconnect()`, unless the host changes it.
  public internal(set) var activationState = ActivationState.foregroundActive

  open var delegate: (any UISceneDelegate)?
  public private(set) lazy var session = UISceneSession(of: self)

  open override var next: UIResponder? { UIApplication.shared }
}
