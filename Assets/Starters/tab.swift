// Tabs that slide past one another in the order of the tab bar. A horizontal drag moves between neighbors.
//
//     glissade run MyTransition.swift
//
// opens this file in a window. Save it, and the window shows the new code at the same moment. Every number below is a slider there.
// In an app, keep a MyTransition made for the tab bar controller.

import UIKit

final class MyTransition: NSObject, UITabBarControllerDelegate {
  struct Parameters {
    /// The duration, in seconds: 0.1…1.5.
    var duration: TimeInterval = 0.4
    /// The damping ratio of the spring: 0.5…1.
    var dampingRatio: CGFloat = 0.9
    /// The gap between the screens while they move, in points: 0…80.
    var gap: CGFloat = 24
    /// The scale of the screen that leaves: 0.7…1.
    var recession: CGFloat = 0.94
    /// The fraction of the width from which a release changes the tab: 0…1.
    var releaseFraction: CGFloat = 0.4
    /// The speed from which a flick changes it, in points per second: 0…3000.
    var releaseVelocity: CGFloat = 500
  }

  var parameters = Parameters()
  private weak var tabBarController: UITabBarController?
  private var interaction: UIPercentDrivenInteractiveTransition?
  /// The direction of the drag: 1 to the next tab, -1 to the one before.
  private var direction = 1

  init(_ tabBarController: UITabBarController) {
    self.tabBarController = tabBarController
    super.init()
    tabBarController.delegate = self
    tabBarController.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let tabs = tabBarController, let view = pan.view else { return }
    let travel = -pan.translation(in: view).x * CGFloat(direction)
    let fraction = travel / view.bounds.width
    switch pan.state {
    case .began:
      direction = pan.velocity(in: view).x < 0 ? 1 : -1
      let index = tabs.selectedIndex + direction
      guard let count = tabs.viewControllers?.count, (0..<count).contains(index) else { return }
      interaction = UIPercentDrivenInteractiveTransition()
      tabs.selectedIndex = index
    case .changed:
      interaction?.update(min(max(fraction, 0), 1))
    case .ended, .cancelled:
      let velocity = -pan.velocity(in: view).x * CGFloat(direction)
      let isFlick = velocity > parameters.releaseVelocity
      if pan.state == .ended, isFlick || fraction > parameters.releaseFraction { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    default:
      break
    }
  }

  // MARK: UITabBarControllerDelegate

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let controllers = tabBarController.viewControllers ?? []
    guard let from = controllers.firstIndex(of: fromVC), let to = controllers.firstIndex(of: toVC) else { return nil }
    return MyTransitionAnimator(isForward: to > from, parameters: parameters)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

/// Slides two screens side by side.
final class MyTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool
  private let parameters: MyTransition.Parameters

  init(isForward: Bool, parameters: MyTransition.Parameters) {
    self.isForward = isForward
    self.parameters = parameters
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { parameters.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let travel = (context.containerView.bounds.width + parameters.gap) * (isForward ? 1 : -1)
    to.frame = context.finalFrame(for: controller)
    to.transform = CGAffineTransform(translationX: travel, y: 0)
    context.containerView.addSubview(to)
    UIView.animate(
      withDuration: parameters.duration, delay: 0, usingSpringWithDamping: parameters.dampingRatio, initialSpringVelocity: 0,
      animations: {
        let scale = self.parameters.recession
        from.transform = CGAffineTransform(translationX: -travel, y: 0).scaledBy(x: scale, y: scale)
        to.transform = .identity
      },
      completion: { _ in
        from.transform = .identity
        to.transform = .identity
        // The device may have been turned meanwhile.
        to.frame = context.finalFrame(for: controller)
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

// MARK: - Screens to try it on

final class MyTransitionTabBarController: UITabBarController {
  private var transition: MyTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    transition = MyTransition(self)
    viewControllers = [
      MyTransitionScreen(title: "Sunrise", colors: [.systemYellow, .systemOrange]),
      MyTransitionScreen(title: "Noon", colors: [.systemTeal, .systemBlue]),
      MyTransitionScreen(title: "Dusk", colors: [.systemPurple, .systemPink]),
    ]
  }
}

final class MyTransitionScreen: UIViewController {
  private let gradient = CAGradientLayer()

  init(title: String, colors: [UIColor]) {
    super.init(nibName: nil, bundle: nil)
    gradient.colors = colors.map(\.cgColor)
    tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.addSublayer(gradient)
    let label = UILabel()
    label.text = tabBarItem.title
    label.textColor = .white
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor), label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradient.frame = view.bounds
  }
}

#Preview("Tabs") { MyTransitionTabBarController() }
