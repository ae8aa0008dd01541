import Foundation

/// How the animator drives its clock.
extension UIViewPropertyAnimator {
  func start(after delay: TimeInterval) {
    guard state != .stopped else { return misuse("Animator \(self) is already stopped!") }
    guard !isRunning else { return }
    if state == .inactive {
      self.delay = delay
      activate()
      guard hasRunBlocks else {
        awaitsBlock = true
        return
      }
      setOff(after: delay)
    } else if let interrupted {
      resume(interrupted)
    } else {
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  var pace: TimingCurve { (timingParameters?.pace(duration: duration) ?? .cubic(.easeInOut)).curve }

  func activate() {
    let driver = AnimationDriver(duration: duration)
    driver.onEnd = { [weak self] atStart in MainActor.assumeIsolated { self?.motionEnded(atStart: atStart) } }
    driver.isHitWhereSeen = !isManualHitTestingEnabled
    self.driver = driver
    state = .active
    runBlocks()
  }

  func activatePaused() {
    activate()
    if scrubsLinearly {
      driver?.motion = .held(progress: isReversed ? 1 : 0)
    } else {
      driver?.motion = .stopped(time: isReversed ? duration : 0)
    }
  }

  /// Lets the time run, from the beginning.
  func setOff(after delay: TimeInterval) {
    guard let driver else { return }
    setRunning(true)
    if isReversed {
      driver.motion = .even(since: driver.now + delay, from: 1, to: 0, duration: duration, curve: pace)
    } else {
      driver.motion = .paced(since: driver.now + delay, time: 0)
    }
    // Nobody sees what is in no window, so there is nothing to wait for, even if a pause follows.
    LayerTree.onNextTurn { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.driver === driver, driver.isUnseen else { return }
        self.settle(at: self.isReversed ? .start : .end)
      }
    }
  }

  /// Lets the progress run on to the end of its direction, over `rest` seconds or what is left of the duration.
  func run(from progress: Double, over rest: TimeInterval?, along parameters: (any UITimingCurveProvider)?) {
    guard let driver else { return }
    let target = isReversed ? 0.0 : 1.0
    let share = min(max(abs(target - progress), 0), 1)
    let rest = rest ?? share * duration
    let curve: TimingCurve
    if let parameters {
      curve = parameters.pace(duration: rest).curve
    } else {
      // All of the curve on the way back, what is left of it on the way on: a spring, too, is fitted to the time, not cut off by it.
      let passed = isReversed ? 0 : pace.fraction(whereProgressIs: progress, duration: duration)
      curve = .rest(of: pace, duration: duration, after: passed)
    }
    interrupted = nil
    caughtOvershoot = 0
    setRunning(true)
    driver.motion = .even(since: driver.now, from: progress, to: target, duration: rest, curve: curve)
  }

  /// Goes on as if there had been no pause.
  func resume(_ motion: AnimationDriver.Motion) {
    guard let driver else { return }
    interrupted = nil
    caughtOvershoot = 0
    setRunning(true)
    driver.resume(motion)
  }

  func setRunning(_ running: Bool) {
    isRunning = running
    if running { Self.running.insert(self) } else { Self.running.remove(self) }
  }
}
