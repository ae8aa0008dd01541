import Foundation

/// How a driver's time moves, in seconds of the driver's clock.
///
/// The `duration` that methods take is the duration of all driven animations together, in seconds.
package enum DriverMotion: Equatable, Sendable {
  /// Each animation runs along its own curve. The driver's time was `time` when the clock showed `since`.
  case paced(since: CFTimeInterval, time: Double)
  /// Each animation stays where its own curve puts it at `time`.
  case stopped(time: Double)
  /// Every animation stays at `progress`, a fraction of the whole in 0…1, without its own curve.
  case held(progress: Double)
  /// The overall progress runs from one value to another along a curve. It began when the clock showed `since`.
  case even(since: CFTimeInterval, from: Double, to: Double, duration: Double, curve: TimingCurve)

  var isRunning: Bool {
    switch self {
    case .paced, .even: true
    case .stopped, .held: false
    }
  }

  /// A Boolean value that indicates whether all animations are paced evenly instead of along their own curves.
  var isEven: Bool {
    switch self {
    case .held, .even: true
    case .paced, .stopped: false
    }
  }

  /// A Boolean value that indicates whether the motion leads back to the start of the animations.
  var leadsToStart: Bool {
    // Its origin must not matter: a spring that was caught beyond its end goes back to that end.
    if case .even(_, _, let to, _, _) = self { to == 0 } else { false }
  }

  /// Returns the driver's own time at the clock's `localTime`. With even pacing, it is the progress as a fraction of `duration`.
  func time(at localTime: CFTimeInterval, duration: CFTimeInterval) -> Double {
    switch self {
    case .paced(let since, let time): min(time + localTime - since, duration)
    case .stopped(let time): time
    case .held, .even: progress(at: localTime, duration: duration) * duration
    }
  }

  /// Returns the overall progress at the clock's `localTime`: proportional to time, or along the motion's curve.
  func progress(at localTime: CFTimeInterval, duration: CFTimeInterval) -> Double {
    switch self {
    case .paced, .stopped: return duration > 0 ? time(at: localTime, duration: duration) / duration : 1
    case .held(let progress): return progress
    case .even(let since, let from, let to, let duration, let curve):
      let elapsed = localTime - since
      if elapsed <= 0 { return from }
      if elapsed >= duration - AnimationTiming.precision { return to }
      return from + (to - from) * curve.progress(at: elapsed / duration, duration: duration)
    }
  }

  /// Returns the evenly paced progress that corresponds to what animations with the timing `curve` show at the clock's `localTime`.
  func shownProgress(along curve: TimingCurve, at localTime: CFTimeInterval, duration: CFTimeInterval) -> Double {
    if isEven { return progress(at: localTime, duration: duration) }
    return duration > 0 ? curve.progress(at: max(time(at: localTime, duration: duration), 0) / duration, duration: duration) : 1
  }

  /// Returns the clock's local time at which the motion reaches its end, or nil while the time is stopped.
  func end(duration: CFTimeInterval) -> CFTimeInterval? {
    switch self {
    case .paced(let since, let time): since + duration - time
    case .even(let since, _, _, let duration, _): since + duration
    case .stopped, .held: nil
    }
  }

  /// Returns the seconds since the motion reached its end. The value is negative before the end, and nil while the time is stopped.
  func overshoot(at localTime: CFTimeInterval, duration: CFTimeInterval) -> Double? {
    switch self {
    case .paced(let since, let time): time + localTime - since - duration
    case .even(let since, _, _, let duration, _): localTime - since - duration
    case .stopped, .held: nil
    }
  }

  /// Returns the motion with its start relative to `now`, in a form that can be resumed later.
  func interrupted(at now: CFTimeInterval) -> DriverMotion { begun { $0 - now } }

  /// Returns a motion from `interrupted(at:)` as it continues from `now`, as if no time had passed.
  func resumed(at now: CFTimeInterval) -> DriverMotion { begun { now + $0 } }

  private func begun(_ start: (CFTimeInterval) -> CFTimeInterval) -> DriverMotion {
    switch self {
    case .paced(let since, let time): .paced(since: start(since), time: time)
    case .even(let since, let from, let to, let duration, let curve):
      .even(since: start(since), from: from, to: to, duration: duration, curve: curve)
    case .stopped, .held: self
    }
  }

  /// The point at which even pacing took over from the animations' own pacing.
  struct Pivot: Equatable {
    /// The time under the animations' own pacing, in seconds.
    var time: Double
    /// The progress that corresponds to `time`.
    var progress: Double

    /// Returns how much of the difference at the pivot remains at `progress`: 1 at the pivot, 0 at the ends 0 and 1.
    func weight(at progress: Double) -> Double {
      if progress == self.progress { return 1 }
      // A spring may have been caught beyond its end.
      let end = self.progress <= 1 && progress < self.progress ? 0.0 : 1.0
      return ((progress - end) / (self.progress - end)).clamped(to: 0...1)
    }
  }

  /// Returns the time and the pacing of the driven animations at the clock's `localTime`. `pivot` matters only to even pacing.
  func sample(at localTime: CFTimeInterval, duration: CFTimeInterval, pivot: Pivot?) -> (time: Double, pacing: AnimationNode.Pacing) {
    switch self {
    case .paced(let since, let time): return (time + localTime - since, .own)
    case .stopped(let time): return (time, .own)
    case .held, .even:
      let progress = progress(at: localTime, duration: duration)
      let even = pivot.map {
        AnimationNode.Pacing.Pivot(ownTime: $0.time, evenTime: $0.progress * duration, weight: $0.weight(at: progress))
      }
      return (progress * duration, .even(even))
    }
  }
}
