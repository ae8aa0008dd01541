import Foundation

extension UIViewPropertyAnimator {
  func settle(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: if state == .stopped { recorder.restoreFinals() }
    case .start: recorder.restoreOriginals()
    case .current: break
    }
    end(finished: true)
    let waiting = completions
    becomeInactive()
    stateDidChange()
    for completion in waiting { completion(position) }
  }

  func end(finished: Bool) {
    let ending = driver
    driver = nil
    setRunning(false)
    ending?.onEnd = nil
    ending?.end(finished: finished)
  }

  func becomeInactive() {
    state = .inactive
    blocks = []
    completions = []
    recorder.forget()
    recorder = ChangeRecorder()
    interrupted = nil
    caughtOvershoot = 0
    awaitsBlock = false
    hasRunBlocks = false
  }

  func motionEnded(atStart: Bool) {
    if pausesOnCompletion {
      guard let driver else { return }
      setRunning(false)
      driver.prepareForEvenPacing(at: atStart ? 0 : 1)
      driver.motion = .held(progress: atStart ? 0 : 1)
      stateDidChange()
    } else {
      settle(at: atStart ? .start : .end)
    }
  }
}
