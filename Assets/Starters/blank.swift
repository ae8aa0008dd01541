// A presentation with nothing but a fade: the smallest custom transition that is complete.
//
//     glissade run MyTransition.swift
//
// opens this file in a window. Save it, and the window shows the new code at the same moment. Every number below is a slider there.

import UIKit

final class MyTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { MyTransitionAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    MyTransitionAnimator(isPresenting: false)
  }
}

final class MyTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration, in seconds: 0.1…2.
  private let duration: TimeInterval = 0.4
  /// The scale of the screen when it is not shown: 0.5…1.5.
  private let hiddenScale: CGFloat = 0.9
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    // The screen that comes or goes. The container is empty when a presentation begins: put the screen into it.
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from), let screen = controller.view else {
      return context.completeTransition(false)
    }
    if isPresenting {
      screen.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(screen)
    }
    // Its look when it isn't shown. Your transition begins here: what else may move?
    let hide = { [hiddenScale] in
      screen.alpha = 0
      screen.transform = CGAffineTransform(scaleX: hiddenScale, y: hiddenScale)
    }
    let show = {
      screen.alpha = 1
      screen.transform = .identity
    }
    if isPresenting { hide() }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut, animations: isPresenting ? show : hide) { _ in
      // UIKit waits for this call. Until then it accepts no touches.
      show()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

// MARK: - Screens to try it on

final class MyTransitionHomeViewController: UIViewController {
  private let transition = MyTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    addButton("Present", action: #selector(showNext))
  }

  @objc private func showNext() {
    let next = MyTransitionNextViewController()
    next.modalPresentationStyle = .custom
    next.transitioningDelegate = transition
    present(next, animated: true)
  }
}

final class MyTransitionNextViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    view.layer.name = "next"
    addButton("Dismiss", action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }
}

extension UIViewController {
  fileprivate func addButton(_ title: String, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 24, weight: .bold)
    button.addTarget(self, action: action, for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor), button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

#Preview("Blank") { MyTransitionHomeViewController() }
