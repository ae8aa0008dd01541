import Foundation

extension UIView {
  /// Moves what `changes` changes to its new values with the given timing, without a `CAAnimation`.
  ///
  /// Touches reach the views meanwhile, because a gesture may give them another target at any time.
  ///
  /// - Parameters:
  ///   - timing: The timing of the motions.
  ///   - changes: The closure that changes the views.
  ///   - completion: The closure to call once the views are at rest. If a later block gives them another target, that is when they are at
  ///     rest there. If there is nothing to animate, it is called at the start of the next turn of the run loop.
  package class func animate(along timing: any ValueTiming, changes: () -> Void, completion: (() -> Void)?) {
    let waiting = completion.map { completion in AnimationCompletion { _ in MainActor.assumeIsolated { completion() } } }
    let outer = AnimationContext.current
    let context = AnimationContext(
      duration: timing.duration, pace: Pace(timing.curve), options: .allowUserInteraction, completion: waiting, recorder: outer?.recorder,
      motion: timing)
    context.run(changes)
    guard let waiting else { return }
    if waiting.isWaiting { waiting.seal() } else { LayerTree.onNextTurn { waiting.seal() } }
  }
}

extension Pace {
  /// Creates the timing of a curve.
  fileprivate init(_ curve: TimingCurve) {
    switch curve {
    case .cubic(let cubic): self = .cubic(cubic)
    case .spring(let spring): self = .spring(spring, cross: nil)
    case .rest(let whole, _, _): self.init(whole)
    }
  }
}
