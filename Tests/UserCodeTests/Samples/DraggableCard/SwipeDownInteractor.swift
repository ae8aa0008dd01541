//
//  SwipeDownInteractor.swift
//  DraggableCard
//

import UIKit

class SwipeDownInteractor: UIPercentDrivenInteractiveTransition {

    private(set) var hasStarted = false
    private var shouldFinish = false
    private weak var viewController: UIViewController?

    func attach(to viewController: UIViewController) {
        self.viewController = viewController
        let pan = UIPanGestureRecognizer(target: self, action: #selector(self.handlePan(_:)))
        pan.delegate = self
        viewController.view.addGestureRecognizer(pan)
    }

    @objc private func handlePan(_ sender: UIPanGestureRecognizer) {
        guard let view = sender.view, let superview = view.superview else { return }
        let translation = sender.translation(in: superview)
        let progress = max(0, min(1, translation.y / (superview.bounds.height * 0.6)))

        switch sender.state {
        case .began:
            hasStarted = true
            viewController?.dismiss(animated: true, completion: nil)
        case .changed:
            shouldFinish = progress > 0.3 || sender.velocity(in: superview).y > 1200
            update(progress)
        case .cancelled:
            hasStarted = false
            cancel()
        case .ended:
            hasStarted = false
            if shouldFinish {
                finish()
            } else {
                cancel()
            }
        default:
            break
        }
    }
}

extension SwipeDownInteractor: UIGestureRecognizerDelegate {

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: pan.view)
        return velocity.y > abs(velocity.x)
    }
}
