import Foundation

// Another size of the screen.
extension UIWindowScene {
  /// How long everything takes to glide into its new place when a device is turned, in seconds, as on an iPhone: what
  /// `UIApplication.statusBarOrientationAnimationDuration` said.
  private static var rotationDuration: TimeInterval { 0.3 }

  /// Gives the screen another size (points) and safe area; windows follow, controllers are told of the transition first.
  ///
  /// With `animated`, all that changes with the size is animated as when a device is turned, together with what controllers animate
  /// alongside. A scene whose time stands still shows the new size at once.
  public func resize(to size: CGSize, safeAreaInsets insets: UIEdgeInsets? = nil, animated: Bool = false) {
    perform {
      guard !isStopped else { return }
      let changes = size != screen.bounds.size
      if changes { closeOverlays() }
      let duration = animated && changes && clock.isRunning ? Self.rotationDuration : 0
      let transitions = changes ? windows.map { TransitionContext(resizing: $0, over: duration) } : []
      for (window, transition) in zip(windows, transitions) {
        window.rootViewController?.viewWillTransition(to: size, with: transition.coordinator)
      }
      screen.bounds.size = size
      rootLayer.frame = screen.bounds
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
          // What is placed alongside may go by the new layout, and change it.
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
