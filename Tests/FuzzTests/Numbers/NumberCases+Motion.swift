import Foundation
import UITestSupport

@testable import UIKit

extension NumberCase {
  /// Animations, and the screens that come and go.
  static let motion: [NumberCase] = [
    NumberCase("animate(withDuration:)") { stage, n in
      let view = stage.add(UIView())
      UIView.animate(withDuration: n) { view.alpha = 0.5 }
      UIView.animate(withDuration: 0.2, delay: n) { view.center.x = 100 }
      UIView.animate(withDuration: n, delay: n, options: [.repeat, .autoreverse]) { view.center.y = 100 }
      UIView.animate(withDuration: 0.3) { view.bounds.size.width = n }
      UIView.transition(with: view, duration: n, options: .transitionFlipFromLeft) { view.backgroundColor = .red }
    },
    NumberCase("springs") { stage, n in
      for part in 0..<5 {
        let view = stage.add(UIView())
        UIView.animate(
          withDuration: 0.3, delay: 0, usingSpringWithDamping: part == 0 ? n : 0.8, initialSpringVelocity: part == 1 ? n : 0
        ) { view.center.x += 50 }
        UIView.animate(springDuration: part == 2 ? n : 0.3, bounce: part == 3 ? n : 0, initialSpringVelocity: part == 4 ? n : 0) {
          view.center.y += 50
        }
      }
    },
    NumberCase("animators") { stage, n in
      let view = stage.add(UIView())
      let timings: [any UITimingCurveProvider] = [
        UISpringTimingParameters(dampingRatio: n), UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: n, dy: n)),
        UISpringTimingParameters(mass: n, stiffness: 100, damping: 10, initialVelocity: .zero),
        UISpringTimingParameters(mass: 1, stiffness: n, damping: 10, initialVelocity: .zero),
        UISpringTimingParameters(mass: 1, stiffness: 100, damping: n, initialVelocity: .zero),
        UISpringTimingParameters(duration: n, bounce: 0.1), UISpringTimingParameters(duration: 0.5, bounce: n),
        UICubicTimingParameters(controlPoint1: CGPoint(both: n), controlPoint2: CGPoint(both: n)),
      ]
      for timing in timings {
        let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
        animator.addAnimations { view.center.x += 20 }
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.4
        animator.continueAnimation(withTimingParameters: timing, durationFactor: n)
      }
    },
    NumberCase("animator times") { stage, n in
      let view = stage.add(UIView())
      let animator = UIViewPropertyAnimator(duration: n, curve: .easeInOut) { view.alpha = 0.5 }
      animator.addAnimations({ view.center.x = 20 }, delayFactor: n)
      // UIKit raises an exception for a delay that isn't positive.
      if n >= 0 { animator.startAnimation(afterDelay: n) }
      let other = UIViewPropertyAnimator(duration: 1, dampingRatio: n) { view.center.y = 20 }
      other.fractionComplete = n
      other.startAnimation()
      other.pauseAnimation()
      other.fractionComplete = n
      other.isReversed = true
      other.continueAnimation(withTimingParameters: nil, durationFactor: n)
      let third = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.transform = CGAffineTransform(rotationAngle: n) }
      third.fractionComplete = 0.5
      third.stopAnimation(false)
      third.finishAnimation(at: .current)
    },
    NumberCase("keyframes") { stage, n in
      let view = stage.add(UIView())
      UIView.animateKeyframes(withDuration: n, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.5) { view.center.x = 90 }
      }
      UIView.animateKeyframes(withDuration: 0.5, delay: n, options: .calculationModeCubic) {
        UIView.addKeyframe(withRelativeStartTime: n, relativeDuration: 0.5) { view.center.y = 90 }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: n) { view.alpha = 0.4 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.y = n }
      }
    },
    NumberCase("repeat counts") { stage, n in
      let view = stage.add(UIView())
      UIView.animate(withDuration: 0.2) {
        UIView.modifyAnimations(withRepeatCount: n, autoreverses: true) { view.center.x = 50 }
      }
    },
    NumberCase("layer animations") { stage, n in
      for part in 0..<8 {
        let animation = basic("position.x", to: part == 0 ? n : 100, duration: part == 1 ? n : 0.3)
        if part == 2 { animation.beginTime = n }
        if part == 3 { animation.timeOffset = n }
        if part == 4 { animation.speed = Float(n) }
        if part == 5 { animation.repeatCount = Float(n) }
        if part == 6 { animation.repeatDuration = n }
        if part == 7 { animation.timingFunction = CAMediaTimingFunction(controlPoints: Float(n), Float(n), Float(n), Float(n)) }
        animation.autoreverses = part > 4
        stage.add(UIView()).layer.add(animation, forKey: "motion")
      }
    },
    NumberCase("keyframe animations") { stage, n in
      for part in 0..<5 {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = part == 0 ? [0, n, 100] : [0, 50, 100]
        if part == 1 { animation.keyTimes = [0, NSNumber(value: n), 1] }
        if part == 2 { animation.keyTimes = [NSNumber(value: n), NSNumber(value: n), NSNumber(value: n)] }
        animation.calculationMode = [.linear, .discrete, .paced, .cubic, .cubicPaced][part]
        if part == 4 { animation.path = path(of: n).cgPath }
        animation.duration = 0.4
        stage.add(UIView()).layer.add(animation, forKey: "motion")
      }
    },
    NumberCase("spring animations") { stage, n in
      for part in 0..<4 {
        let animation = CASpringAnimation(keyPath: "position.x")
        if part == 0 { animation.mass = n }
        if part == 1 { animation.stiffness = n }
        if part == 2 { animation.damping = n }
        if part == 3 { animation.initialVelocity = n }
        animation.toValue = 100
        animation.duration = animation.settlingDuration
        stage.add(UIView()).layer.add(animation, forKey: "motion")
      }
    },
    NumberCase("groups and transitions") { stage, n in
      let group = CAAnimationGroup()
      group.animations = [basic("opacity", to: n, duration: 1), basic("transform.scale", to: n, duration: n)]
      group.duration = n
      stage.add(UIView()).layer.add(group, forKey: nil)
      let transition = CATransition()
      transition.startProgress = Float(n)
      transition.endProgress = Float(n)
      transition.duration = n
      stage.add(UIView()).layer.add(transition, forKey: nil)
      CATransaction.begin()
      CATransaction.setAnimationDuration(n)
      stage.add(UIView()).layer.position.x = 20
      CATransaction.commit()
    },
    NumberCase("timers") { stage, n in
      let link = CADisplayLink(target: stage.root, selector: "step")
      link.preferredFrameRateRange = CAFrameRateRange(minimum: Float(n), maximum: Float(n), preferred: Float(n))
      link.preferredFramesPerSecond = Int(nearest: n)
      link.add(to: .main, forMode: .common)
      stage.harness.scene.perform(after: n) { link.invalidate() }
      stage.harness.scene.perform(after: 0.5) { link.invalidate() }
    },
    NumberCase("sheets") { stage, n in
      let page = UIViewController()
      page.view.backgroundColor = .white
      page.preferredContentSize = CGSize(both: n)
      page.sheetPresentationController?.detents = [.custom { _ in n }, .medium()]
      page.sheetPresentationController?.preferredCornerRadius = n
      page.sheetPresentationController?.prefersGrabberVisible = true
      stage.root.present(page, animated: true)
    },
    NumberCase("popovers") { stage, n in
      let page = UIViewController()
      page.preferredContentSize = CGSize(both: n)
      page.modalPresentationStyle = .popover
      page.popoverPresentationController?.sourceView = stage.root.view
      page.popoverPresentationController?.sourceRect = CGRect(x: n, y: n, width: n, height: n)
      page.popoverPresentationController?.popoverLayoutMargins = UIEdgeInsets(all: n)
      let delegate = KeepsPopovers()
      page.popoverPresentationController?.delegate = delegate
      stage.root.present(page, animated: true)
      withExtendedLifetime(delegate) {}
    },
    NumberCase("form sheets") { stage, n in
      let page = UIViewController()
      page.modalPresentationStyle = .formSheet
      page.preferredContentSize = CGSize(both: n)
      stage.harness.scene.resize(to: CGSize(width: 1024, height: 768))
      stage.root.present(page, animated: true)
      stage.harness.scene.resize(to: CGSize(width: 390, height: 844))
    },
    NumberCase("transitions of one's own") { stage, n in
      let page = UIViewController()
      page.modalPresentationStyle = .custom
      let delegate = OddTransition(n)
      page.transitioningDelegate = delegate
      stage.root.present(page, animated: true)
      delegate.interaction.update(n)
      delegate.interaction.completionSpeed = n
      delegate.interaction.finish()
    },
    NumberCase("safe areas and margins") { stage, n in
      stage.root.additionalSafeAreaInsets = UIEdgeInsets(all: n)
      let view = stage.add(UIView())
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(all: n)
      view.layoutMargins = UIEdgeInsets(top: n, left: 1, bottom: n, right: 2)
      let label = UILabel()
      label.text = "Margins"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
      label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
    },
    NumberCase("split views") { stage, n in
      let split = UISplitViewController(style: .doubleColumn)
      for column in [UISplitViewController.Column.primary, .secondary] { split.setViewController(UIViewController(), for: column) }
      split.preferredPrimaryColumnWidth = n
      split.minimumPrimaryColumnWidth = n
      split.maximumPrimaryColumnWidth = n
      split.preferredPrimaryColumnWidthFraction = n
      stage.harness.scene.resize(to: CGSize(width: 1024, height: 768))
      stage.harness.window.rootViewController = split
      stage.harness.scene.resize(to: CGSize(width: 390, height: 844))
    },
    NumberCase("gestures") { stage, n in
      let view = stage.add(UIView())
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = n
      press.allowableMovement = n
      press.numberOfTapsRequired = Int(nearest: n)
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = Int(nearest: n)
      tap.numberOfTouchesRequired = Int(nearest: n)
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = Int(nearest: n)
      pan.setTranslation(CGPoint(both: n), in: view)
      for recognizer in [press, tap, pan] { view.addGestureRecognizer(recognizer) }
    },
  ]
}

private final class KeepsPopovers: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

/// A transition that says odd numbers, and moves its view to odd places.
private final class OddTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  private let number: Double
  let interaction = UIPercentDrivenInteractiveTransition()

  init(_ number: Double) { self.number = number }

  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { number }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.addSubview(view)
    view.frame = CGRect(x: number, y: 0, width: number, height: 100)
    UIView.animate(withDuration: number) {
      view.frame = CGRect(x: 0, y: self.number, width: 100, height: 100)
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
