import Foundation

extension UIWindowScene {
  /// The duration of the rotation animation in seconds, as on an iPhone: the value of
  /// `UIApplication.statusBarOrientationAnimationDuration`.
  private static var rotationDuration: TimeInterval { 0.3 }

  /// Changes the size of the screen in points, and the safe area. Controllers are notified first, and windows follow.
  ///
  /// With `animated`, all consequences of the new size are animated as when a device is rotated, together with the animations that
  /// controllers add alongside. A paused scene shows the new size at once.
  package func resize(to size: CGSize, safeAreaInsets insets: UIEdgeInsets? = nil, animated: Bool = false) {
    perform {
      guard !isStopped else { return }
      let changes = size != screen.bounds.size
      if changes { closeOverlays() }
      let duration = animated && changes && clock.isRunning ? Self.rotationDuration : 0
      let transitions = changes ? windows.map { TransitionContext(resizing: $0, over: duration) } : []
      let traits = traits(on: UIScreen(bounds: CGRect(origin: .zero, size: size), scale: screen.scale))
      for (window, transition) in zip(windows, transitions) {
        if traits != traitCollection { window.rootViewController?.willTransition(to: traits, with: transition.coordinator) }
        window.rootViewController?.viewWillTransition(to: size, with: transition.coordinator)
      }
      let orientation = interfaceOrientation
      let newOrientation = UIInterfaceOrientation(of: size)
      if newOrientation != orientation { UIApplication.shared.orientationWillChange(to: newOrientation) }
      screen.bounds.size = size
      rootLayer.frame = screen.bounds
      if newOrientation != orientation {
        UIDevice.current.orientationDidChange()
        UIApplication.shared.orientationDidChange(from: orientation)
      }
      guard duration > 0 else {
        fitWindows(insets)
        for transition in transitions {
          transition.coordinator.runQueuedAnimations()
          transition.completeTransition(true)
        }
        return
      }
      UIView.animate(
        withDuration: duration, delay: 0, options: .allowUserInteraction,
        animations: {
          self.fitWindows(insets)
          // Animations alongside may depend on the new layout, and change it.
          for window in self.windows { window.layoutIfNeeded() }
          for transition in transitions { transition.coordinator.runInSurroundingBlock() }
          for window in self.windows { window.layoutIfNeeded() }
        }, completion: { _ in for transition in transitions { transition.completeTransition(true) } })
    }
  }

  private func fitWindows(_ insets: UIEdgeInsets?) {
    if let insets { safeAreaInsets = insets }
    statusBar?.place()
    traitsMayHaveChanged()
    for window in windows { window.frame = screen.bounds }
  }
}
