import Foundation

/// An animation on a layer as an onlooker sees it: what it is, how long it lasts, and how far it has come at any moment.
///
/// A member of a group counts as an animation of its own. Looking changes nothing, and goes on when the animation has left its layer.
package struct ObservedAnimation {
  /// What tells one animation from all others, for as long as the program runs.
  package struct ID: Hashable, Comparable, Sendable {
    /// In the order in which animations were added to any layer.
    let serial: Int
    /// Which of its group's animations it is, from the outermost group inwards.
    let path: [Int]

    package static func < (a: ID, b: ID) -> Bool {
      a.serial != b.serial ? a.serial < b.serial : a.path.lexicographicallyPrecedes(b.path)
    }
  }

  package let id: ID
  package let layer: CALayer
  private let running: RunningAnimation
  /// From the whole animation to the member that this is.
  private let chain: [AnimationNode]

  fileprivate init(_ running: RunningAnimation, on layer: CALayer, chain: [AnimationNode], path: [Int]) {
    id = ID(serial: running.serial, path: path)
    self.layer = layer
    self.running = running
    self.chain = chain
  }

  private var node: AnimationNode { chain[chain.count - 1] }

  /// The animation itself: the copy that was made when it was added.
  package var animation: CAAnimation { node.source }

  /// Seconds from its begin to its end, repetitions included, in its parent's time; may be infinite.
  package var duration: Double { node.timing.activeDuration }

  /// Whether something other than time moves it at the moment, or nothing: it is scrubbed, or paused.
  package var isHeld: Bool { running.driver.map(\.standsStill) ?? (layer.speedInScene == 0) }

  /// Whether a hand or an animator has it move evenly instead of by its own pace.
  package var isPacedEvenly: Bool { running.driver?.isEvenForAll ?? false }

  // MARK: Progress

  /// How far an animation has come.
  package struct Progress: Sendable {
    /// Seconds since its begin, negative before it; in the time of whatever paces it.
    package var elapsed: Double
    /// The share of its way, 0…1; beyond where a spring overshoots. For keyframes, of the way to the value that is farthest from the
    /// first.
    package var share: Double
  }

  /// How far it has come when the scene's clock shows `sceneTime`, if nothing happens until then.
  package func progress(at sceneTime: CFTimeInterval) -> Progress {
    let localTime = layer.localTime(atSceneTime: sceneTime)
    let begin = running.begin ?? localTime
    guard let driver = running.driver else { return progress(at: localTime - begin, pacing: .own) }
    let sample = driver.sample(at: localTime)
    return progress(at: sample.time - (running.begin ?? 0), pacing: sample.pacing.counted(from: running.begin ?? 0))
  }

  private func progress(at time: Double, pacing: AnimationNode.Pacing) -> Progress {
    var (time, pacing) = (time, pacing)
    for (group, member) in zip(chain, chain.dropFirst()) {
      let fraction = group.timing.heldPhase(at: time).fraction
      let inside = group.progress(at: fraction, spring: nil, pacing: pacing) * group.timing.duration
      // Before its group begins and after that has ended, a member is as far away as the group.
      let outside = time < 0 ? time : max(time - group.timing.activeDuration, 0)
      pacing = pacing.inside(group, begin: member.begin)
      time = inside + outside - member.begin
    }
    return Progress(elapsed: time, share: share(after: node.timing.heldPhase(at: time).fraction, pacing: pacing))
  }

  /// The share of the way after `fraction` of a run.
  private func share(after fraction: Double, pacing: AnimationNode.Pacing) -> Double {
    guard case .property(let track) = node.content else { return node.progress(at: fraction, spring: nil, pacing: pacing) }
    let progress = node.progress(at: fraction, spring: track.spring, pacing: pacing)
    guard case .keyframes(let keyframes)? = track.values else { return progress }
    return keyframes.shareOfWay(at: progress)
  }

  // MARK: Values

  /// The values between which animations of one property of one layer lead that were added one after the other: the model's value is
  /// where the last one ends. Nil where there is no value, such as no background colour.
  package static func ends(of animations: [ObservedAnimation]) -> [(from: Any?, to: Any?)] {
    var ends: [(from: Any?, to: Any?)] = []
    var above: AnimatableValue?
    for animation in animations.reversed() {
      guard case .property(let track) = animation.node.content else {
        ends.append((nil, nil))
        continue
      }
      let own = above ?? track.keyPath.value(in: animation.layer.modelState)
      let (from, to) = track.ends(around: own)
      ends.append((from?.value, to?.value))
      above = from
    }
    return ends.reversed()
  }
}

extension CALayer {
  /// The animations on the layer, in the order in which they were added; those that have ended and stay are left out.
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
  /// Whether its time stands still: it is held by itself, or by the one that it goes by.
  fileprivate var standsStill: Bool { leader?.driver.standsStill == true || !isRunning }

  /// Whether it, or the one that it goes by, paces everything evenly.
  fileprivate var isEvenForAll: Bool { leader?.driver.isEvenForAll == true || isEven }
}

extension PropertyTrack {
  /// The values at both ends, for a layer whose own value is `own`.
  fileprivate func ends(around own: AnimatableValue?) -> (from: AnimatableValue?, to: AnimatableValue?) {
    let bare: (from: AnimatableValue?, to: AnimatableValue?)
    if let direct {
      bare = direct.ends
    } else {
      switch values {
      case .keyframes(let keyframes): bare = (keyframes.value(at: 0).value, keyframes.end)
      case .range(let range):
        let ends = range.ends(around: isAdditive ? own?.zero : own)
        bare = (ends?.0, ends?.1)
      case nil: bare = (nil, nil)
      }
    }
    guard isAdditive else { return (bare.from ?? own, bare.to ?? own) }
    return (bare.from.flatMap { own?.topped(with: $0) } ?? own, bare.to.flatMap { own?.topped(with: $0) } ?? own)
  }
}

extension AnimatableValue {
  /// This value with what an additive animation adds to it.
  fileprivate func topped(with change: AnimatableValue) -> AnimatableValue {
    if case (.transform(let base), .transform(let change)) = (self, change) { return .transform(CATransform3DConcat(change, base)) }
    return adding(change)
  }
}

extension KeyframeTrack {
  /// How far the value has come from the first one towards the one that is farthest from it, after `fraction` of the animation.
  fileprivate func shareOfWay(at fraction: Double) -> Double {
    guard case .values(let frames) = frames, let first = frames.values.first else { return fraction }
    let start = first.components
    var way: [Double] = []
    var length = 0.0
    for value in frames.values {
      let difference = zip(value.components, start).map { $0 - $1 }
      let square = difference.reduce(0) { $0 + $1 * $1 }
      if square > length { (way, length) = (difference, square) }
    }
    guard length > 0 else { return fraction }
    let offset = zip(frames.value(at: fraction).components, start).map { $0 - $1 }
    return zip(offset, way).reduce(0) { $0 + $1.0 * $1.1 } / length
  }
}
