import Foundation

extension UIWindowScene {
  /// Queues input for the next turn. Points and times are the scene's.
  public func deliver(_ event: InputEvent) { pendingInput.append(event) }

  /// Does all that is due at a time of the host (seconds): input, deferred work, display links, animations, layout and drawing.
  ///
  /// Afterwards the layer tree is what has to be seen at `CACurrentMediaTime()`, which stays the same during the whole turn.
  public func turn(at hostTime: TimeInterval) {
    advance(toHostTime: hostTime)
    perform {
      let input = pendingInput
      pendingInput = []
      for event in input { handle(event) }
      scheduler.runDue(by: time)
      commit()
    }
  }

  /// Lays out, draws and settles what has changed, as at the end of a turn.
  private func commit() {
    // Appearance callbacks run once a layout has been done, and may change views again. More than a few rounds means that
    // they go round in circles; the rest then waits for the next turn.
    for _ in 0..<8 {
      rootLayer.prepareSubtree()
      CATransaction.flush()
      guard !workAfterLayout.isEmpty else { break }
      let work = workAfterLayout
      workAfterLayout = []
      for item in work { item() }
    }
    for window in windows { window.placeFocusRing() }
  }

  /// Runs `work` in this turn (or the next, outside of one) when the views have been laid out.
  func performAfterLayout(_ work: @escaping () -> Void) { workAfterLayout.append(work) }

  /// Whether the next frame differs from this one, as far as can be told: something is animating, changed or waiting.
  public var needsFrame: Bool {
    !pendingInput.isEmpty || !workAfterLayout.isEmpty || (scheduler.nextTime.map { $0 <= time } ?? false)
  }

  /// When a turn is needed next though nothing happens until then, in the host's seconds; nil for never.
  public var nextWakeUp: TimeInterval? { scheduler.nextTime.flatMap { clock.hostTime(at: $0) } }
}
