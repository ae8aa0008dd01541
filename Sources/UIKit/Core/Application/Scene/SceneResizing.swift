import Foundation

/// A change of the size of a scene, in points, and of its safe area.
@MainActor
struct SceneResizing {
  /// The duration of the rotation animation in seconds, as on an iPhone: the value of
  /// `UIApplication.statusBarOrientationAnimationDuration`.
  private static let rotationDuration: TimeInterval = 0.3

  private let scene: UIWindowScene
  private let size: CGSize
  private let insets: UIEdgeInsets?
  private let duration: TimeInterval
  /// One for each window, or none if only the safe area changes.
  private let transitions: [TransitionContext]

  init(of scene: UIWindowScene, to size: CGSize, safeAreaInsets insets: UIEdgeInsets?, animated: Bool) {
    (self.scene, self.size, self.insets) = (scene, size, insets)
    let changes = size != scene.screen.bounds.size
    if changes { scene.closeOverlays() }
    let duration = animated && changes && scene.clock.isRunning ? Self.rotationDuration : 0
    self.duration = duration
    transitions = changes ? scene.windows.map { TransitionContext(resizing: $0, over: duration) } : []
  }

  func perform() {
    notifyControllers()
    resizeScreen()
    guard duration > 0 else {
      fitWindows()
      for transition in transitions {
        transition.coordinator.runQueuedAnimations()
        transition.completeTransition(true)
      }
      return
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: {
        fitWindows()
        // Animations alongside may depend on the new layout, and change it.
        for window in scene.windows { window.layoutIfNeeded() }
        for transition in transitions { transition.coordinator.runInSurroundingBlock() }
        for window in scene.windows { window.layoutIfNeeded() }
      }, completion: { _ in for transition in transitions { transition.completeTransition(true) } })
  }

  private func notifyControllers() {
    let traits = scene.settings.traits(on: UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scene.screen.scale))
    for (window, transition) in zip(scene.windows, transitions) {
      if traits != scene.traitCollection { window.rootViewController?.willTransition(to: traits, with: transition.coordinator) }
      window.rootViewController?.viewWillTransition(to: size, with: transition.coordinator)
    }
  }

  private func resizeScreen() {
    let orientation = scene.interfaceOrientation
    let newOrientation = UIInterfaceOrientation(of: size)
    if newOrientation != orientation { UIApplication.shared.orientationWillChange(to: newOrientation) }
    scene.screen.bounds.size = size
    scene.rootLayer.frame = scene.screen.bounds
    guard newOrientation != orientation else { return }
    UIDevice.current.orientationDidChange()
    UIApplication.shared.orientationDidChange(from: orientation)
  }

  private func fitWindows() {
    if let insets { scene.safeAreaInsets = insets }
    scene.statusBar?.place()
    scene.traitsMayHaveChanged()
    for window in scene.windows { window.frame = scene.screen.bounds }
  }
}

extension UIWindowScene {
  /// Changes the size of the screen in points, and the safe area. Controllers are notified first, and windows follow.
  ///
  /// With `animated`, all consequences of the new size are animated as when a device is rotated, together with the animations that
  /// controllers add alongside. A paused scene shows the new size at once.
  package func resize(to size: CGSize, safeAreaInsets insets: UIEdgeInsets? = nil, animated: Bool = false) {
    perform { if !isStopped { SceneResizing(of: self, to: size, safeAreaInsets: insets, animated: animated).perform() } }
  }
}
