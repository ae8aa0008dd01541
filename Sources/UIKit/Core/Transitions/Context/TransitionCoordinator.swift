import Foundation

/// The coordinator of a transition, as view controllers see it.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transition: TransitionContext
  private var queuedAnimations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [(isLasting: Bool, block: Block)] = []
  private var hasStarted = false

  init(context: TransitionContext) {
    transition = context
    super.init()
  }

  // MARK: For controllers

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    TransitionCalls.reporting(
      .coordinator, "animate(alongsideTransition:completion:)",
      [animation.map { _ in TransitionCallText.Block() }, completion.map { _ in TransitionCallText.Block() }]
    ) {
      add(
        animation.map { block in { context in TransitionCalls.run("alongsideTransition") { block(context) } } },
        completion: completion.map { block in
          { context in TransitionCalls.run("completion(isCancelled:)", [context.isCancelled]) { block(context) } }
        })
    }
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    notify(isLasting: true, "notifyWhenInteractionChanges(_:)", handler)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    notify(isLasting: false, "notifyWhenInteractionEnds(_:)", handler)
  }

  private func notify(isLasting: Bool, _ method: String, _ handler: @escaping Block) {
    TransitionCalls.reporting(.coordinator, method, [TransitionCallText.Block()]) {
      interactionHandlers.append(
        (isLasting, { context in TransitionCalls.run("interaction(isInteractive:)", [context.isInteractive]) { handler(context) } }))
    }
  }

  // MARK: For UIKit

  /// Runs `animation` with the duration of the transition, and `completion` at its end. Returns false if the transition is already over.
  @discardableResult
  func add(
    _ animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    guard !transition.isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasStarted { run([animation]) } else { queuedAnimations.append(animation) }
    return true
  }

  // MARK: For the transition

  /// Calls `start`, and runs the queued animations inside its first animation block, in step with it.
  func animateAlongside(_ start: () -> Void) { AnimationContext.run(start, alongside: runInSurroundingBlock) }

  /// Runs the queued animations in the surrounding animation block.
  func runInSurroundingBlock() { runQueued { self.call($0) } }

  /// Runs the queued animations that found no animation block of the transition: with `animator` if there is one.
  func start(with animator: (any UIViewImplicitlyAnimating)?) {
    runQueued { animations in
      if let animator, animator.state != .stopped, !animations.isEmpty {
        animator.addAnimations { self.call(animations) }
      } else {
        run(animations)
      }
    }
  }

  /// Runs the queued animations of a transition that is not animated.
  func runQueuedAnimations() { runQueued { self.run($0) } }

  private func runQueued(_ run: ([Block]) -> Void) {
    hasStarted = true
    let animations = queuedAnimations
    queuedAnimations = []
    run(animations)
  }

  func interactionDidChange() {
    let handlers = interactionHandlers
    if !transition.isInteractive { interactionHandlers.removeAll { !$0.isLasting } }
    call(handlers.filter { $0.isLasting || !transition.isInteractive }.map(\.block))
  }

  func finish() {
    let blocks = completions
    completions = []
    interactionHandlers = []
    queuedAnimations = []
    call(blocks)
  }

  /// Runs animation blocks that were added too late for the transition's own animation block, or that had none.
  private func run(_ animations: [Block]) {
    guard !animations.isEmpty else { return }
    let duration = transition.remainingDuration
    guard transition.isAnimated, duration > 0 else {
      UIView.performWithoutAnimation { call(animations) }
      return
    }
    transition.collect {
      UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction, animations: { self.call(animations) })
    }
  }

  private func call(_ blocks: [Block]) { for block in blocks { block(self) } }

  // MARK: Context

  var isAnimated: Bool { transition.isAnimated }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var initiallyInteractive: Bool { transition.initiallyInteractive }
  var isInterruptible: Bool { transition.isInterruptible }
  var isInteractive: Bool { transition.isInteractive }
  var isCancelled: Bool { transition.transitionWasCancelled }
  var transitionDuration: TimeInterval { transition.transitionDuration }
  var percentComplete: CGFloat { transition.percentComplete }
  var completionVelocity: CGFloat { transition.interactionController?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { transition.interactionController?.completionCurve ?? .easeInOut }
  var containerView: UIView { transition.containerView }
  var targetTransform: CGAffineTransform { transition.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { transition.viewController(forKey: key) }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }
}
