import Transitions
import UIKit

/// A mistake in the transition of a sheet, with its effect in UIKit.
enum SheetMistake: String, CaseIterable, Sendable {
  case none
  /// The arriving view is never added, and the transition completes. Nothing is visible, and all input is blocked.
  case forgetsView = "forgets to add the view"
  /// The arriving view is never added, and the transition is cancelled. Nothing is presented, and the app continues.
  case completesWithFalse = "completes with false"
  /// `completeTransition(_:)` is never called, so input stays blocked.
  case neverCompletes = "never completes"
  /// The controller creates its view with `UIView()` and nothing gives it a size. Nothing is visible, and all input is blocked.
  case loadsViewWithoutSize = "loadView without a size"
}

/// An animator that presents a sheet with one mistake, and otherwise works like the sheet's own animator.
final class MistakenSheetAnimator: NSObject {
  private let mistake: SheetMistake
  private unowned let sheet: BottomSheet

  init(_ mistake: SheetMistake, of sheet: BottomSheet) {
    self.mistake = mistake
    self.sheet = sheet
    super.init()
  }
}

extension MistakenSheetAnimator: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { sheet }
}

extension MistakenSheetAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    sheet.transitionDuration(using: transitionContext)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    switch mistake {
    case .forgetsView: transitionContext.completeTransition(true)
    case .completesWithFalse: transitionContext.completeTransition(false)
    case .neverCompletes: sheet.animateTransition(using: DeafContext(transitionContext))
    case .none, .loadsViewWithoutSize: sheet.animateTransition(using: transitionContext)
    }
  }
}

private final class DeafContext: NSObject, UIViewControllerContextTransitioning {
  private let context: any UIViewControllerContextTransitioning

  init(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    super.init()
  }

  func completeTransition(_ didComplete: Bool) {}

  var containerView: UIView { context.containerView }
  var isAnimated: Bool { context.isAnimated }
  var isInteractive: Bool { context.isInteractive }
  var transitionWasCancelled: Bool { context.transitionWasCancelled }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var targetTransform: CGAffineTransform { context.targetTransform }
  func updateInteractiveTransition(_ percentComplete: CGFloat) { context.updateInteractiveTransition(percentComplete) }
  func finishInteractiveTransition() { context.finishInteractiveTransition() }
  func cancelInteractiveTransition() { context.cancelInteractiveTransition() }
  func pauseInteractiveTransition() { context.pauseInteractiveTransition() }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { context.viewController(forKey: key) }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { context.initialFrame(for: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { context.finalFrame(for: vc) }
}
