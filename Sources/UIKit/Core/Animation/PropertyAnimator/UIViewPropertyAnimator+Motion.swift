import Foundation

extension UIViewPropertyAnimator {
  func start(after delay: TimeInterval) {
    guard state != .stopped else { return misuse("Animator \(self) is already stopped!") }
    guard !isRunning else { return }
    if state == .inactive {
      self.delay = delay
      activate()
      guard hasRunBlocks else {
        awaitsBlock = true
        return stateDidChange()
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
    driver.hitTestsPresentedPosition = !isManualHitTestingEnabled
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
    stateDidChange()
  }

  func setOff(after delay: TimeInterval) {
    guard let driver else { return }
    setRunning(true)
    if isReversed {
      driver.motion = .even(since: driver.now + delay, from: 1, to: 0, duration: duration, curve: pace)
    } else {
      driver.motion = .paced(since: driver.now + delay, time: 0)
    }
    // An animation of views that are in no window cannot be seen, so it ends at once, even if a pause follows.
    LayerTree.onNextTurn { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.driver === driver, driver.isUnseen else { return }
        self.settle(at: self.isReversed ? .start : .end)
      }
    }
    stateDidChange()
  }

  /// Continues from `progress` to the end of the current direction. `progress` is in 0…1 unless a spring overshoots. If `rest`, the
  /// duration of the remainder, is nil, it is the remaining part of the whole duration.
  func run(from progress: Double, over rest: TimeInterval?, along parameters: (any UITimingCurveProvider)?) {
    guard let driver else { return }
    let target = isReversed ? 0.0 : 1.0
    let distance = abs(target - progress).clamped(to: 0...1)
    let rest = rest ?? distance * duration
    let curve: TimingCurve
    if let parameters {
      curve = parameters.pace(duration: rest).curve
    } else {
      // A reversed animation uses the whole curve, a continued one the remaining part. A spring is fitted to the remaining time too, rather
      // than cut off.
      let passed = isReversed ? 0 : pace.fraction(whereProgressIs: progress, duration: duration)
      curve = .rest(of: pace, duration: duration, after: passed)
    }
    interrupted = nil
    caughtOvershoot = 0
    setRunning(true)
    driver.motion = .even(since: driver.now, from: progress, to: target, duration: rest, curve: curve)
    stateDidChange()
  }

  /// Continues as if there had been no pause.
  func resume(_ motion: DriverMotion) {
    guard let driver else { return }
    interrupted = nil
    caughtOvershoot = 0
    setRunning(true)
    driver.resume(motion)
    stateDidChange()
  }

  /// Call `stateDidChange()` once the rest of the state agrees.
  func setRunning(_ running: Bool) {
    isRunning = running
    if running { Self.running.insert(self) } else { Self.running.remove(self) }
  }

  /// Notifies the observers of `isRunning` and `state`, which may end the animator or start it again.
  func stateDidChange() { KeyValueObservers.valuesMayHaveChanged(of: self) }
}
