// The rules that decide which gesture is recognized: vetoes, failure requirements and exclusivity.
extension GestureArbiter {
  /// Handles a state that the recognizer's class has set.
  func recognizer(_ recognizer: UIGestureRecognizer, enters state: UIGestureRecognizer.State) {
    update {
      switch (recognizer.currentState, state) {
      case (.possible, .failed), (.possible, .cancelled):
        fail(recognizer)
      case (.possible, .began), (.possible, .changed), (.possible, .ended):
        recognize(recognizer, as: state)
      case (.began, .possible), (.changed, .possible), (.possible, .possible):
        break
      case (.began, _), (.changed, _):
        // A gesture that has begun can no longer fail; it is cancelled.
        let next = state == .failed ? .cancelled : state
        recognizer.currentState = next
        post(next, of: recognizer)
      case (.ended, _), (.cancelled, _), (.failed, _):
        break
      }
    }
  }

  private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    guard recognizer.withheldStates.isEmpty else {
      if recognizer.withheldStates.last != state { recognizer.withheldStates.append(state) }
      return
    }
    guard shouldBegin(recognizer) else { return fail(recognizer) }
    recognizer.withheldStates = [state]
    recognizer.sequenceRequirements = peers(of: recognizer).filter { mustFail($0, before: recognizer) }.map(WeakRecognizer.init)
    decide(recognizer)
  }

  /// Asks the views from the touched one up to the recognizer's own, and then the delegate.
  private func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    for view in viewChain(from: recognizer.sequence.last?.view ?? recognizer.view) {
      guard view.gestureRecognizerShouldBegin(recognizer) else { return false }
      if view === recognizer.view { break }
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private func mustFail(_ other: UIGestureRecognizer, before recognizer: UIGestureRecognizer) -> Bool {
    recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  /// Returns the other recognizers that share a touch with this recognizer's sequence.
  private func peers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    engaged.filter { other in
      other !== recognizer && other.sequence.contains { touch in recognizer.sequence.contains { $0 === touch } }
    }
  }

  /// Decides about the gestures that wait for others, repeatedly until none of them changes.
  func decideWithheld() {
    var hasMoved = true
    while hasMoved {
      hasMoved = false
      for recognizer in engaged where !recognizer.withheldStates.isEmpty {
        decide(recognizer)
        if recognizer.withheldStates.isEmpty { hasMoved = true }
      }
    }
  }

  private func decide(_ recognizer: UIGestureRecognizer) {
    let requirements = (recognizer.failureRequirements + recognizer.sequenceRequirements).compactMap(\.recognizer)
    let open = requirements.filter { other in other !== recognizer && engaged.contains { $0 === other } }
    if open.contains(where: { $0.currentState.isRecognition }) { return fail(recognizer) }
    if open.contains(where: { $0.currentState == .possible && $0.canStillBeRecognized }) { return }
    if peers(of: recognizer).contains(where: { $0.currentState.isRunning && prevents($0, recognizer) }) { return fail(recognizer) }
    enter(recognizer)
  }

  private func enter(_ recognizer: UIGestureRecognizer) {
    let states = recognizer.withheldStates
    recognizer.withheldStates = []
    for state in states { post(state, of: recognizer) }
    recognizer.currentState = states.last ?? .possible
    let losers = peers(of: recognizer).filter { $0.currentState == .possible }
    for loser in losers where prevents(recognizer, loser) || waits(loser, for: recognizer) { fail(loser) }
    if recognizer.cancelsTouchesInView { delivery.cancel(recognizer.sequence) }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.withheldStates = []
    recognizer.currentState = .failed
  }

  private func prevents(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(loser), loser.canBePrevented(by: winner) else { return false }
    let winnerAgrees = winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: loser) ?? false
    return !winnerAgrees && !(loser.delegate?.gestureRecognizer(loser, shouldRecognizeSimultaneouslyWith: winner) ?? false)
  }

  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    (recognizer.failureRequirements + recognizer.sequenceRequirements).contains { $0.recognizer === other }
  }
}

extension UIGestureRecognizer {
  /// True if a gesture that has not been recognized still can be: it has fingers down, waits for another tap, or is withheld.
  fileprivate var canStillBeRecognized: Bool { !touches.isEmpty || awaitsMoreTouches || !withheldStates.isEmpty }
}

extension UIGestureRecognizer.State {
  fileprivate var isRunning: Bool { self == .began || self == .changed }
  fileprivate var isRecognition: Bool { isRunning || self == .ended }
}
