import Foundation

/// An animation on a layer: the copy that was added, made ready, with when it began and who waits for its end.
final class RunningAnimation {
  let key: String?
  let animation: CAAnimation
  /// In the order in which animations were added to any layer.
  let serial: Int
  let node: AnimationNode?
  private let completions: [AnimationCompletion]

  /// When it began in its layer's local time, or in its driver's; nil until it is committed.
  var begin: CFTimeInterval?
  /// Who paces it instead of its layer's time.
  var driver: AnimationDriver?
  /// Whether it is on its layer.
  var isAttached = true
  /// Whether it has ended but stays, because it is not to be removed on completion.
  var isOver = false

  nonisolated(unsafe) private static var lastSerial = 0

  init(_ animation: CAAnimation, key: String?, completions: [AnimationCompletion]) {
    self.key = key
    self.animation = animation
    self.completions = completions
    node = AnimationNode(animation, inheriting: CATransaction.durationOfAnimations)
    if animation.beginTime != 0 { begin = animation.beginTime }
    Self.lastSerial += 1
    serial = Self.lastSerial
    for completion in completions { completion.enter() }
  }

  /// Which properties it touches.
  var properties: [LayerProperty] { node?.properties ?? [] }

  /// Applies it to `state` as it is when the layer's local time is `time`.
  func apply(to state: inout LayerState, at time: CFTimeInterval) {
    guard let node else { return }
    if let driver {
      let sample = driver.sample(at: time)
      let begin = begin ?? 0
      node.apply(to: &state, at: sample.time - begin, pacing: sample.pacing.counted(from: begin))
    } else {
      node.apply(to: &state, at: time - (begin ?? time), pacing: .own)
    }
  }

  /// How long it lasts from its begin, in seconds; may be infinite.
  var activeDuration: Double { node?.timing.activeDuration ?? 0 }

  /// When it ends, in its layer's local time; nil for what is not committed, is over, or ends with its driver.
  var end: CFTimeInterval? {
    guard driver == nil, !isOver, let begin else { return nil }
    return begin + activeDuration
  }

  /// How long before the layer's local time `time` it ended; negative while it runs. Driven ones end with their driver.
  func overshoot(at time: CFTimeInterval) -> Double {
    guard driver == nil, !isOver, let begin else { return -.infinity }
    return node == nil ? 0 : time - begin - activeDuration
  }

  /// Whether it ends by itself, without a driver, and has not yet.
  var isAwaited: Bool { driver == nil && !isOver }

  /// Whether it moves by itself as time goes on.
  var isPaced: Bool { isAwaited && animation.speed != 0 }

  /// Tells those who wait that it is over.
  func notifyEnd(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    for completion in completions { completion.leave(finished: finished) }
  }
}
