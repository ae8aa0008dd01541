import UIKit
import UITestSupport

/// A controller that notes its appearance callbacks as "name.callback".
@MainActor
class ReportingController: UIViewController {
  let name: String
  let journal: Journal
  var onWillDisappear: () -> Void = {}

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear")
    onWillDisappear()
  }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  private func note(_ callback: String) { journal.note("\(name).\(callback)") }
}

/// An animator that does what the test tells it, and by default does it right: adds the `to` view, waits, completes.
@MainActor
final class ScriptedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.3
  var addsToView = true
  /// What is passed to `completeTransition`; nil never calls it.
  var completes: Bool? = true
  var journal: Journal?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var ended: [Bool] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    journal?.note("duration")
    return duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    journal?.note("animate")
    self.context = context
    if addsToView, let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    guard let completes else { return }
    context.containerView.window?.windowScene?.perform(after: duration) { context.completeTransition(completes) }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal?.note("ended \(transitionCompleted)")
    ended.append(transitionCompleted)
  }
}

/// Hands out the same animators, interaction controllers and presentation controller each time.
@MainActor
final class ScriptedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var presenting: (any UIViewControllerAnimatedTransitioning)?
  var dismissing: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var makePresentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?
  var journal: Journal?

  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    journal?.note("asked for animator")
    return self.presenting
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    journal?.note("asked for animator")
    return dismissing
  }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    journal?.note("asked for interaction")
    return interaction
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    journal?.note("asked for interaction")
    return interaction
  }

  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController?
  {
    makePresentationController?(presented, presenting)
  }
}

/// An interaction controller that only keeps the context: the test is the finger.
@MainActor
final class HeldInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart = true
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
  }
}

/// A, with B ready to be presented in a style through a scripted delegate.
@MainActor
final class PresentationScenario {
  let journal = Journal()
  let a: ReportingController
  let b: ReportingController
  let delegate = ScriptedDelegate()
  let animator = ScriptedAnimator()
  let harness: SceneHarness

  init(_ style: UIModalPresentationStyle, custom: Bool = true) {
    a = ReportingController("A", journal)
    b = ReportingController("B", journal)
    harness = SceneHarness(root: a)
    b.modalPresentationStyle = style
    if custom {
      delegate.presenting = animator
      delegate.dismissing = animator
      b.transitioningDelegate = delegate
    }
    _ = journal.take()
  }

  func present(animated: Bool = true, completion: (() -> Void)? = nil) {
    harness.scene.perform { a.present(b, animated: animated, completion: completion) }
  }

  func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
    harness.scene.perform { b.dismiss(animated: animated, completion: completion) }
  }

  /// Presents and lets the transition finish.
  func presented() {
    present()
    harness.advance(by: 1)
    _ = journal.take()
  }
}

/// Catches UIKit's warnings while `body` runs.
@MainActor
func warnings(during body: () -> Void) -> [String] {
  let previous = HostServices.current
  defer { previous.install() }
  let caught = Journal()
  var services = previous
  services.warn = { caught.note($0) }
  services.install()
  body()
  return caught.entries
}
