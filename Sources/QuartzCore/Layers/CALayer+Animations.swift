import Foundation

extension CALayer {
  /// Returns the copy that was made when the animation was added.
  public func animation(forKey key: String) -> CAAnimation? { runningAnimations.first { $0.key == key }?.animation }

  /// In the order in which the animations were added, or nil if there are none.
  public func animationKeys() -> [String]? {
    let keys = runningAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// A Boolean value that indicates whether any animation is on the layer, with or without a key.
  package var hasAnimations: Bool { !runningAnimations.isEmpty }

  /// A Boolean value that indicates whether an animation that will end without further input runs on this layer or a descendant.
  package var hasUnfinishedAnimations: Bool {
    runningAnimations.contains { !$0.isOver && $0.activeDuration.isFinite && $0.driver?.isRunning != false }
      || children.contains(where: \.hasUnfinishedAnimations)
  }

  /// The seconds until the last animation on this layer or a descendant ends, by itself or with its driver. 0 if there is none.
  package var timeToLastEnd: CFTimeInterval {
    let own = runningAnimations.lazy.filter { !$0.isOver && $0.activeDuration.isFinite }.map { animation in
      let now = animation.driver.map { $0.time(at: $0.now) } ?? self.currentLocalTime
      return (animation.begin ?? now) - now + animation.activeDuration
    }
    return max(own.max() ?? 0, children.lazy.map(\.timeToLastEnd).max() ?? 0)
  }

  func addCopy(of animation: CAAnimation, forKey key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    if copy.duration <= 0 { copy.duration = CATransaction.durationOfAnimations }
    if let transition = copy as? CATransition, transition.old == nil { transition.old = frozenPicture(presentation: true) }
    add(copy, key: copy is CATransition ? kCATransition : key, driver: nil, begin: 0, completions: [])
  }

  /// Adds `animation` itself, without copying it. If `driver` is given, it paces the animation, which begins at `begin` in its time.
  package func add(
    _ animation: CAAnimation, key: String?, driver: AnimationDriver?, begin: CFTimeInterval, completions: [AnimationCompletion]
  ) {
    guard presented == nil else { return }
    willChange()
    if let key { removeAnimation(forKey: key) }
    let running = RunningAnimation(animation, key: key, completions: CATransaction.completions + completions)
    runningAnimations.append(running)
    driver?.drive(running, on: self, begin: begin)
    AnimationCapture.didAdd(running, to: self)
    ThreadState.main.pendingAnimations.add(running, to: self)
    appearanceDidChange()
  }

  package func isAnimating(_ property: String) -> Bool {
    runningAnimations.contains { !$0.isOver && $0.properties.contains { $0.rawValue == property } }
  }

  func removeAnimations(where isRemoved: (RunningAnimation) -> Bool) {
    guard runningAnimations.contains(where: isRemoved) else { return }
    willChange()
    for animation in runningAnimations where isRemoved(animation) {
      animation.isAttached = false
      if !animation.isOver { ThreadState.main.pendingAnimations.cutShort(animation) }
    }
    runningAnimations.removeAll(where: isRemoved)
    appearanceDidChange()
  }

  /// Ends `animation` and notifies its observers, if the animation is still on the layer.
  func end(_ animation: RunningAnimation, finished: Bool) {
    guard animation.isAttached, !animation.isOver else { return }
    willChange()
    if animation.animation.isRemovedOnCompletion || !finished {
      animation.isAttached = false
      runningAnimations.removeAll { $0 === animation }
    } else {
      animation.isOver = true
    }
    appearanceDidChange()
    animation.notifyEnd(finished: finished)
  }

  /// Returns the implicit animation of a changed property, from the presented to the new value, with the transaction's timing.
  ///
  /// Nil if the layer isn't on screen yet, because there is no value to start from.
  func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard isOnScreen, layerTree != nil, let path = AnimatableKeyPath(event), path.property.animatesImplicitly else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.durationOfAnimations
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fromValue = path.value(in: presentedState(at: currentLocalTime))?.value
    animation.fillMode = .backwards
    return animation.duration > 0 ? animation : nil
  }
}
