//
//  PageFlip.swift
//

import UIKit
import QuartzCore

/// Turns the page like a book, with Core Animation.
class PageFlipAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {

    static let pageKey = "pageFlip"

    var reverse: Bool
    private var context: UIViewControllerContextTransitioning?
    private var flippingPage: CALayer?

    init(reverse: Bool) {
        self.reverse = reverse
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.8
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to)
        else {
            return transitionContext.completeTransition(false)
        }
        context = transitionContext
        let container = transitionContext.containerView
        toVC.view.frame = transitionContext.finalFrame(for: toVC)

        let page: UIView
        if reverse {
            container.addSubview(toVC.view)
            page = toVC.view
        } else {
            container.insertSubview(toVC.view, belowSubview: fromVC.view)
            page = fromVC.view
        }
        flippingPage = page.layer
        setAnchorPoint(CGPoint(x: 0, y: 0.5), for: page)

        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 1200.0
        container.layer.sublayerTransform = perspective

        let turned = CATransform3DMakeRotation(-CGFloat.pi / 2, 0, 1, 0)
        let flip = CABasicAnimation(keyPath: "transform")
        flip.fromValue = reverse ? turned : CATransform3DIdentity
        flip.toValue = reverse ? CATransform3DIdentity : turned

        let fade = CAKeyframeAnimation(keyPath: "opacity")
        fade.values = reverse ? [0.4, 1, 1] : [1, 1, 0.4]

        let group = CAAnimationGroup()
        group.animations = [flip, fade]
        group.duration = transitionDuration(using: transitionContext)
        group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        group.delegate = self
        page.layer.add(group, forKey: PageFlipAnimator.pageKey)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context = context else { return }
        for key in [UITransitionContextViewKey.from, .to] {
            if let view = context.view(forKey: key) {
                setAnchorPoint(CGPoint(x: 0.5, y: 0.5), for: view)
            }
        }
        context.containerView.layer.sublayerTransform = CATransform3DIdentity
        context.completeTransition(!context.transitionWasCancelled)
        flippingPage?.removeAnimation(forKey: PageFlipAnimator.pageKey)
        self.context = nil
        flippingPage = nil
    }

    private func setAnchorPoint(_ anchorPoint: CGPoint, for view: UIView) {
        let frame = view.frame
        view.layer.anchorPoint = anchorPoint
        view.frame = frame
    }
}

/// Flips forward on a push, and back on a pop.
class PageFlipNavigationDelegate: NSObject, UINavigationControllerDelegate {

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard operation != .none else { return nil }
        return PageFlipAnimator(reverse: operation == .pop)
    }
}
