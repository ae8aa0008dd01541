//
//  ZoomAnimator.swift
//

import UIKit

protocol ZoomSource: AnyObject {
    var zoomSourceView: UIView? { get }
}

class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool
    private weak var source: ZoomSource?

    init(isPresenting: Bool, source: ZoomSource) {
        self.isPresenting = isPresenting
        self.source = source
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isPresenting ? 0.5 : 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        guard let photoVC = transitionContext.viewController(forKey: isPresenting ? .to : .from) as? PhotoViewController,
            let cell = source?.zoomSourceView
        else {
            transitionContext.completeTransition(false)
            return
        }

        let cellFrame = cell.convert(cell.bounds, to: containerView)
        let fullFrame = isPresenting ? transitionContext.finalFrame(for: photoVC) : photoVC.view.frame

        let backdrop = UIView(frame: containerView.bounds)
        backdrop.backgroundColor = .systemBackground
        backdrop.alpha = isPresenting ? 0 : 1

        let flyingView = UIView(frame: isPresenting ? cellFrame : fullFrame)
        flyingView.backgroundColor = photoVC.color
        flyingView.layer.cornerRadius = isPresenting ? 14 : 0
        flyingView.layer.name = "photo"

        if isPresenting {
            photoVC.view.frame = fullFrame
            containerView.addSubview(photoVC.view)
        }
        containerView.addSubview(backdrop)
        containerView.addSubview(flyingView)
        photoVC.view.isHidden = true
        cell.isHidden = true

        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext),
            timingParameters: UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 0)))
        animator.addAnimations {
            flyingView.frame = self.isPresenting ? fullFrame : cellFrame
            flyingView.layer.cornerRadius = self.isPresenting ? 0 : 14
            backdrop.alpha = self.isPresenting ? 1 : 0
        }
        animator.addCompletion { _ in
            flyingView.removeFromSuperview()
            backdrop.removeFromSuperview()
            photoVC.view.isHidden = false
            cell.isHidden = false
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
