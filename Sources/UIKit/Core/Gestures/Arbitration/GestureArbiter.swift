/// Routes the touches of a window to gesture recognizers, decides which of them win, and delivers the touches to views.
///
/// Recognizers on deeper views come first. The first one to recognize its gesture makes the others that follow the same touch fail, unless
/// a delegate allows them simultaneously. A recognizer that requires others to fail is withheld until they have failed. Each window has its
/// own arbiter.
@MainActor
final class GestureArbiter {
  /// The recognizers with touches of a sequence that is not over. Those of the deepest view come first.
  private(set) var engaged: [UIGestureRecognizer] = []
  let delivery = TouchDelivery()
  let hover = HoverTracker()

  private var messages: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var depth = 0
  private var isSettling = false
  private var isUnsettled = false

  /// Passes the touches of an event to recognizers, then to the views. The window has already set `view` and `window` of each new touch.
  func handle(_ event: UIEvent) {
    let fresh = event.orderedTouches.filter { $0.phase != .stationary }
    guard !fresh.isEmpty else { return }
    for touch in fresh where touch.phase == .began { engageRecognizers(with: touch) }
    delivery.note(fresh, event: event)
    update {
      for recognizer in engaged { feed(fresh, of: event, to: recognizer) }
      for recognizer in engaged { forgetLiftedTouches(of: recognizer) }
    }
    delivery.deliver(fresh)
  }

  /// Runs a closure that may change the states of recognizers, and deals with the consequences once, at the end.
  func update(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    isUnsettled = true
    if depth == 0 && !isSettling { settle() }
  }

  // MARK: Touches

  private func engageRecognizers(with touch: UITouch) {
    var followers: [UIGestureRecognizer] = []
    for view in viewChain(from: touch.view) {
      // The most recently added recognizer of a view is asked first.
      for recognizer in (view.gestureRecognizers ?? []).reversed() where follows(recognizer, touch) {
        followers.append(recognizer)
        recognizer.arbiter = self
        recognizer.touches.append(touch)
        recognizer.sequence.append(touch)
        engage(recognizer)
      }
    }
    touch.gestureRecognizers = followers
  }

  private func follows(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled, recognizer.accepts(touch) else { return false }
    switch recognizer.currentState {
    case .possible, .began, .changed: break
    case .ended, .cancelled, .failed: return false
    }
    // A gesture that is complete but withheld does not need another touch.
    if recognizer.touches.isEmpty && !recognizer.withheldStates.isEmpty { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func engage(_ recognizer: UIGestureRecognizer) {
    guard !engaged.contains(where: { $0 === recognizer }) else { return }
    let depth = recognizer.depthInTree
    let index = engaged.firstIndex { $0.depthInTree < depth } ?? engaged.endIndex
    engaged.insert(recognizer, at: index)
  }

  private func feed(_ fresh: [UITouch], of event: UIEvent, to recognizer: UIGestureRecognizer) {
    func own(_ phase: UITouch.Phase) -> Set<UITouch> {
      Set(fresh.filter { $0.phase == phase && recognizer.touches.contains($0) })
    }
    // A gesture that is over receives no touches until all its fingers are lifted.
    func send(_ touches: Set<UITouch>, _ method: (Set<UITouch>, UIEvent) -> Void) {
      guard !touches.isEmpty, !recognizer.currentState.isFinal else { return }
      method(touches, event)
    }
    send(own(.began), recognizer.touchesBegan)
    send(own(.moved), recognizer.touchesMoved)
    send(own(.ended), recognizer.touchesEnded)
    send(own(.cancelled), recognizer.touchesCancelled)
  }

  private func forgetLiftedTouches(of recognizer: UIGestureRecognizer) {
    guard recognizer.touches.contains(where: \.isOver) else { return }
    recognizer.keepLocation()
    recognizer.touches.removeAll(where: \.isOver)
  }

  // MARK: Consequences

  /// Decides about withheld gestures, notifies targets, releases held touches and resets finished recognizers, until nothing changes any
  /// more.
  private func settle() {
    isSettling = true
    defer { isSettling = false }
    while isUnsettled {
      isUnsettled = false
      decideWithheld()
      while !messages.isEmpty {
        let message = messages.removeFirst()
        message.recognizer.sendActions(reporting: message.state)
      }
      resetFinished()
      delivery.release()
    }
  }

  private func resetFinished() {
    for recognizer in engaged where recognizer.touches.isEmpty {
      let isIdle = recognizer.currentState == .possible && recognizer.withheldStates.isEmpty && !recognizer.awaitsMoreTouches
      guard recognizer.currentState.isFinal || isIdle else { continue }
      engaged.removeAll { $0 === recognizer }
      recognizer.sequence = []
      recognizer.sequenceRequirements = []
      recognizer.withheldStates = []
      if recognizer.currentState.isFinal {
        recognizer.currentState = .possible
        recognizer.reset()
      }
    }
  }

  func post(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    messages.append((recognizer, state))
  }

  /// Ends a recognizer's part in the sequence, including its touches.
  func abandon(_ recognizer: UIGestureRecognizer) {
    update {
      switch recognizer.currentState {
      case .began, .changed: self.recognizer(recognizer, enters: .cancelled)
      case .possible: self.recognizer(recognizer, enters: .failed)
      case .ended, .cancelled, .failed: break
      }
      recognizer.keepLocation()
      recognizer.touches = []
    }
  }
}

extension UIGestureRecognizer.State {
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}

extension UITouch {
  var isOver: Bool { phase == .ended || phase == .cancelled }
}

extension UIGestureRecognizer {
  fileprivate var depthInTree: Int { view?.depth ?? 0 }
}
