import Foundation

/// When and how often an animation runs: `CAMediaTiming` as a value, computed once.
struct AnimationTiming {
  /// The duration of one run forward, in seconds.
  let duration: Double
  let fillMode: CAMediaTimingFillMode
  /// The time from the begin to the end, in the parent's seconds. Can be infinite.
  let activeDuration: Double

  private let rate: Double
  private let timeOffset: Double
  private let autoreverses: Bool
  /// The duration of all runs together, in the animation's own seconds.
  private let total: Double

  /// The difference below which two times are equal, in seconds. Sums of durations are not exact.
  static let precision = 1e-9

  init(_ timing: some CAMediaTiming, duration: Double) {
    self.duration = duration
    fillMode = timing.fillMode
    rate = Double(timing.speed)
    timeOffset = timing.timeOffset
    autoreverses = timing.autoreverses
    let cycle = duration * (timing.autoreverses ? 2 : 1)
    if timing.repeatDuration > 0 {
      total = timing.repeatDuration
    } else {
      total = timing.repeatCount > 0 ? cycle * Double(timing.repeatCount) : cycle
    }
    activeDuration = rate == 0 ? .infinity : total / abs(rate)
  }

  struct Phase {
    /// The fraction of the run that has passed, 0…1. It decreases during a backward run.
    var fraction: Double
    /// The index of the run, counted from 0. A forward run and its autoreversed run count as one.
    var iteration: Int
  }

  /// Returns the phase at `time` seconds after the begin, in the parent's time, or nil if the animation shows nothing at that time.
  func phase(at time: Double) -> Phase? {
    if time < 0 { return fillMode.fillsBackwards ? phase(afterOwn: 0, isEnd: false) : nil }
    if time >= activeDuration - Self.precision { return fillMode.fillsForwards ? phase(afterOwn: total, isEnd: true) : nil }
    return phase(afterOwn: time * abs(rate), isEnd: false)
  }

  /// Returns the phase at `time`, held at both ends regardless of the fill mode.
  func heldPhase(at time: Double) -> Phase {
    if time >= activeDuration - Self.precision { return phase(afterOwn: total, isEnd: true) }
    return phase(afterOwn: max(time, 0) * abs(rate), isEnd: false)
  }

  private func phase(afterOwn elapsed: Double, isEnd: Bool) -> Phase {
    guard duration > 0 else { return Phase(fraction: autoreverses ? 0 : 1, iteration: 0) }
    let cycle = duration * (autoreverses ? 2 : 1)
    let own = (rate < 0 ? total - elapsed : elapsed) + timeOffset
    guard own.isFinite else { return Phase(fraction: autoreverses ? 0 : 1, iteration: 0) }
    var run = (own / cycle).rounded(.down)
    var rest = own - run * cycle
    // The end of the last run belongs to that run, not to the beginning of another.
    if isEnd, rate >= 0, rest < cycle * 1e-9, run > 0 {
      run -= 1
      rest = cycle
    } else if rate < 0, !isEnd, rest < cycle * 1e-9, run > 0 {
      run -= 1
      rest = cycle
    }
    if autoreverses, rest > duration { rest = cycle - rest }
    return Phase(fraction: rest / duration, iteration: Int(run.clamped(to: 0...1e9)))
  }
}
