//
//  PhotoViewController.swift
//

import UIKit

class PhotoViewController: UIViewController {

    let color: UIColor

    init(color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }
}

class ZoomDismissInteraction: UIPercentDrivenInteractiveTransition {

    private(set) var isInProgress = false
    private unowned let viewController: UIViewController
    private let threshold: CGFloat = 0.25

    init(viewController: UIViewController) {
        self.viewController = viewController
        super.init()
        let gesture = UIPanGestureRecognizer(target: self, action: #selector(handleGesture))
        viewController.view.addGestureRecognizer(gesture)
    }

    @objc func handleGesture(_ gestureRecognizer: UIPanGestureRecognizer) {
        guard let superview = gestureRecognizer.view?.superview else { return }
        let translation = gestureRecognizer.translation(in: superview)
        let progress = min(max(translation.y / 400, 0), 1)

        switch gestureRecognizer.state {
        case .began:
            isInProgress = true
            viewController.dismiss(animated: true)
        case .changed:
            update(progress)
        case .ended:
            isInProgress = false
            progress > threshold ? finish() : cancel()
        case .cancelled:
            isInProgress = false
            cancel()
        default:
            break
        }
    }
}
