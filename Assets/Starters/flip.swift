// A flip: the screen turns over in perspective, and shows the next one on its other side. A horizontal drag turns it back.
//
//     glissade run MyTransition.swift
//
// opens this file in a window. Save it, and the window shows the new code at the same moment. Every number below is a slider there.
// In an app, keep a MyTransition and call its present(_:from:).

import UIKit

final class MyTransition: NSObject, UIViewControllerTransitioningDelegate {
  struct Parameters {
    /// The duration, in seconds: 0.2…2.
    var duration: TimeInterval = 0.7
    /// The distance of the eye from the screen, in points: 200…3000. A small one exaggerates the perspective.
    var eyeDistance: CGFloat = 900
    /// The scale of the screens in the middle of the turn: 0.5…1.
    var middleScale: CGFloat = 0.85
    /// The distance of a drag that completes the turn, in points: 100…800.
    var dragDistance: CGFloat = 320
    /// The fraction of the turn from which a release continues: 0…1.
    var releaseFraction: CGFloat = 0.45
  }

  var parameters = Parameters()
  private weak var presented: UIViewController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  /// Presents a controller on the back of the screen, unless one is shown there.
  func present(_ controller: UIViewController, from source: UIViewController) {
    guard source.presentedViewController == nil else { return }
    presented = controller
    controller.modalPresentationStyle = .fullScreen
    controller.transitioningDelegate = self
    controller.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
    source.present(controller, animated: true)
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    let fraction = abs(pan.translation(in: pan.view?.superview).x) / parameters.dragDistance
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      presented?.dismiss(animated: true)
    case .changed:
      interaction?.update(min(fraction, 1))
    case .ended where fraction > parameters.releaseFraction:
      interaction?.finish()
      interaction = nil
    case .ended, .cancelled:
      interaction?.cancel()
      interaction = nil
    default:
      break
    }
  }

  // MARK: UIViewControllerTransitioningDelegate

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { MyTransitionAnimator(isPresenting: true, parameters: parameters) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    MyTransitionAnimator(isPresenting: false, parameters: parameters)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

/// Turns the old screen away to its edge, and then the new one from its edge to the front.
final class MyTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let parameters: MyTransition.Parameters

  init(isPresenting: Bool, parameters: MyTransition.Parameters) {
    self.isPresenting = isPresenting
    self.parameters = parameters
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { parameters.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    to.frame = context.finalFrame(for: controller)
    container.addSubview(to)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / parameters.eyeDistance
    container.layer.sublayerTransform = perspective

    let quarter: CGFloat = isPresenting ? .pi / 2 : -.pi / 2
    to.layer.transform = edgeOn(-quarter)
    UIView.animateKeyframes(
      withDuration: parameters.duration, delay: 0, options: .calculationModeLinear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { from.layer.transform = self.edgeOn(quarter) }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { to.layer.transform = CATransform3DIdentity }
      },
      completion: { _ in
        from.layer.transform = CATransform3DIdentity
        to.layer.transform = CATransform3DIdentity
        container.layer.sublayerTransform = CATransform3DIdentity
        // UIKit doesn't remove the view of a transition that was cancelled.
        if context.transitionWasCancelled { to.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  /// Returns the transform of a screen that is turned by a right angle.
  private func edgeOn(_ angle: CGFloat) -> CATransform3D {
    let scale = parameters.middleScale
    return CATransform3DRotate(CATransform3DMakeScale(scale, scale, 1), angle, 0, 1, 0)
  }
}

// MARK: - Screens to try it on

final class MyTransitionHomeViewController: UIViewController {
  private let transition = MyTransition()

  override func loadView() { view = GradientView(.systemPurple, .systemBlue) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Turn over", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 24, weight: .bold)
    button.addTarget(self, action: #selector(turnOver), for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor), button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  @objc private func turnOver() {
    let back = UIViewController()
    back.view = GradientView(.systemOrange, .systemYellow)
    back.view.layer.name = "back"
    transition.present(back, from: self)
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ first: UIColor, _ last: UIColor) {
    super.init(frame: .zero)
    (layer as? CAGradientLayer)?.colors = [first.cgColor, last.cgColor]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

#Preview("Flip") { MyTransitionHomeViewController() }
