import Foundation

/// One transition between two controllers, from its start to `completeTransition(_:)`.
///
/// The owner (a presentation, a navigation or tab bar controller) fills in who takes part and what has to happen at the end; the
/// context keeps the order of events and lets the end happen once.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// How far the transition has come.
  enum Phase: Equatable {
    /// Set up, but not yet handed to an animator.
    case prepared
    /// Running by itself.
    case running
    /// Following a gesture, which has come so far (0…1).
    case interactive(CGFloat)
    /// Running to its end after a gesture, or back to its start.
    case settling(cancelled: Bool)
    case completed(Bool)
    /// Ended because what it happened in went away. Its animator's animations may still report their ends.
    case abandoned
  }

  /// One side of the transition.
  struct Participant {
    let controller: UIViewController
    /// nil where the view must be left alone.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactionController: (any UIViewControllerInteractiveTransitioning)?
  /// Whether the transition began under a gesture.
  let initiallyInteractive: Bool
  var from: Participant?
  var to: Participant?

  private(set) var phase = Phase.prepared
  private(set) var transitionWasCancelled = false
  private(set) var transitionDuration: TimeInterval = 0
  /// How far the gesture had come when it was last reported, 0…1.
  private(set) var percentComplete: CGFloat = 0
  private(set) lazy var coordinator = TransitionCoordinator(context: self)

  /// Brings the controllers' state up to date: the owner's part of the end.
  var whenCompleted: (Bool) -> Void = { _ in }
  /// The owner's last word, after animator and coordinator have been told.
  var whenOver: (Bool) -> Void = { _ in }
  /// The gesture was called off: the owner turns the appearance callbacks round.
  var whenCancelled: () -> Void = {}

  private var inputBlock: InputBlock?

  init(
    containerView: UIView, style: UIModalPresentationStyle, isAnimated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactionController: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.containerView = containerView
    self.presentationStyle = style
    self.isAnimated = isAnimated
    self.animator = animator
    self.interactionController = interactionController
    initiallyInteractive = interactionController?.wantsInteractiveStart ?? false
    super.init()
  }

  /// The transition of a window to another size: nothing animates, coordinators' blocks run at once.
  convenience init(resizing window: UIWindow) {
    self.init(containerView: window, style: .none, isAnimated: false, animator: nil, interactionController: nil)
  }

  // MARK: Running

  /// Hands the transition to its animator or interaction controller. New input is kept away unless a gesture may drive it.
  func start() {
    guard let animator else { preconditionFailure("A transition without an animator is not started but completed.") }
    transitionDuration = animator.transitionDuration(using: self)
    if interactionController == nil { inputBlock = InputBlock(containerView.window?.windowScene) }
    phase = initiallyInteractive ? .interactive(0) : .running
    coordinator.animateAlongside {
      if let interactionController {
        interactionController.startInteractiveTransition(self)
      } else {
        animator.animateTransition(using: self)
      }
    }
  }

  func completeTransition(_ didComplete: Bool) {
    if phase == .abandoned { return }
    if case .completed = phase {
      HostServices.warn("completeTransition(_:) was called again for a transition that is over; the call has no effect.")
      return
    }
    phase = .completed(didComplete)
    inputBlock?.lift()
    whenCompleted(didComplete)
    animator?.animationEnded(didComplete)
    coordinator.finish()
    whenOver(didComplete)
  }

  /// Ends the transition because what it happens in is going away; nobody is asked.
  func abandon() {
    if isOver { return }
    phase = .abandoned
    inputBlock?.lift()
    coordinator.finish()
  }

  var isOver: Bool {
    switch phase {
    case .completed, .abandoned: true
    case .prepared, .running, .interactive, .settling: false
    }
  }

  // MARK: Interaction

  var isInteractive: Bool { if case .interactive = phase { true } else { false } }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    phase = .interactive(self.percentComplete)
  }

  func finishInteractiveTransition() { settle(cancelled: false) }

  func cancelInteractiveTransition() { settle(cancelled: true) }

  func pauseInteractiveTransition() {
    switch phase {
    case .running, .settling:
      phase = .interactive(percentComplete)
      coordinator.interactionDidChange()
    case .prepared, .interactive, .completed, .abandoned: break
    }
  }

  private func settle(cancelled: Bool) {
    guard isInteractive else { return }
    phase = .settling(cancelled: cancelled)
    let turnsBack = cancelled && !transitionWasCancelled
    transitionWasCancelled = cancelled
    coordinator.interactionDidChange()
    if turnsBack { whenCancelled() }
  }

  // MARK: Participants

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from?.controller
    case .to: to?.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.view
    case .to: to?.view
    default: nil
    }
  }

  /// The container turns along with the window, so that views in it never need turning.
  var targetTransform: CGAffineTransform { .identity }

  func initialFrame(for vc: UIViewController) -> CGRect { participant(vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { participant(vc)?.finalFrame ?? .zero }

  private func participant(_ controller: UIViewController) -> Participant? {
    [from, to].compactMap { $0 }.first { $0.controller === controller }
  }
}
