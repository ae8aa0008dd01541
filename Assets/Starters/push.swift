// A push that slides the next screen over the last one, which moves away more slowly and darkens. A swipe from the left edge pops.
//
//     glissade run MyTransition.swift
//
// opens this file in a window. Save it, and the window shows the new code at the same moment. Every number below is a slider there.
// In an app, keep a MyTransition made for the navigation controller.

import UIKit

final class MyTransition: NSObject, UINavigationControllerDelegate {
  struct Parameters {
    /// The duration, in seconds: 0.1…1.5.
    var duration: TimeInterval = 0.42
    /// The damping ratio of the spring: 0.5…1.
    var dampingRatio: CGFloat = 0.92
    /// How far the last screen moves, as a fraction of the screen's width: 0…1.
    var parallax: CGFloat = 0.3
    /// The opacity of the black over the last screen: 0…1.
    var shade: CGFloat = 0.25
    /// The fraction of the width from which a release pops: 0…1.
    var popFraction: CGFloat = 0.4
    /// The speed from which a flick pops, in points per second: 0…3000.
    var popVelocity: CGFloat = 700
  }

  var parameters = Parameters()
  private weak var navigationController: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
    // UIKit's own edge swipe wouldn't drive this transition.
    navigationController.interactivePopGestureRecognizer?.isEnabled = false
    let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleSwipe(_:)))
    swipe.edges = .left
    navigationController.view.addGestureRecognizer(swipe)
  }

  @objc private func handleSwipe(_ swipe: UIScreenEdgePanGestureRecognizer) {
    guard let view = swipe.view else { return }
    let fraction = swipe.translation(in: view).x / view.bounds.width
    switch swipe.state {
    case .began:
      guard let navigationController, navigationController.viewControllers.count > 1 else { return }
      interaction = UIPercentDrivenInteractiveTransition()
      navigationController.popViewController(animated: true)
    case .changed:
      interaction?.update(min(max(fraction, 0), 1))
    case .ended, .cancelled:
      let isFlick = swipe.velocity(in: view).x > parameters.popVelocity
      if swipe.state == .ended, isFlick || fraction > parameters.popFraction { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    default:
      break
    }
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .none ? nil : MyTransitionAnimator(isPush: operation == .push, parameters: parameters)
  }

  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

/// Slides the upper screen over the lower one, and back.
final class MyTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  private let parameters: MyTransition.Parameters

  init(isPush: Bool, parameters: MyTransition.Parameters) {
    self.isPush = isPush
    self.parameters = parameters
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { parameters.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    to.frame = context.finalFrame(for: controller)
    let upper = isPush ? to : from
    let lower = isPush ? from : to
    container.insertSubview(to, at: isPush ? 1 : 0)
    let shade = UIView(frame: lower.frame)
    shade.backgroundColor = .black
    container.insertSubview(shade, belowSubview: upper)

    let width = container.bounds.width
    let aside = CGAffineTransform(translationX: -width * parameters.parallax, y: 0)
    let beyond = CGAffineTransform(translationX: width, y: 0)
    let show = { (isUpperShown: Bool) in
      upper.transform = isUpperShown ? .identity : beyond
      lower.transform = isUpperShown ? aside : .identity
      shade.transform = lower.transform
      shade.alpha = isUpperShown ? self.parameters.shade : 0
    }
    show(!isPush)
    UIView.animate(
      withDuration: parameters.duration, delay: 0, usingSpringWithDamping: parameters.dampingRatio, initialSpringVelocity: 0,
      animations: { show(self.isPush) },
      completion: { _ in
        shade.removeFromSuperview()
        upper.transform = .identity
        lower.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

// MARK: - Screens to try it on

final class MyTransitionNavigationController: UINavigationController {
  private var transition: MyTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    transition = MyTransition(self)
    viewControllers = [MyTransitionScreen(title: "First", colors: [.systemOrange, .systemPink], next: "Show the next screen")]
  }
}

final class MyTransitionScreen: UIViewController {
  private let colors: [UIColor]
  private let nextTitle: String?

  init(title: String, colors: [UIColor], next: String?) {
    self.colors = colors
    nextTitle = next
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = colors.map(\.cgColor)
    view.layer.addSublayer(gradient)
    guard let nextTitle else { return }
    let button = UIButton(type: .system)
    button.setTitle(nextTitle, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 24, weight: .bold)
    button.addTarget(self, action: #selector(showNext), for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor), button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  @objc private func showNext() {
    let next = MyTransitionScreen(title: "Second", colors: [.systemBlue, .systemPurple], next: nil)
    navigationController?.pushViewController(next, animated: true)
  }
}

#Preview("Push") { MyTransitionNavigationController() }
