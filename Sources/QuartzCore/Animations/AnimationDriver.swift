import Foundation

/// A clock of their own for many animations, which can be paused, scrubbed, reversed and sent on at once.
///
/// A property animator or an interactive transition owns one. Each driven animation begins at its own moment of the driver's time;
/// whatever the driver does is one assignment to `motion`, however many animations there are.
package final class AnimationDriver {
  /// Seconds from the start to the end of all that is driven.
  package var duration: CFTimeInterval
  /// The layer whose local time the driver goes by; all driven layers should share it. Nil goes by the scene's.
  package weak var clock: CALayer?
  /// Called when the motion has reached its end, or when nothing is left to drive; told whether that end is the start of the animations.
  package var onEnd: ((_ atStart: Bool) -> Void)?

  /// Whether what is driven is hit where it is seen instead of where it will end.
  package var isHitWhereSeen = false

  /// How the driver's time moves.
  package var motion: Motion {
    didSet {
      reschedule()
      clock?.setNeedsDisplayOfTree()
    }
  }

  /// What was shown when even pacing took over, in the driver's own-paced seconds, and the progress that stands for it.
  package var pivot: (time: Double, progress: Double)?

  private var driven: [(layer: CALayer, animation: RunningAnimation)] = []
  /// Drivers that go by this one's time.
  private var followers: [AnimationDriver] = []
  /// Whose time this driver goes by instead of its clock's, and what the clock showed when that time was 0.
  private(set) var leader: (driver: AnimationDriver, origin: CFTimeInterval)?

  /// How a driver's time moves.
  package enum Motion {
    /// Each animation runs by its own curve, from `time` on, since the clock showed `since`.
    case paced(since: CFTimeInterval, time: Double)
    /// Each animation stands where its own curve has it at `time`.
    case stopped(time: Double)
    /// Every animation stands evenly at `progress` of the whole, 0…1.
    case held(progress: Double)
    /// The progress of the whole runs between two values along a curve, since the clock showed `since`.
    case even(since: CFTimeInterval, from: Double, to: Double, duration: Double, curve: TimingCurve)
  }

  package init(duration: CFTimeInterval, motion: Motion = .stopped(time: 0)) {
    self.duration = duration
    self.motion = motion
  }

  /// The time by which the motion goes: the clock's, or the leader's.
  package var now: CFTimeInterval { followed(clock?.currentLocalTime ?? MediaTime.now) }

  /// The clock's `localTime` as the leader bends it.
  private func followed(_ localTime: CFTimeInterval) -> CFTimeInterval {
    leader.map { $0.origin + $0.driver.time(at: $0.driver.followed(localTime)) } ?? localTime
  }

  /// Whether time moves.
  package var isRunning: Bool {
    switch motion {
    case .paced, .even: true
    case .stopped, .held: false
    }
  }

  /// The driver's own time at the clock's `localTime`; even progress counts as a share of `duration`.
  package func time(at localTime: CFTimeInterval) -> Double {
    switch motion {
    case .paced(let since, let time): min(time + localTime - since, duration)
    case .stopped(let time): time
    case .held, .even: progress(at: localTime) * duration
    }
  }

  /// The progress of the whole at the clock's `localTime`: paced evenly or along the motion's curve.
  package func progress(at localTime: CFTimeInterval) -> Double {
    switch motion {
    case .paced, .stopped: return duration > 0 ? time(at: localTime) / duration : 1
    case .held(let progress): return progress
    case .even(let since, let from, let to, let duration, let curve):
      let elapsed = localTime - since
      if elapsed <= 0 { return from }
      if elapsed >= duration - AnimationTiming.precision { return to }
      return from + (to - from) * curve.progress(at: elapsed / duration, duration: duration)
    }
  }

  /// When the motion reaches its end, in the clock's local time; nil while it stands still.
  var end: CFTimeInterval? {
    switch motion {
    case .paced(let since, let time): since + duration - time
    case .even(let since, _, _, let duration, _): since + duration
    case .stopped, .held: nil
    }
  }

  /// The progress that, paced evenly, stands for what animations of pace `curve` show now.
  package func shownProgress(along curve: TimingCurve) -> Double {
    // What a leader scrubs moves evenly.
    if leader?.driver.isEven == true { return progress(at: now) }
    return switch motion {
    case .paced, .stopped:
      duration > 0 ? curve.progress(at: max(time(at: now), 0) / duration, duration: duration) : 1
    case .held, .even: progress(at: now)
    }
  }

  /// Whether all animations are paced evenly instead of by their own curves.
  package var isEven: Bool {
    switch motion {
    case .held, .even: true
    case .paced, .stopped: false
    }
  }

  /// Whether the motion is nearer to the start of the animations than to their end.
  package var isNearStart: Bool { progress(at: now) < 0.5 }

  /// Prepares for even pacing, with `progress` standing for what is shown now.
  package func takeOver(at progress: Double) {
    if !isEven { pivot = (max(time(at: now), 0), progress) }
  }

  /// The current motion as it can be resumed later: its start counts from now.
  package var interruption: Motion {
    switch motion {
    case .paced(let since, let time): .paced(since: since - now, time: time)
    case .even(let since, let from, let to, let duration, let curve):
      .even(since: since - now, from: from, to: to, duration: duration, curve: curve)
    case .stopped, .held: motion
    }
  }

  /// Goes on with what `interruption` gave, as if no time had passed.
  package func resume(_ interruption: Motion) {
    switch interruption {
    case .paced(let since, let time): motion = .paced(since: now + since, time: time)
    case .even(let since, let from, let to, let duration, let curve):
      motion = .even(since: now + since, from: from, to: to, duration: duration, curve: curve)
    case .stopped, .held: motion = interruption
    }
  }

  /// Whether nobody sees what is driven.
  package var isUnseen: Bool { clock?.layerTree == nil }

  /// How long ago the motion reached its end; negative before that, nil while it stands still.
  package func overshoot(at localTime: CFTimeInterval) -> Double? {
    switch motion {
    case .paced(let since, let time): time + localTime - since - duration
    case .even(let since, _, _, let duration, _): localTime - since - duration
    case .stopped, .held: nil
    }
  }

  /// Time and pace for an animation on a layer whose local time is `clockTime`.
  func sample(at clockTime: CFTimeInterval) -> (time: Double, pacing: AnimationNode.Pacing) {
    let localTime = followed(clockTime)
    // What is scrubbed moves evenly, however it is paced by itself.
    if let leader, leader.driver.isEven, !isEven { return (time(at: localTime), .even(leaderPivot(at: clockTime))) }
    switch motion {
    case .paced(let since, let time): return (time + localTime - since, .own)
    case .stopped(let time): return (time, .own)
    case .held, .even:
      let progress = progress(at: localTime)
      let even = pivot.map {
        AnimationNode.Pacing.Pivot(
          ownTime: $0.time, evenTime: $0.progress * duration, weight: weight(of: $0.progress, at: progress))
      }
      return (progress * duration, .even(even))
    }
  }

  /// The leader's pivot in this driver's time.
  private func leaderPivot(at clockTime: CFTimeInterval) -> AnimationNode.Pacing.Pivot? {
    guard let leader, let pivot = leader.driver.pivot else { return nil }
    let progress = leader.driver.progress(at: leader.driver.followed(clockTime))
    return AnimationNode.Pacing.Pivot(
      ownTime: time(at: leader.origin + pivot.time), evenTime: time(at: leader.origin + pivot.progress * leader.driver.duration),
      weight: leader.driver.weight(of: pivot.progress, at: progress))
  }

  /// How much of what differed at `pivot` still shows at `progress`: all of it there, nothing at the ends 0 and 1.
  private func weight(of pivot: Double, at progress: Double) -> Double {
    if progress == pivot { return 1 }
    // A spring may have been caught beyond its end.
    let end = pivot <= 1 && progress < pivot ? 0.0 : 1.0
    return min(max((progress - end) / (pivot - end), 0), 1)
  }

  // MARK: Waiting for the end

  /// Where the driver waits for its end; nil while its time stands still.
  private var schedule: AnimationSchedule?
  /// The tree that the driver was last seen in; until then, the one whose code it serves.
  private weak var latestTree: LayerTree?

  /// Waits for the end in the schedule of the tree where it now belongs, if time moves.
  func reschedule() {
    if let tree = clock?.layerTree ?? latestTree ?? LayerTree.current { latestTree = tree }
    let next = isRunning && leader == nil ? latestTree?.schedule : nil
    guard next !== schedule else { return }
    schedule?.remove(self)
    schedule = next
    next?.add(self)
  }

  /// Waits no longer.
  func unschedule() {
    schedule?.remove(self)
    schedule = nil
  }

  // MARK: What is driven

  /// Takes `animation` away from whatever paced it before; it begins at `begin` of the driver's time.
  func drive(_ animation: RunningAnimation, on layer: CALayer, begin: Double) {
    if clock == nil { clock = layer }
    animation.driver = self
    animation.begin = begin
    driven.append((layer, animation))
  }

  /// Goes by the time of `other`, as if that had been 0 when the clock showed `origin`; ends with it.
  func follow(_ other: AnimationDriver, origin: CFTimeInterval) {
    guard leader == nil, other !== self else { return }
    leader = (other, origin)
    other.followers.append(self)
    if other.clock == nil { other.clock = clock }
    unschedule()
  }

  /// Ends the motion and all driven animations; they have run to their end if `finished`. Followers end where this one stands.
  package func end(finished: Bool) {
    unschedule()
    let endedAtStart = isNearStart
    let ending = driven
    driven = []
    for (layer, animation) in ending { layer.end(animation, finished: finished) }
    let orphans = followers
    followers = []
    for follower in orphans {
      follower.leader = nil
      follower.onEnd?(endedAtStart)
    }
    clock?.setNeedsDisplayOfTree()
  }

  /// Whether the motion leads back to the start of the animations.
  var leadsToStart: Bool {
    // Not by where it comes from: a spring that was caught beyond its end goes back to that end.
    if case .even(_, _, let to, _, _) = motion { to == 0 } else { false }
  }

  /// When the last of what is driven ends, in this driver's time; 0 without any.
  package var extent: Double {
    let own = driven.map { ($0.animation.begin ?? 0) + $0.animation.activeDuration }
    let led = followers.compactMap { follower in
      follower.leader.flatMap { leader in follower.end.map { $0 - leader.origin } }
    }
    return (own + led).max() ?? 0
  }

  /// Whether any driven animation is still on its layer.
  package var hasAnimations: Bool { driven.contains { $0.animation.isAttached } }
}
