import Foundation

extension UIWindowScene {
  /// Processes everything that is due at the given host time in seconds: input, deferred work, display links, animations, layout and
  /// drawing. Afterward, the layer tree contains the frame for `CACurrentMediaTime()`, which is constant during the whole turn.
  package func turn(at hostTime: TimeInterval) {
    guard !isStopped else { return }
    MainThreadProgress.advance()
    let due = [layerTree.nextEnd, scheduler.nextTime].compactMap { $0 }.min()
    advance(toHostTime: hostTime)
    doctor.turnDelay = due.map { max(time - $0, 0) } ?? 0
    perform { turns.perform(in: self) }
  }

  /// Sets the scene's clock from the host's, in seconds, without processing anything that is due.
  ///
  /// Hosts call this method before they serve the main queue, timers and tasks, whose code runs in no scene. Animations that such code
  /// begins then start at the current time, rather than at the time of the latest turn, which may be long ago. `CACurrentMediaTime()` is
  /// then the time of the scene whose clock was set last.
  package func setTime(toHostTime hostTime: TimeInterval) {
    advance(toHostTime: hostTime)
    layerTree.setTime(time)
    RunningScene.setTimeOutsideScenes(time)
  }

  /// Runs `work` after the layout of this turn, or of the next turn if called outside one.
  func performAfterLayout(_ work: @escaping () -> Void) { if !isStopped { turns.performAfterLayout(work) } }

  /// True if a turn is needed now, because something is moving, has changed since the last turn, or waits for the next one.
  package var needsFrame: Bool {
    if isStopped { return false }
    if input.isPending || turns.areNeeded(for: layerTree) { return true }
    if let due = nextDeadline, due <= time { return true }
    if layerTree.hasWorkForNextTurn { return true }
    guard clock.isRunning, let activity = layerTree.nextActivity else { return false }
    return activity <= time
  }

  /// The time at which deferred work or the check of an overdue transition is due, in seconds on the scene's clock.
  private var nextDeadline: TimeInterval? { [scheduler.nextTime, doctor.nextCheck].compactMap { $0 }.min() }

  /// The host time in seconds at which the next turn is needed if nothing moves before, or nil for never.
  package var nextWakeUp: TimeInterval? {
    if isStopped { return nil }
    let moments = [nextDeadline, laterActivity].compactMap { $0 }
    return moments.min().flatMap { clock.hostTime(at: $0) }
  }

  /// The time at which a delayed animation begins, in seconds on the scene's clock.
  private var laterActivity: TimeInterval? { layerTree.nextActivity.flatMap { $0 > time ? $0 : nil } }

  /// True if the scene waits for something that ends, unlike the blinking of a caret.
  package var hasFinitePendingWork: Bool {
    !isStopped && (scheduler.hasFiniteWork || doctor.nextCheck != nil || laterActivity != nil)
  }
}
