// A sheet that slides up from the bottom. It can be caught and reversed at any time, while it moves up or down.
//
//     glissade run MyTransition.swift
//
// opens this file in a window. Save it, and the window shows the new code at the same moment. Every number below is a slider there.
// In an app, keep a MyTransition and call its present(_:from:).

import UIKit

final class MyTransition: NSObject, UIViewControllerTransitioningDelegate {
  struct Parameters {
    /// The duration of the movement, in seconds: 0.1…1.5.
    var duration: TimeInterval = 0.45
    /// The damping ratio of the spring: 0.5…1.
    var dampingRatio: CGFloat = 0.86
    /// The height of the sheet, as a fraction of the screen's: 0.2…0.95.
    var heightFraction: CGFloat = 0.6
    /// The opacity of the black behind the sheet: 0…1.
    var dimming: CGFloat = 0.35
    /// The progress from which a release continues: 0…1.
    var releaseFraction: CGFloat = 0.4
    /// The speed that decides regardless of the progress, in points per second: 0…3000.
    var releaseVelocity: CGFloat = 600
  }

  var parameters = Parameters()
  private weak var sheet: UIViewController?
  private var interaction: UIPercentDrivenInteractiveTransition?
  private var isPresenting = true
  private var startsInteractively = false
  /// The progress at which the drag began.
  private var caughtFraction: CGFloat = 0

  /// Presents a controller as a sheet.
  func present(_ sheet: UIViewController, from source: UIViewController) {
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = self
    sheet.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
    self.sheet = sheet
    source.present(sheet, animated: true)
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view, let container = view.superview else { return }
    // Downward is forward in a dismissal, and backward in a presentation.
    let direction: CGFloat = isPresenting && interaction != nil ? -1 : 1
    switch pan.state {
    case .began:
      if let interaction {
        interaction.pause()
        caughtFraction = interaction.percentComplete
      } else {
        caughtFraction = 0
        startsInteractively = true
        sheet?.dismiss(animated: true)
        startsInteractively = false
      }
    case .changed:
      let fraction = caughtFraction + direction * pan.translation(in: container).y / view.bounds.height
      interaction?.update(min(max(fraction, 0), 1))
    case .ended, .cancelled:
      guard let interaction else { return }
      let velocity = direction * pan.velocity(in: container).y
      let isFlick = abs(velocity) > parameters.releaseVelocity
      if isFlick ? velocity > 0 : interaction.percentComplete > parameters.releaseFraction {
        interaction.finish()
      } else {
        interaction.cancel()
      }
    default:
      break
    }
  }

  private func animator(isPresenting: Bool) -> UIViewControllerAnimatedTransitioning {
    self.isPresenting = isPresenting
    interaction = UIPercentDrivenInteractiveTransition()
    interaction?.wantsInteractiveStart = startsInteractively
    return MyTransitionAnimator(isPresenting: isPresenting, parameters: parameters) { [weak self] in self?.interaction = nil }
  }

  // MARK: UIViewControllerTransitioningDelegate

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    animator(isPresenting: false)
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentation = MyTransitionPresentation(presentedViewController: presented, presenting: presenting)
    presentation.heightFraction = parameters.heightFraction
    return presentation
  }
}

/// Places the sheet on the screen.
final class MyTransitionPresentation: UIPresentationController {
  var heightFraction: CGFloat = 1

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.inset(by: UIEdgeInsets(top: bounds.height * (1 - heightFraction), left: 0, bottom: 0, right: 0))
  }

  // The size of the screen changes when the device turns.
  override func containerViewWillLayoutSubviews() {
    if !presentedViewController.isBeingDismissed { presentedView?.frame = frameOfPresentedViewInContainerView }
  }
}

/// Moves the sheet by an animator that can be interrupted.
final class MyTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let parameters: MyTransition.Parameters
  private let whenEnded: () -> Void
  private var animator: UIViewPropertyAnimator?

  init(isPresenting: Bool, parameters: MyTransition.Parameters, whenEnded: @escaping () -> Void) {
    self.isPresenting = isPresenting
    self.parameters = parameters
    self.whenEnded = whenEnded
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { parameters.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  // UIKit asks several times during one transition, and must get the same animator each time.
  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let container = context.containerView
    let controller = context.viewController(forKey: isPresenting ? .to : .from)!
    let sheet = controller.view!
    let shown = isPresenting ? context.finalFrame(for: controller) : sheet.frame
    let hidden = shown.offsetBy(dx: 0, dy: shown.height)
    if isPresenting {
      container.backgroundColor = .clear
      sheet.frame = hidden
      container.addSubview(sheet)
    }
    let animator = UIViewPropertyAnimator(duration: parameters.duration, dampingRatio: parameters.dampingRatio) { [self] in
      sheet.frame = isPresenting ? shown : hidden
      container.backgroundColor = isPresenting ? UIColor.black.withAlphaComponent(parameters.dimming) : .clear
    }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    whenEnded()
  }
}

// MARK: - Screens to try it on

final class MyTransitionHomeViewController: UIViewController {
  private let transition = MyTransition()

  override func loadView() { view = GradientView(.systemTeal, .systemBlue) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Show the sheet", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 24, weight: .bold)
    button.addTarget(self, action: #selector(showSheet), for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 120),
    ])
  }

  @objc private func showSheet() {
    let sheet = UIViewController()
    sheet.view = GradientView(.systemBackground, .secondarySystemBackground)
    sheet.view.layer.cornerRadius = 24
    sheet.view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.view.layer.name = "sheet"
    let grabber = UIView(frame: CGRect(x: 0, y: 10, width: 40, height: 5))
    grabber.backgroundColor = .systemTeal
    grabber.layer.cornerRadius = 2.5
    grabber.center.x = sheet.view.bounds.midX
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    sheet.view.addSubview(grabber)
    transition.present(sheet, from: self)
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

#Preview("Sheet") { MyTransitionHomeViewController() }
