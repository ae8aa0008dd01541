//
//  BlurPresentationController.swift
//

import UIKit

final class BlurPresentationController: UIPresentationController {

    // MARK: - Properties

    private let blurEffectView = UIVisualEffectView(effect: nil)
    private var tapGestureRecognizer = UITapGestureRecognizer()

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        tapGestureRecognizer = UITapGestureRecognizer(target: self, action: #selector(dismissController))
        blurEffectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        blurEffectView.isUserInteractionEnabled = true
        blurEffectView.addGestureRecognizer(tapGestureRecognizer)
    }

    // MARK: - Layout

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        let size = CGSize(width: containerView.frame.width - 48, height: 360)
        let origin = CGPoint(x: 24, y: (containerView.frame.height - size.height) / 2)
        return CGRect(origin: origin, size: size)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        blurEffectView.frame = containerView!.bounds
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        presentedView?.layer.cornerRadius = 30
        presentedView?.layer.masksToBounds = true
    }

    // MARK: - Transition

    override func presentationTransitionWillBegin() {
        containerView?.insertSubview(blurEffectView, at: 0)
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [weak self] _ in
                self?.blurEffectView.effect = UIBlurEffect(style: .systemThinMaterial)
                self?.presentingViewController.view.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
            }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed {
            blurEffectView.removeFromSuperview()
        }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [weak self] _ in
                self?.blurEffectView.effect = nil
                self?.presentingViewController.view.transform = .identity
            }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed {
            blurEffectView.removeFromSuperview()
        }
    }

    @objc func dismissController() {
        presentedViewController.dismiss(animated: true, completion: nil)
    }
}
