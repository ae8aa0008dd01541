import Foundation

extension CALayer {
  /// Animates the property `key`, which already has its new value, from its value in `shown`.
  ///
  /// A running motion of the property is continued with its velocity, if the timing says so. There is no `CAAnimation`: what the layer
  /// presents is computed for each frame.
  ///
  /// - Parameters:
  ///   - shown: The values that the layer presented before the change.
  ///   - completions: The completions that wait for the end.
  package func move(_ key: String, from shown: LayerState, along timing: any ValueTiming, completions: [AnimationCompletion]) {
    guard presented == nil, let property = LayerProperty(rawValue: key) else { return }
    let running = runningAnimations.last { $0.motion?.property == property && !$0.isOver && $0.driver == nil }
    if let running, continueMotion(running, of: property, from: shown, along: timing, completions) { return }
    guard let (numbers, distance) = distance(of: property, from: shown, without: nil), distance != .zero else { return }
    let motion = timing.motion(over: distance, precision: property.precision)
    add(motion, of: property, numbers, timing.curve, completions: completions)
  }

  /// Continues a motion to the current value, or returns false if it can't be continued.
  private func continueMotion(
    _ running: RunningAnimation, of property: LayerProperty, from shown: LayerState, along timing: any ValueTiming,
    _ completions: [AnimationCompletion]
  ) -> Bool {
    guard let track = running.motion, let (numbers, distance) = distance(of: property, from: shown, without: running),
      numbers == track.numbers
    else { return false }
    let elapsed = currentLocalTime - (running.begin ?? currentLocalTime)
    guard
      let motion = timing.motion(continuing: track.motion, at: elapsed, over: distance, precision: property.precision)
    else { return false }
    add(motion, of: property, numbers, timing.curve, replacing: running, completions: completions)
    return true
  }

  /// Returns the difference between what the layer presents without the animation `other` and the value in `shown`.
  private func distance(
    of property: LayerProperty, from shown: LayerState, without other: RunningAnimation?
  ) -> (numbers: MotionNumbers, distance: SIMD16<Double>)? {
    var state = modelState
    let time = currentLocalTime
    for animation in runningAnimations where animation !== other { animation.apply(to: &state, at: time) }
    if property == .hidden { return (.plain, SIMD16(repeating: 1)) }
    let (old, new) = (property.value(in: shown), property.value(in: state))
    let numbers = MotionNumbers(between: old, and: new)
    return numbers.difference(from: new, to: old).map { (numbers, -$0) }
  }

  private func add(
    _ motion: any ValueMotion, of property: LayerProperty, _ numbers: MotionNumbers, _ curve: TimingCurve,
    replacing former: RunningAnimation? = nil, completions: [AnimationCompletion]
  ) {
    willChange()
    let carrier = MotionCarrier(MotionTrack(property: property, numbers: numbers, motion: motion), curve: curve)
    let running = RunningAnimation(
      carrier, key: nil, completions: (former?.completions ?? []) + CATransaction.completions + completions)
    if let former {
      running.begin = former.begin
      former.isAttached = false
      runningAnimations.removeAll { $0 === former }
      former.leaveCompletions()
    }
    runningAnimations.append(running)
    AnimationCapture.didAdd(running, to: self)
    ThreadState.main.pendingAnimations.add(running, to: self)
    appearanceDidChange()
  }
}
