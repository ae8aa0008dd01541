import Foundation

/// The transition in progress, as controllers see it.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private unowned let context: TransitionContext
  private var queuedAnimations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var hasStarted = false

  init(context: TransitionContext) {
    self.context = context
    super.init()
  }

  // MARK: For controllers

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !context.isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasStarted { run([animation]) } else { queuedAnimations.append(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append(handler)
  }

  // MARK: For the transition

  /// Runs what was asked to animate along, now that the animator has begun.
  func runQueuedAnimations() {
    hasStarted = true
    let animations = queuedAnimations
    queuedAnimations = []
    run(animations)
  }

  func interactionDidChange() { for handler in interactionHandlers { handler(self) } }

  func finish() {
    let blocks = completions
    completions = []
    interactionHandlers = []
    queuedAnimations = []
    for block in blocks { block(self) }
  }

  private func run(_ animations: [Block]) {
    guard !animations.isEmpty else { return }
    guard context.isAnimated, context.transitionDuration > 0 else {
      UIView.performWithoutAnimation { for animation in animations { animation(self) } }
      return
    }
    UIView.animate(withDuration: context.transitionDuration, delay: 0, options: .allowUserInteraction) {
      for animation in animations { animation(self) }
    }
  }

  // MARK: Context

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var initiallyInteractive: Bool { context.initiallyInteractive }
  var isInterruptible: Bool { context.interactionController != nil }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var transitionDuration: TimeInterval { context.transitionDuration }
  var percentComplete: CGFloat { context.percentComplete }
  var completionVelocity: CGFloat { context.interactionController?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context.interactionController?.completionCurve ?? .easeInOut }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { context.viewController(forKey: key) }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
}
