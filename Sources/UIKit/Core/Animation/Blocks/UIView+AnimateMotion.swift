import Foundation

extension UIView {
  /// Animates the changes made in `changes` with the given timing, without a `CAAnimation`. Touches still reach the views, because a
  /// gesture may give them another target at any time.
  ///
  /// `completion` is called once the views are at rest, at the target of a later block if there is one. If there is nothing to animate, it
  /// is called at the start of the next turn of the run loop.
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
  fileprivate init(_ curve: TimingCurve) {
    switch curve {
    case .cubic(let cubic): self = .cubic(cubic)
    case .spring(let spring): self = .spring(spring, cross: nil)
    case .rest(let whole, _, _): self.init(whole)
    }
  }
}
