import Foundation

/// The transition context that animators and interaction controllers see. All calls to it come from code outside the transition.
final class ReportingTransitionContext: NSObject, UIViewControllerContextTransitioning {
  let context: TransitionContext
  /// A Boolean value that indicates whether calls are reported, which they are only if code supplies the animator.
  private lazy var isReported = context.animator.map { TransitionCalls.isCode($0) } ?? false

  init(of context: TransitionContext) {
    self.context = context
    super.init()
  }

  private func reporting<Result>(
    _ method: String, _ arguments: @autoclosure () -> [Any?] = [], by caller: TransitionCall.Role = .animator, _ call: () -> Result
  ) -> Result {
    TransitionCalls.reporting(.context, method, arguments(), by: caller, isCode: isReported, call)
  }

  // MARK: Describing the transition

  var containerView: UIView { reporting("containerView") { context.containerView } }
  var isAnimated: Bool { reporting("isAnimated") { context.isAnimated } }
  var isInteractive: Bool { reporting("isInteractive") { context.isInteractive } }
  var transitionWasCancelled: Bool { reporting("transitionWasCancelled") { context.transitionWasCancelled } }
  var presentationStyle: UIModalPresentationStyle { reporting("presentationStyle") { context.presentationStyle } }
  var targetTransform: CGAffineTransform { reporting("targetTransform") { context.targetTransform } }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    reporting("viewController(forKey:)", [key]) { context.viewController(forKey: key) }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { reporting("view(forKey:)", [key]) { context.view(forKey: key) } }

  func initialFrame(for vc: UIViewController) -> CGRect { reporting("initialFrame(for:)", [vc]) { context.initialFrame(for: vc) } }

  func finalFrame(for vc: UIViewController) -> CGRect { reporting("finalFrame(for:)", [vc]) { context.finalFrame(for: vc) } }

  // MARK: Driving the transition

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    reporting("updateInteractiveTransition(_:)", [percentComplete], by: .interaction) {
      context.updateInteractiveTransition(percentComplete)
    }
  }

  func finishInteractiveTransition() {
    reporting("finishInteractiveTransition()", by: .interaction) { context.finishInteractiveTransition() }
  }

  func cancelInteractiveTransition() {
    reporting("cancelInteractiveTransition()", by: .interaction) { context.cancelInteractiveTransition() }
  }

  func pauseInteractiveTransition() { reporting("pauseInteractiveTransition()", by: .interaction) { context.pauseInteractiveTransition() } }

  func completeTransition(_ didComplete: Bool) {
    reporting("completeTransition(_:)", [didComplete]) { context.completeTransition(didComplete) }
  }
}
