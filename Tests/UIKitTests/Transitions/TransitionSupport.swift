import UITestSupport

@testable import UIKit

/// An animator that does what a closure says; without one, it fades the `to` view in or the `from` view out.
@MainActor
final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  private let animate: @MainActor (any UIViewControllerContextTransitioning) -> Void
  private(set) var ended: [Bool] = []
  private(set) weak var context: (any UIViewControllerContextTransitioning)?

  init(
    duration: TimeInterval = 0.4, animate: @escaping @MainActor (any UIViewControllerContextTransitioning) -> Void = BlockAnimator.fade
  ) {
    self.duration = duration
    self.animate = animate
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    animate(context)
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

  static func fade(_ context: any UIViewControllerContextTransitioning) {
    let duration = (context as? ReportingTransitionContext)?.context.transitionDuration ?? 0.4
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: duration, animations: { to.alpha = 1 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    } else if let from = context.view(forKey: .from) {
      UIView.animate(withDuration: duration, animations: { from.alpha = 0 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}

/// An animator that vends a property animator, as the documentation teaches: one object for each transition.
@MainActor
final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  var curve: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeIn)
  private(set) var animator: UIViewPropertyAnimator?

  init(duration: TimeInterval = 0.4) {
    self.duration = duration
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: curve)
    self.animator = animator
    let fades = context.view(forKey: .to) ?? context.view(forKey: .from)
    if let to = context.view(forKey: .to) {
      context.containerView.addSubview(to)
      to.alpha = 0
    }
    let target: CGFloat = context.view(forKey: .to) == nil ? 0 : 1
    animator.addAnimations { fades?.alpha = target }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// B, presented over A, with its dismissal under a percent-driven controller.
@MainActor
final class DrivenDismissal {
  let scenario: PresentationScenario
  let driver = UIPercentDrivenInteractiveTransition()
  private(set) var completions = 0

  init(_ style: UIModalPresentationStyle = .custom, animator: any UIViewControllerAnimatedTransitioning = BlockAnimator()) {
    scenario = PresentationScenario(style)
    scenario.presented()
    scenario.delegate.dismissing = animator
    scenario.delegate.interaction = driver
  }

  var harness: SceneHarness { scenario.harness }
  var view: UIView { scenario.b.view }
  var context: TransitionContext? { scenario.b.transitionCoordinator.flatMap { ($0 as? TransitionCoordinator)?.transition } }
  var isPresented: Bool { scenario.a.presentedViewController != nil }

  /// What the presented view shows now.
  var shown: LayerState { harness.shownState(of: view.layer) }

  func begin() {
    scenario.dismiss { self.completions += 1 }
    harness.turn()
  }

  /// Reports `percent` and lets a frame pass.
  func update(_ percent: CGFloat) {
    harness.scene.perform { driver.update(percent) }
    harness.advance(by: 1.0 / 60)
  }

  func finish() { harness.scene.perform { driver.finish() } }

  func cancel() { harness.scene.perform { driver.cancel() } }
}

/// What the doctor finds when B is presented and dismissed by `animator`.
@MainActor
func findings(
  _ style: UIModalPresentationStyle = .custom, _ animator: any UIViewControllerAnimatedTransitioning, dismissing: Bool = false
) -> [TransitionDiagnosis] {
  let scenario = PresentationScenario(style)
  scenario.delegate.presenting = dismissing ? ScriptedAnimator() : animator
  scenario.delegate.dismissing = animator
  var found: [TransitionDiagnosis] = []
  _ = warnings {
    scenario.present()
    scenario.harness.advance(by: 3)
    if dismissing {
      scenario.dismiss()
      scenario.harness.advance(by: 3)
    }
    found = scenario.harness.scene.doctor.diagnoses
  }
  return found
}
