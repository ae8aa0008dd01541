import Foundation

extension UIScene {
  /// Posted before `activationState` changes.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
  /// Posted before `activationState` changes.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
}

extension UIApplication {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public nonisolated static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")

  /// The activation state of the running scene, which counts as a whole program for its code.
  public var applicationState: State {
    switch (UIWindowScene.running ?? firstScene)?.activationState {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached, nil: .background
    }
  }
}

// Changes of a scene's activation state as the system makes them, for an alert, a call or another program in front of it.
extension UIWindowScene {
  /// Goes through the intermediate states.
  ///
  /// A scene that is not active receives no input, and its current touches and key presses are cancelled, as
  /// `UIResponder.touchesCancelled(_:with:)` documents. In the background its layers are not visible, so current and new animations end at
  /// once.
  package func enter(_ state: ActivationState) {
    perform { while advance(toward: state) {} }
  }

  /// Takes the next step toward a state. Returns false if there is none.
  private func advance(toward state: ActivationState) -> Bool {
    switch (activationState, state) {
    case (.foregroundActive, .foregroundInactive), (.foregroundActive, .background): deactivate()
    case (.foregroundInactive, .background): enterBackground()
    case (.background, .foregroundInactive), (.background, .foregroundActive): leaveBackground()
    case (.foregroundInactive, .foregroundActive): activate()
    default: return false
    }
    return true
  }

  private func deactivate() {
    delegate?.sceneWillResignActive(self)
    applicationDelegate?.applicationWillResignActive(.shared)
    postNotifications(Self.willDeactivateNotification, UIApplication.willResignActiveNotification)
    activationState = .foregroundInactive
    cancelInput()
  }

  private func enterBackground() {
    activationState = .background
    doctor.noteEndOfAllAnimations()
    layerTree.close()
    delegate?.sceneDidEnterBackground(self)
    applicationDelegate?.applicationDidEnterBackground(.shared)
    postNotifications(Self.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
  }

  private func leaveBackground() {
    delegate?.sceneWillEnterForeground(self)
    applicationDelegate?.applicationWillEnterForeground(.shared)
    postNotifications(Self.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    activationState = .foregroundInactive
    layerTree.reopen()
  }

  private func activate() {
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    applicationDelegate?.applicationDidBecomeActive(.shared)
    postNotifications(Self.didActivateNotification, UIApplication.didBecomeActiveNotification)
  }

  private func postNotifications(_ scene: NSNotification.Name, _ application: NSNotification.Name) {
    NotificationCenter.default.post(name: scene, object: self)
    NotificationCenter.default.post(name: application, object: UIApplication.shared)
  }

  func cancelInput() {
    pointers.cancelAll(at: time)
    forgetWheelPinch()
    hostedInput.cancelAll(at: time, in: self)
    for window in windows { window.cancelPresses(at: time) }
    dragging?.cancel()
    hover(at: nil)
    closeOverlays()
  }
}
