/// Delivers touches to their views, with a delay or not at all if a gesture requires it.
@MainActor
final class TouchDelivery {
  private enum Stage {
    /// The view has not been notified, because a gesture delays it.
    case held
    case delivered
    /// A gesture took the touch, or the view has been notified of its end.
    case finished
  }

  private final class Record {
    let touch: UITouch
    var stage = Stage.held
    /// True until recognizers have been notified of the touch's beginning.
    var isNew = true
    var isEndDue = false
    let recognizers: [UIGestureRecognizer]

    @MainActor init(_ touch: UITouch) {
      self.touch = touch
      recognizers = touch.gestureRecognizers ?? []
    }

    @MainActor var holdsBegan: Bool {
      recognizers.contains { $0.delaysTouchesBegan && $0.currentState == .possible && $0.sequence.contains(touch) }
    }

    @MainActor var holdsEnd: Bool {
      recognizers.contains {
        $0.delaysTouchesEnded && $0.currentState == .possible && $0.sequence.contains(touch)
          && ($0.awaitsMoreTouches || !$0.withheldStates.isEmpty)
      }
    }
  }

  private var records: [Record] = []
  /// The latest event, retained only while there are touches to deliver, because its touches refer to the window that owns this object.
  private var latestEvent: UIEvent?

  /// Records the new touches of an event, before recognizers receive them.
  func note(_ touches: [UITouch], event: UIEvent) {
    latestEvent = event
    for touch in touches where touch.phase == .began {
      let record = Record(touch)
      // A view that accepts a single touch never receives a second one.
      let isSurplus = touch.view?.isMultipleTouchEnabled == false && records.contains { $0.touch.view === touch.view && !$0.touch.isOver }
      if isSurplus { record.stage = .finished }
      records.append(record)
    }
  }

  /// Delivers the touches of an event that recognizers have left to the views.
  func deliver(_ touches: [UITouch]) {
    let due = records.filter { record in touches.contains { $0 === record.touch } }
    for record in due {
      record.isNew = false
      record.isEndDue = record.touch.phase == .ended
    }
    release()
    send(due.filter { $0.stage == .delivered && $0.touch.phase == .moved }) { $0.touchesMoved($1, with: $2) }
    let cancelled = due.filter { $0.touch.phase == .cancelled }
    send(cancelled.filter { $0.stage == .delivered }) { $0.touchesCancelled($1, with: $2) }
    for record in cancelled { record.stage = .finished }
    forgetFinished()
  }

  /// Delivers the touches that no gesture delays any more.
  func release() {
    let free = records.filter { $0.stage == .held && !$0.isNew && $0.touch.phase != .cancelled && !$0.holdsBegan }
    send(free, entering: .delivered) { $0.touchesBegan($1, with: $2) }
    let ended = records.filter { $0.stage == .delivered && $0.isEndDue && !$0.holdsEnd }
    send(ended, entering: .finished) { $0.touchesEnded($1, with: $2) }
    forgetFinished()
  }

  /// Cancels touches in their views, because a gesture has taken them.
  func cancel(_ touches: [UITouch]) {
    let taken = records.filter { record in touches.contains { $0 === record.touch } }
    let delivered = taken.filter { $0.stage == .delivered }
    for record in taken { record.stage = .finished }
    send(delivered) { $0.touchesCancelled($1, with: $2) }
  }

  func viewReceiving(_ touches: [UITouch]) -> UIView? {
    records.first { record in record.stage == .delivered && touches.contains { $0 === record.touch } }?.touch.view
  }

  private func forgetFinished() {
    records.removeAll { $0.stage == .finished && $0.touch.isOver }
    if records.isEmpty { latestEvent = nil }
  }

  /// Calls a method of each view once with all its touches among the records, in the order of the views' first touches.
  private func send(_ records: [Record], entering stage: Stage? = nil, _ method: (UIView, Set<UITouch>, UIEvent?) -> Void) {
    // Set the stages before making the calls, because a view's method may start the next round.
    if let stage { for record in records { record.stage = stage } }
    var views: [UIView] = []
    for case let view? in records.map(\.touch.view) where !views.contains(where: { $0 === view }) { views.append(view) }
    // A method may end the last touch, which clears `latestEvent`.
    let event = latestEvent
    for view in views {
      method(view, Set(records.map(\.touch).filter { $0.view === view }), event)
    }
  }
}
