//
//  CardAnimator.swift
//  DraggableCard
//

import UIKit

enum TransitionMode {
    case present
    case dismiss
}

class CardAnimator: NSObject {

    let mode: TransitionMode
    var duration: TimeInterval = 0.5

    init(mode: TransitionMode) {
        self.mode = mode
        super.init()
    }
}

extension CardAnimator: UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return mode == .present ? duration : duration * 0.7
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        switch mode {
        case .present:
            presentTransition(using: transitionContext)
        case .dismiss:
            dismissTransition(using: transitionContext)
        }
    }

    private func presentTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toVC = transitionContext.viewController(forKey: .to), let toView = toVC.view else {
            transitionContext.completeTransition(false)
            return
        }
        let containerView = transitionContext.containerView
        let finalFrame = transitionContext.finalFrame(for: toVC)

        toView.frame = finalFrame.offsetBy(dx: 0, dy: containerView.bounds.height)
        toView.layer.cornerRadius = 24
        toView.layer.masksToBounds = true
        containerView.addSubview(toView)

        UIView.animate(
            withDuration: duration,
            delay: 0,
            usingSpringWithDamping: 0.75,
            initialSpringVelocity: 0.5,
            options: [.curveEaseOut, .allowUserInteraction],
            animations: {
                containerView.backgroundColor = UIColor.black.withAlphaComponent(0.5)
                toView.frame = finalFrame
            },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        )
    }

    private func dismissTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.viewController(forKey: .from)?.view else {
            transitionContext.completeTransition(false)
            return
        }
        let containerView = transitionContext.containerView
        let distance = containerView.bounds.height - fromView.frame.minY

        UIView.animate(
            withDuration: duration * 0.7,
            delay: 0,
            options: .curveEaseIn,
            animations: {
                containerView.backgroundColor = .clear
                fromView.transform = CGAffineTransform(translationX: 0, y: distance)
            },
            completion: { _ in
                let didComplete = !transitionContext.transitionWasCancelled
                if !didComplete {
                    fromView.transform = .identity
                }
                transitionContext.completeTransition(didComplete)
            }
        )
    }
}
