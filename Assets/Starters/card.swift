// A card that springs up over the screen. Drag it down to dismiss it.
//
//     glissade run MyTransition.swift
//
// opens this file in a window. Save it, and the window shows the new code at the same moment. Every number below is a slider there.
// In an app, keep a MyTransition and call its present(_:from:).

import UIKit

final class MyTransition: NSObject, UIViewControllerTransitioningDelegate {
  struct Parameters {
    /// The duration of the presentation, in seconds: 0.1…1.5.
    var duration: TimeInterval = 0.5
    /// The damping ratio of the presentation's spring: 0.3…1. Below 1 it overshoots.
    var dampingRatio: CGFloat = 0.78
    /// The duration of the dismissal, in seconds: 0.1…1.
    var dismissalDuration: TimeInterval = 0.3
    /// The opacity of the black behind the card: 0…1.
    var dimming: CGFloat = 0.45
    /// The scale of the screen behind the card: 0.8…1.
    var backgroundScale: CGFloat = 0.94
    /// The fraction of the distance from which a release dismisses the card: 0…1.
    var dismissalFraction: CGFloat = 0.35
    /// The speed from which a flick dismisses it, in points per second: 0…3000.
    var dismissalVelocity: CGFloat = 900
  }

  var parameters = Parameters()
  private var interaction: UIPercentDrivenInteractiveTransition?

  /// Presents a controller as a card.
  func present(_ card: UIViewController, from source: UIViewController) {
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    card.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
    presented = card
    source.present(card, animated: true)
  }

  private weak var presented: UIViewController?

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let container = pan.view?.superview, let presentation = presented?.presentationController else { return }
    let distance = container.bounds.maxY - presentation.frameOfPresentedViewInContainerView.minY
    let fraction = pan.translation(in: container).y / distance
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      presented?.dismiss(animated: true)
    case .changed:
      interaction?.update(min(max(fraction, 0), 1))
    case .ended, .cancelled:
      let isFlick = pan.velocity(in: container).y > parameters.dismissalVelocity
      if pan.state == .ended, isFlick || fraction > parameters.dismissalFraction { interaction?.finish() } else { interaction?.cancel() }
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

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    MyTransitionPresentation(presentedViewController: presented, presenting: presenting, parameters: parameters)
  }
}

/// Moves the card.
final class MyTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let parameters: MyTransition.Parameters

  init(isPresenting: Bool, parameters: MyTransition.Parameters) {
    self.isPresenting = isPresenting
    self.parameters = parameters
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? parameters.duration : parameters.dismissalDuration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from), let card = controller.view else {
      return context.completeTransition(false)
    }
    let resting = isPresenting ? context.finalFrame(for: controller) : card.frame
    let hidden = resting.offsetBy(dx: 0, dy: context.containerView.bounds.maxY - resting.minY)
    let complete: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
    if isPresenting {
      card.frame = hidden
      context.containerView.addSubview(card)
      UIView.animate(
        withDuration: parameters.duration, delay: 0, usingSpringWithDamping: parameters.dampingRatio, initialSpringVelocity: 0,
        animations: { card.frame = resting }, completion: complete)
    } else {
      UIView.animate(
        withDuration: parameters.dismissalDuration, delay: 0, options: .curveEaseIn, animations: { card.frame = hidden },
        completion: complete)
    }
  }
}

/// Lays the card out, and dims and shrinks the screen behind it.
final class MyTransitionPresentation: UIPresentationController {
  private let parameters: MyTransition.Parameters
  private lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = .black
    view.alpha = 0
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap)))
    return view
  }()

  init(presentedViewController: UIViewController, presenting: UIViewController?, parameters: MyTransition.Parameters) {
    self.parameters = parameters
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.inset(by: UIEdgeInsets(top: bounds.height * 0.42, left: 16, bottom: 40, right: 16))
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    if !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(dimmingView, at: 0)
    let scale = parameters.backgroundScale
    animateAlongside { [self] in
      dimmingView.alpha = parameters.dimming
      presentingViewController.view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  override func dismissalTransitionWillBegin() {
    animateAlongside { [self] in
      dimmingView.alpha = 0
      presentingViewController.view.transform = .identity
    }
  }

  private func animateAlongside(_ animations: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return animations() }
    coordinator.animate(alongsideTransition: { _ in animations() }, completion: nil)
  }

  @objc private func handleTap() { presentedViewController.dismiss(animated: true) }
}

// MARK: - Screens to try it on

final class MyTransitionHomeViewController: UIViewController {
  private let transition = MyTransition()

  override func loadView() { view = GradientView(.systemIndigo, .systemTeal) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Show the card", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 24, weight: .bold)
    button.addTarget(self, action: #selector(showCard), for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 120),
    ])
  }

  @objc private func showCard() {
    let card = UIViewController()
    card.view = GradientView(.systemPink, .systemOrange)
    card.view.layer.cornerRadius = 28
    card.view.layer.name = "card"
    transition.present(card, from: self)
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

#Preview("Card") { MyTransitionHomeViewController() }
