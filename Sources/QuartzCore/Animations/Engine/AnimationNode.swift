import Foundation

/// An animation prepared for running: its timing, pacing, and effect as values that can be evaluated at any time without allocating.
final class AnimationNode {
  let timing: AnimationTiming
  /// The animation that the node was made from.
  let source: CAAnimation
  /// The time at which the animation begins in its group's time, in seconds. Unused at the top level.
  let begin: Double
  private let easing: CubicCurve?
  let content: Content

  enum Content {
    case property(PropertyTrack)
    case group([AnimationNode])
    case transition(TransitionTrack)
    case motion(MotionTrack)
    case custom(CustomTrack)
  }

  /// Returns nil if nothing can be animated. A duration of 0 is replaced with `duration`.
  init?(_ animation: CAAnimation, inheriting duration: CFTimeInterval) {
    let own = animation.duration > 0 ? animation.duration : duration
    guard let content = animation.content(inheriting: own) else { return nil }
    timing = AnimationTiming(animation, duration: own)
    source = animation
    begin = animation.beginTime
    easing = animation.timingFunction?.curve
    self.content = content
  }

  var properties: [LayerProperty] {
    switch content {
    case .property(let track): [track.keyPath.property]
    case .group(let nodes): nodes.flatMap(\.properties)
    case .transition, .custom: []
    case .motion(let track): [track.property]
    }
  }

  /// Applies the animation to `state` as it is `time` seconds after its begin, in its parent's time.
  func apply(to state: inout LayerState, at time: Double, pacing: Pacing) {
    guard let phase = timing.phase(at: time) else { return }
    switch content {
    case .property(let track):
      let progress = progress(at: phase.fraction, spring: track.spring, pacing: pacing)
      let cross = track.crossSpring.map { self.progress(at: phase.fraction, spring: $0, pacing: pacing) } ?? progress
      track.apply(to: &state, progress: progress, crossProgress: cross, iteration: phase.iteration)
    case .group(let nodes):
      let ownTime = progress(at: phase.fraction, spring: nil, pacing: pacing) * timing.duration
      for node in nodes {
        node.apply(to: &state, at: ownTime - node.begin, pacing: pacing.inside(self, begin: node.begin))
      }
    case .transition(let track):
      state.transition = track.transition(at: progress(at: phase.fraction, spring: nil, pacing: pacing))
    case .motion(let track):
      if case .own = pacing {
        track.apply(to: &state, at: time)
      } else {
        track.apply(to: &state, progress: progress(at: phase.fraction, spring: nil, pacing: pacing))
      }
    case .custom: break
    }
  }

  /// The custom key of a `CALayer` subclass that the animation changes, or nil.
  var customKey: String? { if case .custom(let track) = content { track.key } else { nil } }

  /// Returns the value of `customKey` `time` seconds after the begin, for a layer whose own value is `own`.
  func customValue(at time: Double, pacing: Pacing, own: Any?) -> Any? {
    guard case .custom(let track) = content, let phase = timing.phase(at: time) else { return nil }
    return track.value(at: progress(at: phase.fraction, spring: track.spring, pacing: pacing), own: own)
  }

  /// Returns the progress after `fraction` of a run.
  func progress(at fraction: Double, spring: Spring?, pacing: Pacing) -> Double {
    switch pacing {
    case .own: return ownProgress(at: fraction, spring: spring)
    case .even(let pivot):
      guard let pivot else { return fraction }
      let atPivot = ownProgress(at: timing.heldPhase(at: pivot.ownTime).fraction, spring: spring)
      let evenAtPivot = timing.heldPhase(at: pivot.evenTime).fraction
      return fraction + (atPivot - evenAtPivot) * pivot.weight
    }
  }

  private func ownProgress(at fraction: Double, spring: Spring?) -> Double {
    if case .motion(let track) = content { return track.progress(at: fraction * timing.duration) }
    let eased = easing?.value(at: fraction) ?? fraction
    return spring?.position(at: eased * timing.duration) ?? eased
  }

  /// How time becomes progress.
  enum Pacing {
    /// Along the animation's own curve or spring.
    case own
    /// Evenly over the animation's own delay and duration, as while it is scrubbed. The pivot is what the animation's own pacing had
    /// reached when scrubbing began.
    case even(Pivot?)

    /// A point that even pacing passes through: what the animation showed when even pacing took over, so that nothing jumps.
    struct Pivot {
      /// The parent's time, under the animation's own pacing, at which even pacing took over.
      var ownTime: Double
      /// The time under even pacing that corresponds to the same point.
      var evenTime: Double
      /// The weight of the pivot, from 0 at the ends to 1 at the pivot.
      var weight: Double
    }

    /// Returns the same pacing with times relative to `begin`.
    func counted(from begin: Double) -> Pacing {
      guard case .even(var pivot?) = self else { return self }
      pivot.ownTime -= begin
      pivot.evenTime -= begin
      return .even(pivot)
    }

    /// Returns the pacing for a member of `group`.
    func inside(_ group: AnimationNode, begin: Double) -> Pacing {
      guard case .even(let pivot?) = self else { return self }
      let own = group.ownProgress(at: group.timing.heldPhase(at: pivot.ownTime).fraction, spring: nil)
      let even = group.timing.heldPhase(at: pivot.evenTime).fraction
      let inside = Pivot(ownTime: own * group.timing.duration, evenTime: even * group.timing.duration, weight: pivot.weight)
      return Pacing.even(inside).counted(from: begin)
    }
  }
}
