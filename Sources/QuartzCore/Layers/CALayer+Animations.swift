import Foundation

extension CALayer {
  /// The animation that runs under `key`: the copy that was made when it was added.
  public func animation(forKey key: String) -> CAAnimation? { runningAnimations.first { $0.key == key }?.animation }

  /// The keys of all animations, in the order in which they were added; nil when there are none.
  public func animationKeys() -> [String]? {
    let keys = runningAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Whether any animation is on the layer, with a key or without.
  package var hasAnimations: Bool { !runningAnimations.isEmpty }

  /// Whether an animation that comes to an end by itself runs on this layer or on one below it.
  package var hasUnfinishedAnimations: Bool {
    runningAnimations.contains { !$0.isOver && $0.activeDuration.isFinite && $0.driver?.isRunning != false }
      || children.contains(where: \.hasUnfinishedAnimations)
  }

  /// In how many seconds the last animation ends that does so by itself or with its driver, on this layer or on one below it; 0 without
  /// any.
  package var timeToLastEnd: CFTimeInterval {
    let own = runningAnimations.lazy.filter { !$0.isOver && $0.activeDuration.isFinite }.map { animation in
      let now = animation.driver.map { $0.time(at: $0.now) } ?? self.currentLocalTime
      return (animation.begin ?? now) - now + animation.activeDuration
    }
    return max(own.max() ?? 0, children.lazy.map(\.timeToLastEnd).max() ?? 0)
  }

  func addCopy(of animation: CAAnimation, forKey key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    if let transition = copy as? CATransition, transition.old == nil { transition.old = frozenPicture(presentation: true) }
    add(copy, key: copy is CATransition ? kCATransition : key, driver: nil, begin: 0, completions: [])
  }

  /// Adds `animation` itself, for UIKit: paced by `driver` from `begin` of its time on, and waited for by `completions`.
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
    PendingAnimations.add(running, to: self)
    setNeedsDisplayOfTree()
  }

  /// Whether an animation of `property` runs.
  package func isAnimating(_ property: String) -> Bool {
    runningAnimations.contains { !$0.isOver && $0.properties.contains { $0.rawValue == property } }
  }

  func removeAnimations(where isRemoved: (RunningAnimation) -> Bool) {
    guard runningAnimations.contains(where: isRemoved) else { return }
    willChange()
    for animation in runningAnimations where isRemoved(animation) {
      animation.isAttached = false
      if !animation.isOver { PendingAnimations.cutShort(animation) }
    }
    runningAnimations.removeAll(where: isRemoved)
    setNeedsDisplayOfTree()
  }

  /// Ends `animation` and tells whoever waits; does nothing when it is no longer on the layer.
  func end(_ animation: RunningAnimation, finished: Bool) {
    guard animation.isAttached, !animation.isOver else { return }
    willChange()
    if animation.animation.isRemovedOnCompletion || !finished {
      animation.isAttached = false
      runningAnimations.removeAll { $0 === animation }
    } else {
      animation.isOver = true
    }
    setNeedsDisplayOfTree()
    animation.notifyEnd(finished: finished)
  }

  /// Core Animation's own animation of a changed property: from what is shown to the new value, as the transaction says. Nil for a layer
  /// that the screen does not show yet: there is nothing to start from.
  func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard isOnScreen, layerTree != nil, let path = AnimatableKeyPath(event), path.property.isAnimatable else {
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
