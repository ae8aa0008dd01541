import Foundation

/// When an animation runs and how often: `CAMediaTiming` as a value, worked out once.
struct AnimationTiming {
  /// Seconds of one run forwards.
  let duration: Double
  let fillMode: CAMediaTimingFillMode
  /// How long the animation lasts from its begin, in its parent's seconds; may be infinite.
  let activeDuration: Double

  private let rate: Double
  private let timeOffset: Double
  private let autoreverses: Bool
  /// All runs together, in the animation's own seconds.
  private let total: Double

  /// Times that differ by less than this are the same: sums of durations are not exact.
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

  /// Where in its runs an animation is.
  struct Phase {
    /// The share of the run that has passed, 0…1; falls in a run backwards.
    var fraction: Double
    /// Which run this is, from 0; a run there and back counts once.
    var iteration: Int
  }

  /// The phase `time` seconds of the parent after the begin; nil when the animation shows nothing then.
  func phase(at time: Double) -> Phase? {
    if time < 0 { return fillMode.fillsBackwards ? phase(afterOwn: 0, isEnd: false) : nil }
    if time >= activeDuration - Self.precision { return fillMode.fillsForwards ? phase(afterOwn: total, isEnd: true) : nil }
    return phase(afterOwn: time * abs(rate), isEnd: false)
  }

  /// The phase at `time`, held at the ends whatever the fill mode says.
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
    // The end of the last run is its own end and not the beginning of another.
    if isEnd, rate >= 0, rest < cycle * 1e-9, run > 0 {
      run -= 1
      rest = cycle
    } else if rate < 0, !isEnd, rest < cycle * 1e-9, run > 0 {
      run -= 1
      rest = cycle
    }
    if autoreverses, rest > duration { rest = cycle - rest }
    return Phase(fraction: rest / duration, iteration: Int(min(max(run, 0), 1e9)))
  }
}
