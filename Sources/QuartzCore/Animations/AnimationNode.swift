import Foundation

/// An animation made ready to run: timing, pace and what it does, as values that evaluate at any time without allocating.
final class AnimationNode {
  let timing: AnimationTiming
  /// What it was made of.
  let source: CAAnimation
  /// When it begins in its group's time, seconds; unused at the top.
  let begin: Double
  private let easing: CubicCurve?
  let content: Content

  enum Content {
    case property(PropertyTrack)
    case group([AnimationNode])
    case transition(TransitionTrack)
  }

  /// Nil when `animation` names nothing that could be animated. A duration of 0 becomes `duration`.
  init?(_ animation: CAAnimation, inheriting duration: CFTimeInterval) {
    let own = animation.duration > 0 ? animation.duration : duration
    guard let content = animation.content(inheriting: own) else { return nil }
    timing = AnimationTiming(animation, duration: own)
    source = animation
    begin = animation.beginTime
    easing = animation.timingFunction?.curve
    self.content = content
  }

  /// Which properties the animation touches.
  var properties: [LayerProperty] {
    switch content {
    case .property(let track): [track.keyPath.property]
    case .group(let nodes): nodes.flatMap(\.properties)
    case .transition: []
    }
  }

  /// Applies the animation to `state` as it is `time` seconds of its parent after its begin.
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
    }
  }

  /// The share of the way after `fraction` of a run.
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
    let eased = easing?.value(at: fraction) ?? fraction
    return spring?.position(at: eased * timing.duration) ?? eased
  }

  /// How time becomes progress.
  enum Pacing {
    /// By the animation's own curve or spring.
    case own
    /// Evenly over the animation's own delay and duration: while it is scrubbed. What had been reached under its own pace when the
    /// scrubbing began is the pivot.
    case even(Pivot?)

    /// Makes even pacing pass through what was shown when it took over, so that nothing jumps.
    struct Pivot {
      /// The parent's time under own pacing when even pacing took over.
      var ownTime: Double
      /// The time in even pacing that stands for the same moment.
      var evenTime: Double
      /// How near the current moment is to the pivot, 0…1.
      var weight: Double
    }

    /// The same with times counted from `begin`.
    func counted(from begin: Double) -> Pacing {
      guard case .even(var pivot?) = self else { return self }
      pivot.ownTime -= begin
      pivot.evenTime -= begin
      return .even(pivot)
    }

    /// As seen by a member of `group`.
    func inside(_ group: AnimationNode, begin: Double) -> Pacing {
      guard case .even(let pivot?) = self else { return self }
      let own = group.ownProgress(at: group.timing.heldPhase(at: pivot.ownTime).fraction, spring: nil)
      let even = group.timing.heldPhase(at: pivot.evenTime).fraction
      let inside = Pivot(ownTime: own * group.timing.duration, evenTime: even * group.timing.duration, weight: pivot.weight)
      return Pacing.even(inside).counted(from: begin)
    }
  }
}
