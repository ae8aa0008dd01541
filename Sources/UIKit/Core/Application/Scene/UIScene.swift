import Foundation

/// An independent part of the interface: the workbench, or a stage in it.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected, after `disconnect()`.
    case unattached = -1
    /// In the foreground, and receiving events.
    case foregroundActive = 0
    /// In the foreground, but not receiving events.
    case foregroundInactive = 1
    case background = 2
  }

  /// The activation state, which is `.foregroundActive` from the creation of the scene until `disconnect()`, unless the host
  /// changes it.
  public internal(set) var activationState = ActivationState.foregroundActive

  /// The object that is notified of changes of the scene's state.
  open var delegate: (any UISceneDelegate)?
  /// The description of the scene that outlives it.
  public private(set) lazy var session = UISceneSession(of: self)

  open override var next: UIResponder? { UIApplication.shared }
}
