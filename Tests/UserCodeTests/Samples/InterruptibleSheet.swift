//
//  InterruptibleSheet.swift
//

import UIKit

private enum SheetState {
    case collapsed
    case expanded

    var opposite: SheetState {
        switch self {
        case .collapsed: return .expanded
        case .expanded: return .collapsed
        }
    }
}

class SheetViewController: UIViewController {

    private struct Constants {
        /// Visible height of the collapsed sheet in points (40...200)
        static let peekHeight: CGFloat = 96
        static let sheetHeight: CGFloat = 520
        static let duration: TimeInterval = 0.8
        static let dampingRatio: CGFloat = 0.85
        static let cornerRadius: CGFloat = 20
    }

    private var currentState: SheetState = .collapsed
    private var runningAnimators = [UIViewPropertyAnimator]()
    private var animationProgress = [CGFloat]()
    private var bottomConstraint: NSLayoutConstraint!

    private lazy var overlayView: UIView = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = .black
        view.alpha = 0
        return view
    }()

    private lazy var sheetView: UIView = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = .systemOrange
        view.layer.name = "sheet"
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        return view
    }()

    private lazy var panRecognizer: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer()
        recognizer.addTarget(self, action: #selector(sheetPanned(recognizer:)))
        return recognizer
    }()

    private lazy var tapRecognizer = UITapGestureRecognizer(target: self, action: #selector(sheetTapped))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        layout()
        sheetView.addGestureRecognizer(panRecognizer)
        sheetView.addGestureRecognizer(tapRecognizer)
    }

    private func layout() {
        view.addSubview(overlayView)
        overlayView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        overlayView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        overlayView.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        overlayView.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true

        view.addSubview(sheetView)
        sheetView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        sheetView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        sheetView.heightAnchor.constraint(equalToConstant: Constants.sheetHeight).isActive = true
        bottomConstraint = sheetView.bottomAnchor.constraint(
            equalTo: view.bottomAnchor, constant: Constants.sheetHeight - Constants.peekHeight)
        bottomConstraint.isActive = true
    }

    // MARK: - Animation

    private func animateTransitionIfNeeded(to state: SheetState, duration: TimeInterval) {
        guard runningAnimators.isEmpty else { return }

        let frameAnimator = UIViewPropertyAnimator(duration: duration, dampingRatio: Constants.dampingRatio) {
            switch state {
            case .expanded:
                self.bottomConstraint.constant = 0
                self.sheetView.layer.cornerRadius = Constants.cornerRadius
                self.overlayView.alpha = 0.5
            case .collapsed:
                self.bottomConstraint.constant = Constants.sheetHeight - Constants.peekHeight
                self.sheetView.layer.cornerRadius = 0
                self.overlayView.alpha = 0
            }
            self.view.layoutIfNeeded()
        }
        frameAnimator.addCompletion { [weak self] position in
            guard let self = self else { return }
            switch position {
            case .start:
                self.currentState = state.opposite
            case .end:
                self.currentState = state
            default:
                break
            }
            let isExpanded = self.currentState == .expanded
            self.bottomConstraint.constant = isExpanded ? 0 : Constants.sheetHeight - Constants.peekHeight
            self.runningAnimators.removeAll()
        }
        frameAnimator.startAnimation()
        runningAnimators.append(frameAnimator)
    }

    // MARK: - Gestures

    @objc private func sheetTapped() {
        animateTransitionIfNeeded(to: currentState.opposite, duration: Constants.duration)
    }

    @objc private func sheetPanned(recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            animateTransitionIfNeeded(to: currentState.opposite, duration: Constants.duration)
            runningAnimators.forEach { $0.pauseAnimation() }
            animationProgress = runningAnimators.map { $0.fractionComplete }
        case .changed:
            let translation = recognizer.translation(in: sheetView)
            var fraction = -translation.y / (Constants.sheetHeight - Constants.peekHeight)
            if currentState == .expanded { fraction *= -1 }
            guard let first = runningAnimators.first else { return }
            if first.isReversed { fraction *= -1 }
            for (index, animator) in runningAnimators.enumerated() {
                animator.fractionComplete = fraction + animationProgress[index]
            }
        case .ended, .cancelled:
            let yVelocity = recognizer.velocity(in: sheetView).y
            let shouldCollapse = yVelocity > 0
            guard yVelocity != 0, let first = runningAnimators.first else {
                runningAnimators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
                return
            }
            switch currentState {
            case .expanded:
                if shouldCollapse == first.isReversed { runningAnimators.forEach { $0.isReversed = !$0.isReversed } }
            case .collapsed:
                if shouldCollapse != first.isReversed { runningAnimators.forEach { $0.isReversed = !$0.isReversed } }
            }
            runningAnimators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        default:
            break
        }
    }
}
