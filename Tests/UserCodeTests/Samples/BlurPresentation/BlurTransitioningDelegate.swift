//
//  BlurTransitioningDelegate.swift
//

import UIKit

final class BlurTransitioningDelegate: NSObject {
    static let shared = BlurTransitioningDelegate()
}

extension BlurTransitioningDelegate: UIViewControllerTransitioningDelegate {

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        return BlurPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return PopAnimator(presenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return PopAnimator(presenting: false)
    }
}

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let presenting: Bool
    private let hiddenScale: CGFloat = 0.7

    init(presenting: Bool) {
        self.presenting = presenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        presenting ? 0.55 : 0.25
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = presenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key) else { return }

        if presenting {
            transitionContext.containerView.addSubview(controller.view)
            controller.view.frame = transitionContext.finalFrame(for: controller)
        }

        let hidden = CGAffineTransform(scaleX: hiddenScale, y: hiddenScale)
        controller.view.transform = presenting ? hidden : .identity
        controller.view.alpha = presenting ? 0 : 1

        let duration = transitionDuration(using: transitionContext)
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: presenting ? 0.7 : 1, initialSpringVelocity: 0.2, options: []
        ) {
            controller.view.transform = self.presenting ? .identity : hidden
            controller.view.alpha = self.presenting ? 1 : 0
        } completion: { _ in
            controller.view.transform = .identity
            controller.view.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
