import Foundation

/// A clock shared by many animations, which can be paused, scrubbed, reversed, and continued together.
///
/// A property animator or an interactive transition owns one. Each driven animation begins at its own point in the driver's time. All
/// operations are a single assignment to `motion`, however many animations there are.
package final class AnimationDriver {
  /// The time from the start to the end of all driven animations, in seconds.
  package var duration: CFTimeInterval
  /// The layer whose local time the driver uses. All driven layers should share it. If it is nil, the driver uses the scene's time.
  package weak var clock: CALayer?
  /// Called when the motion has reached its end, or when nothing is left to drive. The argument indicates whether that end is the start of
  /// the animations.
  package var onEnd: ((_ atStart: Bool) -> Void)?

  /// A Boolean value that indicates whether hit-testing uses the presented position of a driven layer instead of its final position.
  package var hitTestsPresentedPosition = false

  /// How the driver's time moves.
  package var motion: DriverMotion {
    didSet {
      reschedule()
      clock?.setNeedsDisplayOfTree()
    }
  }

  /// The point at which even pacing took over from the animations' own pacing.
  private var pivot: DriverMotion.Pivot?

  private var driven: [(layer: CALayer, animation: RunningAnimation)] = []
  private var followers: [AnimationDriver] = []
  /// The driver whose time this driver follows instead of its clock's, and the clock's local time at which the leader's time was 0.
  private(set) var leader: (driver: AnimationDriver, origin: CFTimeInterval)?

  /// The duration is in seconds.
  package init(duration: CFTimeInterval, motion: DriverMotion = .stopped(time: 0)) {
    self.duration = duration
    self.motion = motion
  }

  /// The time that the motion uses: the clock's local time, or the leader's.
  package var now: CFTimeInterval { followed(clock?.currentLocalTime ?? RunningScene.current.time) }

  /// Returns the clock's `localTime` as the leader maps it.
  private func followed(_ localTime: CFTimeInterval) -> CFTimeInterval {
    leader.map { $0.origin + $0.driver.time(at: $0.driver.followed(localTime)) } ?? localTime
  }

  package var isRunning: Bool { motion.isRunning }

  /// Returns the driver's own time at the clock's `localTime`. With even pacing, it is the progress as a fraction of `duration`.
  package func time(at localTime: CFTimeInterval) -> Double { motion.time(at: localTime, duration: duration) }

  /// Returns the overall progress at the clock's `localTime`: proportional to time, or along the motion's curve.
  package func progress(at localTime: CFTimeInterval) -> Double { motion.progress(at: localTime, duration: duration) }

  /// The clock's local time at which the motion reaches its end, or nil while the time is stopped.
  var end: CFTimeInterval? { motion.end(duration: duration) }

  /// Returns the evenly paced progress that corresponds to what animations with the timing `curve` show now.
  package func shownProgress(along curve: TimingCurve) -> Double {
    // A leader that is scrubbed moves its followers evenly.
    if leader?.driver.isEven == true { return progress(at: now) }
    return motion.shownProgress(along: curve, at: now, duration: duration)
  }

  /// A Boolean value that indicates whether all animations are paced evenly instead of along their own curves.
  package var isEven: Bool { motion.isEven }

  package var isNearStart: Bool { progress(at: now) < 0.5 }

  /// Prepares for even pacing, where `progress` corresponds to what the animations show now.
  package func prepareForEvenPacing(at progress: Double) {
    if !isEven { pivot = DriverMotion.Pivot(time: max(time(at: now), 0), progress: progress) }
  }

  /// The current motion in a form that can be resumed later: its start is relative to the current time.
  package var interruption: DriverMotion { motion.interrupted(at: now) }

  /// Continues a motion from `interruption` as if no time had passed.
  package func resume(_ interruption: DriverMotion) { motion = interruption.resumed(at: now) }

  /// A Boolean value that indicates whether the clock's layer is in no layer tree on screen.
  package var isUnseen: Bool { clock?.layerTree == nil }

  /// Returns the seconds since the motion reached its end. The value is negative before the end, and nil while the time is stopped.
  package func overshoot(at localTime: CFTimeInterval) -> Double? { motion.overshoot(at: localTime, duration: duration) }

  /// Returns the time and the pacing for an animation on a layer whose local time is `clockTime`.
  func sample(at clockTime: CFTimeInterval) -> (time: Double, pacing: AnimationNode.Pacing) {
    let localTime = followed(clockTime)
    // A scrubbed leader moves its followers evenly, whatever their own pacing.
    if let leader, leader.driver.isEven, !isEven { return (time(at: localTime), .even(leaderPivot(at: clockTime))) }
    return motion.sample(at: localTime, duration: duration, pivot: pivot)
  }

  /// Returns the leader's pivot in this driver's time.
  private func leaderPivot(at clockTime: CFTimeInterval) -> AnimationNode.Pacing.Pivot? {
    guard let leader, let pivot = leader.driver.pivot else { return nil }
    let progress = leader.driver.progress(at: leader.driver.followed(clockTime))
    return AnimationNode.Pacing.Pivot(
      ownTime: time(at: leader.origin + pivot.time), evenTime: time(at: leader.origin + pivot.progress * leader.driver.duration),
      weight: pivot.weight(at: progress))
  }

  // MARK: Waiting for the end

  /// The schedule in which the driver waits for its end, or nil while its time is stopped.
  private var schedule: AnimationSchedule?
  /// The layer tree in which the clock was last seen. Until it has been seen, the tree whose code was running.
  private weak var latestTree: LayerTree?

  /// Registers with the schedule of the tree that the driver belongs to now, if time moves.
  func reschedule() {
    if let tree = clock?.layerTree ?? latestTree ?? RunningScene.current.tree { latestTree = tree }
    let next = isRunning && leader == nil ? latestTree?.schedule : nil
    guard next !== schedule else { return }
    schedule?.remove(self)
    schedule = next
    next?.add(self)
  }

  func unschedule() {
    schedule?.remove(self)
    schedule = nil
  }

  // MARK: Driven animations

  /// Takes over `animation`, which begins at `begin` in the driver's time.
  func drive(_ animation: RunningAnimation, on layer: CALayer, begin: Double) {
    if clock == nil { clock = layer }
    animation.driver = self
    animation.begin = begin
    driven.append((layer, animation))
  }

  /// Follows the time of `other`, as if that time had been 0 when the clock showed `origin`. This driver ends when `other` ends.
  func follow(_ other: AnimationDriver, origin: CFTimeInterval) {
    guard leader == nil, other !== self else { return }
    leader = (other, origin)
    other.followers.append(self)
    if other.clock == nil { other.clock = clock }
    unschedule()
  }

  /// Ends the motion and all driven animations, which count as finished if `finished` is true. Followers end at the same time.
  package func end(finished: Bool) {
    unschedule()
    let endedAtStart = isNearStart
    let ending = driven
    driven = []
    for (layer, animation) in ending { layer.end(animation, finished: finished) }
    let endingFollowers = followers
    followers = []
    for follower in endingFollowers {
      follower.leader = nil
      follower.onEnd?(endedAtStart)
    }
    clock?.setNeedsDisplayOfTree()
  }

  /// A Boolean value that indicates whether the motion leads back to the start of the animations.
  var leadsToStart: Bool { motion.leadsToStart }

  /// The driver's time at which the last driven animation ends, or 0 if there is none.
  package var extent: Double {
    let own = driven.map { ($0.animation.begin ?? 0) + $0.animation.activeDuration }
    let led = followers.compactMap { follower in
      follower.leader.flatMap { leader in follower.end.map { $0 - leader.origin } }
    }
    return (own + led).max() ?? 0
  }

  /// A Boolean value that indicates whether any driven animation is still on its layer.
  package var hasAnimations: Bool { driven.contains { $0.animation.isAttached } }
}
