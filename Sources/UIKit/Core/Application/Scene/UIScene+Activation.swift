import Foundation

extension UIScene {
  /// Posted before the scene stops receiving events and `activationState` changes.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted when the scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
  /// Posted before the scene leaves the background and `activationState` changes.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
  /// Posted when the scene receives events again.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
}

extension UIApplication {
  /// The activation state of the program.
  public enum State: Int, Sendable {
    /// In the foreground, and receiving events.
    case active = 0
    /// In the foreground, but not receiving events.
    case inactive = 1
    case background = 2
  }

  /// Posted before the program stops receiving events.
  public nonisolated static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the program has entered the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted before the program leaves the background.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted when the program receives events again.
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

// Changes of a scene's activation state as the system makes them: by an alert or call in front of it, or another program.
extension UIWindowScene {
  /// Brings the scene to the foreground, or sends it to the background, through the intermediate states.
  ///
  /// A scene that is not active receives no input, and its current touches and key presses are cancelled, as
  /// `UIResponder.touchesCancelled(_:with:)` documents. In the background its layers are not visible, so current and new
  /// animations end at once.
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

  /// Cancels all touches and key presses, and closes menus and tool tips.
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
