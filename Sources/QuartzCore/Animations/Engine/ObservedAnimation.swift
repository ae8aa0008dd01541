import Foundation

/// An observer's view of an animation on a layer: its identity, its duration, and its progress at any time.
///
/// A member of a group counts as a separate animation. Observing changes nothing, and continues to work after the animation has left its
/// layer.
package struct ObservedAnimation {
  /// Unique while the program runs.
  package struct ID: Hashable, Comparable, Sendable {
    /// The number of the animation, in the order in which animations were added to any layer.
    let serial: Int
    /// The index of the animation in each of its groups, from the outermost group inward.
    let path: [Int]

    package static func < (a: ID, b: ID) -> Bool {
      a.serial != b.serial ? a.serial < b.serial : a.path.lexicographicallyPrecedes(b.path)
    }
  }

  package let id: ID
  package let layer: CALayer
  private let running: RunningAnimation
  /// The nodes from the whole animation down to this member.
  private let chain: [AnimationNode]

  fileprivate init(_ running: RunningAnimation, on layer: CALayer, chain: [AnimationNode], path: [Int]) {
    id = ID(serial: running.serial, path: path)
    self.layer = layer
    self.running = running
    self.chain = chain
  }

  private var node: AnimationNode { chain[chain.count - 1] }

  /// The copy that was made when the animation was added.
  package var animation: CAAnimation { node.source }

  /// The time from the begin to the end, repetitions included, in the parent's seconds. Can be infinite.
  package var duration: Double { node.timing.activeDuration }

  /// A Boolean value that indicates whether time doesn't move the animation now, because it is scrubbed or paused.
  package var isHeld: Bool { running.driver.map(\.isStopped) ?? (layer.speedInScene == 0) }

  // MARK: Progress

  package struct Progress: Sendable {
    /// The seconds since the begin in the time of the driver or layer. Negative before it.
    package var elapsed: Double
    /// The fraction of the distance covered, 0…1, or beyond if a spring overshoots. For keyframes, it is the distance to the value that is
    /// farthest from the first one.
    package var fraction: Double
  }

  /// Returns the progress at the scene's `sceneTime`, if nothing else happens until then.
  package func progress(at sceneTime: CFTimeInterval) -> Progress {
    let sample = running.sample(at: layer.localTime(atSceneTime: sceneTime))
    return progress(at: sample.time, pacing: sample.pacing)
  }

  private func progress(at time: Double, pacing: AnimationNode.Pacing) -> Progress {
    var (time, pacing) = (time, pacing)
    for (group, member) in zip(chain, chain.dropFirst()) {
      let fraction = group.timing.heldPhase(at: time).fraction
      let inside = group.progress(at: fraction, spring: nil, pacing: pacing) * group.timing.duration
      // Before its group begins and after the group has ended, a member is as far away in time as the group.
      let outside = time < 0 ? time : max(time - group.timing.activeDuration, 0)
      pacing = pacing.inside(group, begin: member.begin)
      time = inside + outside - member.begin
    }
    return Progress(elapsed: time, fraction: fractionCovered(after: node.timing.heldPhase(at: time).fraction, pacing: pacing))
  }

  /// Returns the fraction of the distance covered after `fraction` of a run.
  private func fractionCovered(after fraction: Double, pacing: AnimationNode.Pacing) -> Double {
    guard case .property(let track) = node.content else { return node.progress(at: fraction, spring: nil, pacing: pacing) }
    let progress = node.progress(at: fraction, spring: track.spring, pacing: pacing)
    guard case .keyframes(let keyframes) = track.values else { return progress }
    return keyframes.fractionOfDistance(at: progress)
  }

  // MARK: Values

  /// Returns the start and end values of animations of one property of one layer, given in the order in which they were added.
  ///
  /// The last animation ends at the model's value. A value is nil if there is none, such as no background color.
  package static func ends(of animations: [ObservedAnimation]) -> [(from: Any?, to: Any?)] {
    var ends: [(from: Any?, to: Any?)] = []
    var above: AnimatableValue?
    for animation in animations.reversed() {
      let (from, to): (AnimatableValue?, AnimatableValue?)
      switch animation.node.content {
      case .property(let track): (from, to) = track.ends(around: above ?? track.keyPath.value(in: animation.layer.modelState))
      case .motion(let track): (from, to) = track.ends(around: above ?? track.property.value(in: animation.layer.modelState))
      case .group, .transition, .custom:
        ends.append((nil, nil))
        continue
      }
      ends.append((from?.value, to?.value))
      above = from
    }
    return ends.reversed()
  }
}

extension CALayer {
  /// In the order in which they were added. Animations that have ended but remain are left out.
  package var observedAnimations: [ObservedAnimation] {
    guard !runningAnimations.isEmpty else { return [] }
    var observed: [ObservedAnimation] = []
    func collect(_ running: RunningAnimation, _ chain: [AnimationNode], _ path: [Int]) {
      guard let node = chain.last else { return }
      guard case .group(let members) = node.content else {
        observed.append(ObservedAnimation(running, on: self, chain: chain, path: path))
        return
      }
      for (index, member) in members.enumerated() { collect(running, chain + [member], path + [index]) }
    }
    for running in runningAnimations where !running.isOver { collect(running, running.node.map { [$0] } ?? [], []) }
    return observed
  }
}

extension AnimationDriver {
  /// A Boolean value that indicates whether the driver's time is stopped, by itself or by the driver that it follows.
  fileprivate var isStopped: Bool { leader?.driver.isStopped == true || !isRunning }
}

extension PropertyTrack {
  /// Returns the values at both ends, for a layer whose own value is `own`.
  fileprivate func ends(around own: AnimatableValue?) -> (from: AnimatableValue?, to: AnimatableValue?) {
    let bare: (from: AnimatableValue?, to: AnimatableValue?)
    switch values {
    case .direct(let direct): bare = direct.ends
    case .keyframes(let keyframes): bare = (keyframes.value(at: 0).value, keyframes.end)
    case .range(let range):
      let ends = range.ends(around: isAdditive ? own?.zero : own)
      bare = (ends?.0, ends?.1)
    }
    guard isAdditive else { return (bare.from ?? own, bare.to ?? own) }
    return (bare.from.flatMap { own?.combined(withAdditive: $0) } ?? own, bare.to.flatMap { own?.combined(withAdditive: $0) } ?? own)
  }
}

extension AnimatableValue {
  /// Returns this value with the contribution of an additive animation.
  fileprivate func combined(withAdditive change: AnimatableValue) -> AnimatableValue {
    if case (.transform(let base), .transform(let change)) = (self, change) { return .transform(CATransform3DConcat(change, base)) }
    return adding(change)
  }
}

extension KeyframeTrack {
  /// Returns the fraction of the distance from the first value to the value farthest from it, after `fraction` of the animation.
  fileprivate func fractionOfDistance(at fraction: Double) -> Double {
    guard case .values(let frames) = frames, let first = frames.values.first else { return fraction }
    let start = first.components
    var direction: [Double] = []
    var length = 0.0
    for value in frames.values {
      let difference = zip(value.components, start).map { $0 - $1 }
      let square = difference.reduce(0) { $0 + $1 * $1 }
      if square > length { (direction, length) = (difference, square) }
    }
    guard length > 0 else { return fraction }
    let offset = zip(frames.value(at: fraction).components, start).map { $0 - $1 }
    return zip(offset, direction).reduce(0) { $0 + $1.0 * $1.1 } / length
  }
}
