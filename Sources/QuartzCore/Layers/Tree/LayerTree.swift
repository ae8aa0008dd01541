import Foundation

/// A layer tree on screen, with what its host needs to know: the work that is due, and whether there is anything new to draw.
///
/// In each turn, a host calls `advance()`, delivers input, and calls `commit()`, all in `RunningScene.perform(in:at:_:)`. It draws when
/// `changeCount` has changed or `nextActivity` has come. Before code runs between turns, for example for a timer, the host calls
/// `setTime(_:)`.
package final class LayerTree {
  package unowned let root: CALayer
  /// Increases with each change in the tree.
  package internal(set) var changeCount = 0
  /// The layers whose appearance has changed while the tree was on screen.
  package fileprivate(set) var changes = LayerChanges()
  /// A Boolean value that indicates whether the tree has been on screen, which is true from its first commit.
  private(set) var hasCommitted = false
  /// A Boolean value that indicates whether the latest frame shows something that moves by itself, such as particles.
  package var keepsMoving = false
  /// The time between two frames of the host, in seconds. Display links report it.
  package var frameInterval: CFTimeInterval = 1.0 / 60

  /// The scene's time at its latest turn, or as set since then, in seconds.
  private(set) var now: CFTimeInterval
  let schedule = AnimationSchedule()
  private var nextTurn: [() -> Void] = []

  /// `root` must be a root layer. The tree shows it until `close()` is called. `time` is the scene's time, in seconds.
  package init(root: CALayer, time: CFTimeInterval = RunningScene.current.time) {
    self.root = root
    now = time
    root.shownTree = self
  }

  deinit { schedule.forget() }

  /// Removes the tree from the screen. Its animations end unfinished, and their observers are notified immediately.
  ///
  /// Animations that are added later end as soon as they begin.
  package func close() {
    root.shownTree = nil
    schedule.endAll()
  }

  /// Sets the tree's time in seconds, without performing work that is due. Later animations begin at that time.
  package func setTime(_ time: CFTimeInterval) {
    // Animations that have been added so far begin at the time when they were added.
    CATransaction.flush()
    now = time
  }

  package func reopen() {
    root.shownTree = self
    changeCount += 1
    changes.forget()
  }

  /// Performs the work that is due at the running scene's time: deferred work, the ends of animations, and display links.
  ///
  /// - Parameter callLinks: Calls its argument, which calls the display links.
  package func advance(_ callLinks: (_ call: () -> Void) -> Void = { $0() }) {
    // Animations that were added since the last turn begin at the time when they were added, not now.
    CATransaction.flush()
    now = RunningScene.current.time
    let work = ThreadState.main.nextTurnOfAnyTree + nextTurn
    ThreadState.main.nextTurnOfAnyTree = []
    nextTurn = []
    for block in work { block() }
    schedule.finishDue(in: self)
    callLinks { CADisplayLink.tick(self, interval: frameInterval) }
  }

  /// Ends the turn: performs requested layout and display, and begins new animations.
  package func commit() {
    root.prepareSubtree()
    CATransaction.flush()
    // Code that was notified of an end may have changed the tree again.
    root.prepareSubtree()
    hasCommitted = true
    ThreadState.main.uncommittedChanges.commit()
  }

  /// Makes the changes so far visible, before the turn ends.
  package func showChanges() { if hasCommitted { ThreadState.main.uncommittedChanges.commit() } }

  package static func onNextTurn(_ block: @escaping () -> Void) {
    if let tree = RunningScene.current.tree { tree.nextTurn.append(block) } else { ThreadState.main.nextTurnOfAnyTree.append(block) }
  }

  /// A Boolean value that indicates whether work is waiting for the next turn, regardless of its time.
  package var hasWorkForNextTurn: Bool { !nextTurn.isEmpty }

  /// The scene's time from which a new turn is needed even if nothing else happens, or nil if the tree is at rest.
  package var nextActivity: CFTimeInterval? {
    if keepsMoving || !nextTurn.isEmpty || !ThreadState.main.nextTurnOfAnyTree.isEmpty { return now }
    let call = CADisplayLink.nextActivity(in: self, at: now, interval: frameInterval)
    return [call, schedule.nextActivity(in: self)].compactMap { $0 }.min()
  }

  /// The scene's time of the next event that occurs without further input, or nil if there is none. In virtual time, stop at these times.
  ///
  /// An event is the end of an animation, a call of a display link, or work that waits for the next turn. Mere motion is not an event.
  package var nextDeadline: CFTimeInterval? {
    if !nextTurn.isEmpty { return now }
    return [nextEnd, CADisplayLink.nextTick(in: self, after: now, interval: frameInterval)].compactMap { $0 }.min()
  }

  /// The scene's time at which the next animation ends without further input, or nil if none will.
  package var nextEnd: CFTimeInterval? { schedule.nextEnd(in: self) }
}

extension CALayer {
  /// The tree on screen that contains this layer, or nil if there is none.
  package var layerTree: LayerTree? { rootLayer.shownTree }

  /// Notifies the tree's host that there is something new to draw.
  package func setNeedsDisplayOfTree() {
    guard presented == nil else { return }
    rootLayer.shownTree?.changeCount += 1
  }

  /// Called when this layer's values, sublayers, mask, or animations have changed.
  func appearanceDidChange() {
    guard presented == nil, let tree = rootLayer.shownTree else { return }
    tree.changeCount += 1
    tree.changes.append(serial)
  }
}
