import Rehearsal
import Tweaks
import UIKit

/// A screen that slides up, and down again under a drag: an interactive transition as UIKit's documentation teaches it.
package final class DragDemo: NSObject, Demo {
  package static let id = "drag"
  package static let title = "Drag"
  package static let chapter = DemoChapter.modal
  package static let tweaks: [TweakGroup] = []

  package let rootViewController = UIViewController()

  package required init(_ setting: DemoSetting) {
    super.init()
    rootViewController.view.backgroundColor = .white
  }

  package func run(_ phase: DemoPhase) {
    switch phase {
    case .present: rootViewController.present(Sheet(), animated: true)
    case .dismiss: rootViewController.dismiss(animated: true)
    }
  }

  /// Seconds, both ways; eased in and out.
  package static let duration: TimeInterval = 0.5

  final class Sheet: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    private var interaction: UIPercentDrivenInteractiveTransition?

    init() {
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .overFullScreen
      transitioningDelegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code.") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBlue
      view.layer.name = "sheet"
      view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Sheet.pan))
    }

    func pan(_ gesture: UIPanGestureRecognizer) {
      let fraction = max(gesture.translation(in: nil).y / view.bounds.height, 0)
      switch gesture.state {
      case .began:
        interaction = UIPercentDrivenInteractiveTransition()
        dismiss(animated: true)
      case .changed: interaction?.update(fraction)
      case .ended where fraction > 0.5: interaction?.finish()
      default: interaction?.cancel()
      }
      if gesture.state == .ended || gesture.state == .cancelled { interaction = nil }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      DragDemo.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let hidden = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
      let isPresenting = context.view(forKey: .to) != nil
      if isPresenting {
        view.frame = context.finalFrame(for: self)
        view.transform = hidden
        context.containerView.addSubview(view)
      }
      UIView.animate(withDuration: DragDemo.duration) {
        self.view.transform = isPresenting ? .identity : hidden
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}

/// Makes what is forgotten by a learner: it moves its screen away by hand, and does not look whether that was interrupted.
package final class ForgetfulDemo: Demo {
  package static let id = "forgetful"
  package static let title = "Forgetful"
  package static let chapter = DemoChapter.modal
  package static let tweaks: [TweakGroup] = []
  package static let phases: [DemoPhase] = [.present]

  package let rootViewController = UIViewController()

  package init(_ setting: DemoSetting) {}

  package func run(_ phase: DemoPhase) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.name = "leftover"
    view.backgroundColor = .systemRed
    rootViewController.view.addSubview(view)
    UIView.animate(withDuration: 0.2) {
      view.alpha = 0
    } completion: { finished in
      if finished { view.removeFromSuperview() }
    }
  }
}

extension Take {
  /// A drag straight down from near the top by `distance` points in a tenth of a second, held for a moment, and released.
  package static func dragDown(by distance: CGFloat, end: PointerInput.Phase = .ended) -> Take {
    func event(_ time: TimeInterval, _ phase: PointerInput.Phase, _ y: CGFloat) -> TakeEvent {
      TakeEvent(time: time, input: .pointer(PointerInput(phase: phase, location: CGPoint(x: 195, y: y), timestamp: time)))
    }
    let moves = (1...10).map { event(Double($0) / 100, .moved, 100 + distance * CGFloat($0) / 10) }
    return Take(
      name: "down", demo: "drag", phase: .dismiss, size: CGSize(width: 390, height: 844),
      events: [event(0, .began, 100)] + moves + [event(0.3, end, 100 + distance)])
  }
}

/// An exhibit: a transition that never says that it is over.
package final class EndlessDemo: Demo {
  package static let id = "endless"
  package static let title = "Endless"
  package static let chapter = DemoChapter.modal
  package static let tweaks: [TweakGroup] = []
  package static let phases: [DemoPhase] = [.present]
  package static let exhibits = [DemoExhibit("never completes", diagnoses: [.neverCompleted])]

  package let rootViewController = UIViewController()

  package init(_ setting: DemoSetting) {}

  package func run(_ phase: DemoPhase) {
    let screen = Screen()
    screen.modalPresentationStyle = .overFullScreen
    screen.transitioningDelegate = screen
    rootViewController.present(screen, animated: true)
  }

  private final class Screen: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      view.alpha = 0
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.2) { self.view.alpha = 1 }
    }
  }
}
