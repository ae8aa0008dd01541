import Foundation

extension CALayer {
  /// Stores the layer's current state if the layer is on screen. Must be called before every change.
  func willChange() {
    guard case .unchanged = mark, isOnScreen else { return }
    ThreadState.main.uncommittedChanges.keep(self)
  }

  /// Must be called before `layer` becomes a sublayer or the mask.
  func willAdopt(_ layer: CALayer) {
    willChange()
    if case .unchanged = layer.mark, isOnScreen { ThreadState.main.uncommittedChanges.noteArrival(of: layer) }
  }

  /// A Boolean value that indicates whether the layer was in a tree on screen at the latest commit, visible or hidden.
  package var isOnScreen: Bool {
    var layer = self
    while true {
      if case .arrived = layer.mark { return false }
      guard let parent = ThreadState.main.uncommittedChanges.committedParent(of: layer) else {
        return layer.shownTree?.hasCommitted == true
      }
      layer = parent
    }
  }

  /// Returns a frozen deep copy of what the screen shows of the layer now, or nil if the layer isn't on screen or has left its tree since.
  ///
  /// The copy has the state of the latest commit, advanced by the animations that ran then.
  package func committedCopy() -> CALayer? {
    guard isOnScreen, let tree = layerTree else { return nil }
    let running = RunningScene.current
    return committedCopy(at: committedTime(atSceneTime: tree === running.tree ? running.time : tree.now))
  }

  private func committedCopy(at time: CFTimeInterval) -> CALayer {
    guard let committed = ThreadState.main.uncommittedChanges.committed(self) else {
      return committedCopy(modelState, runningAnimations, children, maskLayer, at: time)
    }
    return committedCopy(committed.state, committed.animations, committed.children, committed.mask, at: time)
  }

  private func committedCopy(
    _ state: LayerState, _ animations: [RunningAnimation], _ children: [CALayer], _ mask: CALayer?, at time: CFTimeInterval
  ) -> CALayer {
    let copy = makeEmptyCopy()
    copy.copyValues(from: self)
    copy.modelState = state
    for animation in animations { animation.apply(to: &copy.modelState, at: time) }
    for layer in children { copy.addSublayer(layer.committedCopy(at: layer.committedTiming.local(fromParent: time))) }
    copy.mask = mask.map { $0.committedCopy(at: $0.committedTiming.local(fromParent: time)) }
    copy.settle()
    return copy
  }

  private var committedTiming: LayerTime { ThreadState.main.uncommittedChanges.committed(self)?.time ?? time }

  private func committedTime(atSceneTime time: CFTimeInterval) -> CFTimeInterval {
    let parent = ThreadState.main.uncommittedChanges.committedParent(of: self)
    return committedTiming.local(fromParent: parent?.committedTime(atSceneTime: time) ?? time)
  }
}
