//
//  CardPresentationController.swift
//  DraggableCard
//

import UIKit

class CardPresentationController: UIPresentationController {

    var insets = UIEdgeInsets(top: 260, left: 12, bottom: 24, right: 12)

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        return containerView.bounds.inset(by: insets)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard presentedViewController.transitionCoordinator == nil else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
