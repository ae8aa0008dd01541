import Foundation

/// A change of a scene's activation state as the system makes it, for an alert, a call or another program in front of it.
@MainActor
struct SceneActivation {
  let scene: UIWindowScene

  /// Takes the next step toward a state. Returns false if there is none.
  func advance(toward state: UIScene.ActivationState) -> Bool {
    switch (scene.activationState, state) {
    case (.foregroundActive, .foregroundInactive), (.foregroundActive, .background): deactivate()
    case (.foregroundInactive, .background): enterBackground()
    case (.background, .foregroundInactive), (.background, .foregroundActive): leaveBackground()
    case (.foregroundInactive, .foregroundActive): activate()
    default: return false
    }
    return true
  }

  private func deactivate() {
    scene.delegate?.sceneWillResignActive(scene)
    scene.app.delegate?.applicationWillResignActive(.shared)
    post(UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification)
    scene.activationState = .foregroundInactive
    scene.input.cancelAll(in: scene)
  }

  private func enterBackground() {
    scene.activationState = .background
    scene.doctor.noteEndOfAllAnimations()
    scene.layerTree.close()
    scene.delegate?.sceneDidEnterBackground(scene)
    scene.app.delegate?.applicationDidEnterBackground(.shared)
    post(UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification)
  }

  private func leaveBackground() {
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.app.delegate?.applicationWillEnterForeground(.shared)
    post(UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification)
    scene.activationState = .foregroundInactive
    scene.layerTree.reopen()
  }

  private func activate() {
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    scene.app.delegate?.applicationDidBecomeActive(.shared)
    post(UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
  }

  private func post(_ name: NSNotification.Name, _ applicationName: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: scene)
    NotificationCenter.default.post(name: applicationName, object: UIApplication.shared)
  }
}

extension UIWindowScene {
  /// Goes through the intermediate states.
  ///
  /// A scene that is not active receives no input, and its current touches and key presses are cancelled, as
  /// `UIResponder.touchesCancelled(_:with:)` documents. In the background its layers are not visible, so current and new animations end at
  /// once.
  package func enter(_ state: ActivationState) {
    perform { while SceneActivation(scene: self).advance(toward: state) {} }
  }
}
