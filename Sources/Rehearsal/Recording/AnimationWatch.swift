import UIKit

/// Follows animations from their commit to their end, whether time, an animator or a gesture drives them.
///
/// Between two turns of a stage, everything is a known function of time. Starts and ends are therefore not estimated from frames, but found
/// with a precision of microseconds.
@MainActor
struct AnimationWatch {
  /// The observed course of an animation.
  struct ObservedMotion {
    let title: LayerTitle
    let layer: CALayer
    let keyPath: String
    /// The order in which the layers were first animated.
    let order: Int
    var segment: MotionSegment
  }

  private var watched: [WatchedAnimation] = []
  private var indices: [ObservedAnimation.ID: Int] = [:]
  private var orders: [ObjectIdentifier: Int] = [:]

  /// Records the animations on the stage after a turn at `time`.
  mutating func note(_ titledAnimations: [LayerWalk.TitledAnimation], at time: TimeInterval) {
    for index in watched.indices where watched[index].isOnStage { watched[index].isOnStage = false }
    var new: [LayerWalk.TitledAnimation] = []
    for titled in titledAnimations {
      if let index = indices[titled.animation.id] { watched[index].isOnStage = true } else { new.append(titled) }
    }
    guard !new.isEmpty else { return }
    let ends = Self.ends(of: new)
    for (titled, ends) in zip(new, ends) { add(titled, ends, at: time) }
  }

  private mutating func add(_ titled: LayerWalk.TitledAnimation, _ ends: (from: Any?, to: Any?), at time: TimeInterval) {
    let animation = titled.animation
    let order = orders[ObjectIdentifier(animation.layer)] ?? orders.count
    orders[ObjectIdentifier(animation.layer)] = order
    let keyPath = (animation.animation as? CAPropertyAnimation)?.keyPath ?? "contents"
    let segment = MotionSegment(
      commit: time, start: time, end: time, timing: MotionTiming(of: animation.animation), intendedDuration: animation.duration,
      from: ends.from.map { ValueText.of($0, at: keyPath) }, to: ends.to.map { ValueText.of($0, at: keyPath) }, ending: .interrupted)
    indices[animation.id] = watched.count
    watched.append(
      WatchedAnimation(
        animation, motion: ObservedMotion(title: titled.title, layer: animation.layer, keyPath: keyPath, order: order, segment: segment)))
  }

  /// Returns the values at both ends of new animations. Animations of the same property continue from each other.
  private static func ends(of titledAnimations: [LayerWalk.TitledAnimation]) -> [(from: Any?, to: Any?)] {
    struct Target: Hashable {
      let layer: ObjectIdentifier
      let keyPath: String?
    }
    let groups = Dictionary(grouping: titledAnimations.indices) { index in
      let animation = titledAnimations[index].animation
      return Target(layer: ObjectIdentifier(animation.layer), keyPath: (animation.animation as? CAPropertyAnimation)?.keyPath)
    }
    var ends: [(from: Any?, to: Any?)] = Array(repeating: (nil, nil), count: titledAnimations.count)
    for indices in groups.values {
      let animations = indices.map { titledAnimations[$0].animation }
      for (index, found) in zip(indices, ObservedAnimation.ends(of: animations)) { ends[index] = found }
    }
    return ends
  }

  /// Follows the animations on the stage between two times, in seconds, without a turn in between. `start` is the scene's time at 0.
  mutating func follow(from: TimeInterval, to: TimeInterval, start: TimeInterval) {
    guard to >= from else { return }
    for index in watched.indices where watched[index].isOnStage { watched[index].follow(from: from, to: to, start: start) }
  }

  /// Returns everything that moved until `end`, in the order of the commits.
  func motions(until end: TimeInterval) -> [ObservedMotion] {
    watched.compactMap { watched in
      guard watched.hasStarted, watched.motion.segment.duration > WatchedAnimation.instant else { return nil }
      var motion = watched.motion
      motion.segment.ending = watched.ending
      return motion
    }
  }
}
