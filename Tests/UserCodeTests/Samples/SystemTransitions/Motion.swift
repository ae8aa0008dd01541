//
//  Motion.swift
//

import SwiftUI
import UIKit

/// A view that follows a finger with SwiftUI's animations, and keeps its velocity without any arithmetic.
class BallView: UIView {

    private var center0 = CGPoint.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        cornerConfiguration = .capsule()
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func panned(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began:
            center0 = center
        case .changed:
            let translation = gesture.translation(in: superview)
            UIView.animate(.interactiveSpring) {
                self.center = CGPoint(x: self.center0.x + translation.x, y: self.center0.y + translation.y)
            }
        case .ended, .cancelled:
            UIView.animate(.spring(duration: 0.6, bounce: 0.3, blendDuration: 0)) {
                self.center = self.center0
            } completion: {
                self.bounce()
            }
        default:
            break
        }
    }

    private func bounce() {
        for animation in Animations.all {
            UIView.animate(animation) { self.alpha = self.alpha == 1 ? 0.9 : 1 }
        }
    }
}

/// The animations of SwiftUI.
enum Animations {

    static let curves: [SwiftUI.Animation] = [
        .default, .linear, .linear(duration: 0.2), .easeIn, .easeIn(duration: 0.2), .easeOut, .easeOut(duration: 0.2), .easeInOut,
        .easeInOut(duration: 0.2), .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.3), .timingCurve(.circularEaseInOut, duration: 0.3),
        .timingCurve(.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)), duration: 0.3),
    ]

    static let springs: [SwiftUI.Animation] = [
        .spring, .spring(duration: 0.5, bounce: 0.2), .spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0),
        .spring(Spring(duration: 0.4, bounce: 0.1)), .spring(.snappy, blendDuration: 0.1),
        .interactiveSpring, .interactiveSpring(), .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25),
        .interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25),
        .interpolatingSpring, .interpolatingSpring(stiffness: 170, damping: 15),
        .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0),
        .interpolatingSpring(duration: 0.5, bounce: 0.1, initialVelocity: 0),
        .interpolatingSpring(Spring(mass: 1, stiffness: 100, damping: 10), initialVelocity: 0),
        .smooth, .smooth(duration: 0.3), .smooth(duration: 0.3, extraBounce: 0.1), .snappy, .snappy(duration: 0.3), .bouncy,
        .bouncy(duration: 0.4, extraBounce: 0.1),
    ]

    static let modified: [SwiftUI.Animation] = [
        .spring.delay(0.1), .linear.speed(2), .easeInOut.repeatCount(2), .easeInOut.repeatCount(2, autoreverses: false),
        .spring.delay(0.1).speed(2).repeatCount(2, autoreverses: true), Animation(Steps(count: 4)), Animation(Decay(rate: 4)),
    ]

    static var all: [SwiftUI.Animation] { curves + springs + modified }

    static let endless: SwiftUI.Animation = .linear(duration: 1).repeatForever(autoreverses: false)
}

/// An animation of one's own.
struct Steps: CustomAnimation {
    var count: Int

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < 1 else { return nil }
        return value.scaled(by: (time * Double(count)).rounded(.down) / Double(count))
    }
}

/// An animation that keeps its state, knows its velocity, and takes over from another one of its kind.
struct Decay: CustomAnimation {
    var rate: Double

    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
        context.state[DecayCount.self] += 1
        guard time * rate < 7 else { return nil }
        return value.scaled(by: 1 - exp(-rate * time))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        value.scaled(by: rate * exp(-rate * time))
    }

    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool {
        previous.base is Decay
    }
}

/// The number of values that an animation has made.
struct DecayCount: AnimationStateKey {
    static let defaultValue = 0
}

/// The springs of iOS 17 in UIKit and Core Animation.
enum Springs {

    static func animator(for view: UIView) -> UIViewPropertyAnimator {
        let timings: [UISpringTimingParameters] = [
            UISpringTimingParameters(duration: 0.5, bounce: 0.2, initialVelocity: CGVector(dx: 1, dy: 0)),
            UISpringTimingParameters(dampingRatio: 0.8), UISpringTimingParameters(),
        ]
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timings[0])
        animator.flushUpdates = true
        animator.addAnimations { view.alpha = 1 }
        return animator
    }

    static func layerAnimation() -> CASpringAnimation {
        let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
        animation.keyPath = "position.x"
        animation.duration = animation.settlingDuration
        print(animation.perceptualDuration, animation.bounce)
        return animation
    }

    static func all(on view: UIView) {
        UIView.animate { view.alpha = 1 }
        UIView.animate(springDuration: 0.3, bounce: 0, initialSpringVelocity: 0, delay: 0, options: []) {
            view.alpha = 1
        } completion: { _ in
            view.isHidden = false
        }
    }
}

/// An animator whose transition can be interrupted, with a presentation controller of its own.
class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {

    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let view = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from)!
        if view.superview == nil { transitionContext.containerView.addSubview(view) }
        let animator = Springs.animator(for: view)
        animator.addCompletion { position in
            transitionContext.completeTransition(position == .end)
            self.animator = nil
        }
        self.animator = animator
        return animator
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        return UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
