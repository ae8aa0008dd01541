import Foundation

extension UIScene {
  /// Posted when the scene is about to get no more events, before `activationState` changes.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted when the scene has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
  /// Posted when the scene is about to leave the background, before `activationState` changes.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
  /// Posted when the scene gets events again.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
}

extension UIApplication {
  /// Whether the program is on show.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// Posted when the program is about to get no more events.
  public nonisolated static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the program has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted when the program is about to leave the background.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted when the program gets events again.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")

  /// Whether the running scene, which is a program by itself as far as its code knows, is on show.
  public var applicationState: State {
    switch (UIWindowScene.running ?? firstScene)?.activationState {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached, nil: .background
    }
  }
}

// What the system does to a scene: an alert or a call in front of it, another program in its place, and back.
extension UIWindowScene {
  /// Brings the scene to the foreground or sends it to the background, through the states in between.
  ///
  /// A scene that is not active gets no input: touches and keys that are down are cancelled, as `UIResponder.touchesCancelled(_:with:)`
  /// documents. In the background nobody sees its layers, so animations end at once, those that run and those that begin.
  package func enter(_ state: ActivationState) {
    perform { while goToward(state) {} }
  }

  /// Takes the next step on the way to a state; false where there is none to take.
  private func goToward(_ state: ActivationState) -> Bool {
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
    tell(Self.willDeactivateNotification, UIApplication.willResignActiveNotification)
    activationState = .foregroundInactive
    cancelInput()
  }

  private func enterBackground() {
    activationState = .background
    layerTree.close()
    tell(Self.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
  }

  private func leaveBackground() {
    tell(Self.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    activationState = .foregroundInactive
    layerTree.reopen()
  }

  private func activate() {
    activationState = .foregroundActive
    tell(Self.didActivateNotification, UIApplication.didBecomeActiveNotification)
  }

  private func tell(_ scene: NSNotification.Name, _ application: NSNotification.Name) {
    NotificationCenter.default.post(name: scene, object: self)
    NotificationCenter.default.post(name: application, object: UIApplication.shared)
  }

  /// Takes all touches and keys that are down away from who has them, and closes what a hand has opened over the windows.
  func cancelInput() {
    pointers.cancelAll(at: time)
    for window in windows { window.cancelPresses(at: time) }
    hover(at: nil)
    closeOverlays()
  }
}
