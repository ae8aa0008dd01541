import CoreGraphics

/// An animation on a layer: the copy that was added, prepared for running, with its begin time and the completions that wait for its end.
final class RunningAnimation {
  let key: String?
  let animation: CAAnimation
  /// The number of the animation, in the order in which animations were added to any layer.
  let serial = RunningAnimation.serials.next()
  let node: AnimationNode?
  let completions: [AnimationCompletion]

  /// In the local time of the layer or the time of the driver. Nil until the animation is committed.
  var begin: CFTimeInterval?
  /// The driver that paces the animation instead of its layer's time.
  var driver: AnimationDriver?
  /// A Boolean value that indicates whether the animation is on its layer.
  var isAttached = true
  /// A Boolean value that indicates whether the animation has ended but remains, because it isn't removed on completion.
  var isOver = false

  private static let serials = SerialNumbers()

  init(_ animation: CAAnimation, key: String?, completions: [AnimationCompletion]) {
    self.key = key
    self.animation = animation
    self.completions = completions
    node = AnimationNode(animation, inheriting: CATransaction.durationOfAnimations)
    if animation.beginTime != 0 { begin = animation.beginTime }
    for completion in completions { completion.enter() }
  }

  /// The motion, or nil if the client supplied the animation.
  var motion: MotionTrack? { (animation as? MotionCarrier)?.track }

  /// Leaves the completions to another animation, which they already wait for.
  func leaveCompletions() { for completion in completions { completion.leave(finished: true) } }

  var properties: [LayerProperty] { node?.properties ?? [] }

  /// Returns the seconds since the begin, in the time of the driver or layer, and the pacing, when the layer's local time is `time`.
  @inline(__always) func sample(at time: CFTimeInterval) -> (time: Double, pacing: AnimationNode.Pacing) {
    guard let driver else { return (time - (begin ?? time), .own) }
    let sample = driver.sample(at: time)
    let begin = begin ?? 0
    return (sample.time - begin, sample.pacing.counted(from: begin))
  }

  /// Applies the animation to `state` as it is when the layer's local time is `time`.
  func apply(to state: inout LayerState, at time: CFTimeInterval) {
    guard let node else { return }
    let sample = sample(at: time)
    node.apply(to: &state, at: sample.time, pacing: sample.pacing)
  }

  /// Applies the animation to the values of a layer's custom keys, as they are when the layer's local time is `time`.
  func apply(to values: inout [String: Any], at time: CFTimeInterval) {
    guard let node, let key = node.customKey else { return }
    let sample = sample(at: time)
    if let value = node.customValue(at: sample.time, pacing: sample.pacing, own: values[key]) { values[key] = value }
  }

  /// The time from the begin to the end, in seconds. Can be infinite.
  var activeDuration: Double { node?.timing.activeDuration ?? 0 }

  /// The layer's local time at which the animation ends. Nil if it isn't committed, has ended, or ends with its driver.
  var end: CFTimeInterval? {
    guard driver == nil, !isOver, let begin else { return nil }
    return begin + activeDuration
  }

  /// Returns the seconds since the end at the layer's local time `time`, negative while the animation runs. Driven animations end with
  /// their driver.
  func overshoot(at time: CFTimeInterval) -> Double {
    guard driver == nil, !isOver, let begin else { return -.infinity }
    return node == nil ? 0 : time - begin - activeDuration
  }

  /// A Boolean value that indicates whether the animation will end without a driver, and has not ended yet.
  var isAwaited: Bool { driver == nil && !isOver }

  /// A Boolean value that indicates whether the animation moves as time passes.
  var isPaced: Bool { isAwaited && animation.speed != 0 }

  func notifyEnd(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    for completion in completions { completion.leave(finished: finished) }
  }
}
