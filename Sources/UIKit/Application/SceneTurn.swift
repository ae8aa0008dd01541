import Foundation

extension UIWindowScene {
  /// Queues input for the next turn. Points and times are the scene's.
  public func deliver(_ event: InputEvent) { if !isStopped { pendingInput.append(event) } }

  /// Whether input waits for the next turn.
  public var hasPendingInput: Bool { !pendingInput.isEmpty }

  /// Does all that is due at a time of the host (seconds): input, deferred work, display links, animations, layout and drawing.
  ///
  /// Afterwards the layer tree is what has to be seen at `CACurrentMediaTime()`, which stays the same during the whole turn.
  public func turn(at hostTime: TimeInterval) {
    guard !isStopped else { return }
    let due = [layerTree.nextEnd, scheduler.nextTime].compactMap { $0 }.min()
    advance(toHostTime: hostTime)
    doctor.turnDelay = due.map { max(time - $0, 0) } ?? 0
    perform {
      layerTree.advance()
      let input = pendingInput
      pendingInput = []
      for event in input where !isStopped { handle(event) }
      scheduler.runDue(by: time) { !isStopped }
      if isStopped { return }
      doctor.check(at: time)
      commit()
    }
  }

  /// Sets the scene's clock by the host's (seconds) without doing anything that is due.
  ///
  /// Hosts call this before they serve the main queue, timers and tasks, whose code runs in no scene: what it animates begins now, not at
  /// the latest turn, which may be long ago. `CACurrentMediaTime()` is then the time of the scene whose clock was set last.
  public func setTime(toHostTime hostTime: TimeInterval) {
    advance(toHostTime: hostTime)
    layerTree.setTime(time)
    if UIWindowScene.running == nil { MediaTime.now = time }
  }

  /// Lays out, draws and settles what has changed, as at the end of a turn.
  private func commit() {
    // Appearance callbacks run once a layout has been done, and may change views again. More than a few rounds means that
    // they go round in circles; the rest then waits for the next turn.
    for _ in 0..<8 {
      layerTree.commit()
      guard !workAfterLayout.isEmpty else { break }
      let work = workAfterLayout
      workAfterLayout = []
      for item in work where !isStopped { item() }
    }
    if isStopped { return }
    for window in windows { window.placeFocusRing() }
    committedChangeCount = layerTree.changeCount
  }

  /// Runs `work` in this turn (or the next, outside of one) when the views have been laid out.
  func performAfterLayout(_ work: @escaping () -> Void) { if !isStopped { workAfterLayout.append(work) } }

  /// Whether a turn is needed now: something is moving, has changed since the last turn, or waits for the next one.
  public var needsFrame: Bool {
    if isStopped { return false }
    if !pendingInput.isEmpty || !workAfterLayout.isEmpty || layerTree.changeCount != committedChangeCount { return true }
    if let due = nextAppointment, due <= time { return true }
    if layerTree.hasWorkForNextTurn { return true }
    guard clock.isRunning, let activity = layerTree.nextActivity else { return false }
    return activity <= time
  }

  /// When deferred work is due, or a transition that should be over by then has to be looked at, in scene seconds.
  private var nextAppointment: TimeInterval? { [scheduler.nextTime, doctor.nextCheck].compactMap { $0 }.min() }

  /// When a turn is needed next though nothing moves until then, in the host's seconds; nil for never.
  public var nextWakeUp: TimeInterval? {
    if isStopped { return nil }
    let moments = [nextAppointment, layerTree.nextActivity.flatMap { $0 > time ? $0 : nil }].compactMap { $0 }
    return moments.min().flatMap { clock.hostTime(at: $0) }
  }
}
