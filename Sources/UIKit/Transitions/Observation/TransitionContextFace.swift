import Foundation

/// The transition context that animators and interaction controllers see. All calls to it come from code outside the
/// transition.
final class TransitionContextFace: NSObject, UIViewControllerContextTransitioning {
  let context: TransitionContext
  /// A Boolean value that indicates whether calls are reported, which they are if code supplies the animator.
  private lazy var isHeard = context.animator.map { TransitionCalls.isCode($0) } ?? false

  init(of context: TransitionContext) {
    self.context = context
    super.init()
  }

  private func hear<Result>(
    _ method: String, _ arguments: @autoclosure () -> [Any?] = [], by caller: TransitionCall.Role = .animator, _ call: () -> Result
  ) -> Result {
    TransitionCalls.tell(.context, method, arguments(), by: caller, isCode: isHeard, call)
  }

  // MARK: Describing the transition

  var containerView: UIView { hear("containerView") { context.containerView } }
  var isAnimated: Bool { hear("isAnimated") { context.isAnimated } }
  var isInteractive: Bool { hear("isInteractive") { context.isInteractive } }
  var transitionWasCancelled: Bool { hear("transitionWasCancelled") { context.transitionWasCancelled } }
  var presentationStyle: UIModalPresentationStyle { hear("presentationStyle") { context.presentationStyle } }
  var targetTransform: CGAffineTransform { hear("targetTransform") { context.targetTransform } }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    hear("viewController(forKey:)", [key]) { context.viewController(forKey: key) }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { hear("view(forKey:)", [key]) { context.view(forKey: key) } }

  func initialFrame(for vc: UIViewController) -> CGRect { hear("initialFrame(for:)", [vc]) { context.initialFrame(for: vc) } }

  func finalFrame(for vc: UIViewController) -> CGRect { hear("finalFrame(for:)", [vc]) { context.finalFrame(for: vc) } }

  // MARK: Driving the transition

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    hear("updateInteractiveTransition(_:)", [percentComplete], by: .interaction) { context.updateInteractiveTransition(percentComplete) }
  }

  func finishInteractiveTransition() {
    hear("finishInteractiveTransition()", by: .interaction) { context.finishInteractiveTransition() }
  }

  func cancelInteractiveTransition() {
    hear("cancelInteractiveTransition()", by: .interaction) { context.cancelInteractiveTransition() }
  }

  func pauseInteractiveTransition() { hear("pauseInteractiveTransition()", by: .interaction) { context.pauseInteractiveTransition() } }

  func completeTransition(_ didComplete: Bool) {
    hear("completeTransition(_:)", [didComplete]) { context.completeTransition(didComplete) }
  }
}
