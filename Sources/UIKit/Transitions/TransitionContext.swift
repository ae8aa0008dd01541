import Foundation

/// One transition between two controllers, from its start to `completeTransition(_:)`.
///
/// The owner (a presentation, a navigation or tab bar controller) fills in who takes part and what has to happen at the end; the
/// context keeps the order of events and lets the end happen once.
@MainActor
final class TransitionContext {
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

  /// The animator by which the transition can be caught while it runs; known once it has started. Without an interaction controller
  /// nobody asks for one.
  private(set) var interruptibleAnimator: (any UIViewImplicitlyAnimating)?
  private var hasAskedForInterruptibleAnimator = false
  /// What moves with the gesture. Without an interaction controller there is none.
  private var timeline: TransitionTimeline?
  private var startTime: TimeInterval = 0
  private lazy var observers = (scene ?? UIWindowScene.running)?.transitionObservers ?? []

  /// Brings the controllers' state up to date: the owner's part of the end.
  var whenCompleted: (Bool) -> Void = { _ in }
  /// The owner's last word, after animator and coordinator have been told.
  var whenOver: (Bool) -> Void = { _ in }
  /// Called last of all, when the end has been examined: the transition that has waited for this one may start.
  var whenNextMayStart: () -> Void = {}
  /// The gesture was called off, or taken up again after that: the owner turns the appearance callbacks round.
  var whenTurned: (_ cancelled: Bool) -> Void = { _ in }

  /// The views that get no new touches while the transition runs by itself; nil for the whole scene's.
  var untouchableViews: [UIView]?
  private var inputBlock: InputBlock?
  private var ownCoordinator: TransitionCoordinator?
  private weak var lastCoordinator: TransitionCoordinator?
  private var ownFace: TransitionContextFace?

  init(
    containerView: UIView, style: UIModalPresentationStyle, isAnimated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactionController: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.containerView = containerView
    self.presentationStyle = style
    self.isAnimated = isAnimated
    self.animator = animator
    self.interactionController = interactionController
    initiallyInteractive = interactionController?.askWhetherToStartInteractively() ?? false
    (interactionController as? UIPercentDrivenInteractiveTransition)?.awaitStart()
  }

  /// The transition of a window to another size, over `duration` seconds; 0 for one that is not animated.
  convenience init(resizing window: UIWindow, over duration: TimeInterval) {
    self.init(containerView: window, style: .none, isAnimated: duration > 0, animator: nil, interactionController: nil)
    transitionDuration = duration
    startTime = CACurrentMediaTime()
  }

  // MARK: Running

  /// What controllers see of the transition. Once it is over, nobody but they keep it.
  var coordinator: TransitionCoordinator {
    if let coordinator = ownCoordinator ?? lastCoordinator { return coordinator }
    let coordinator = TransitionCoordinator(context: self)
    if !isOver { ownCoordinator = coordinator }
    lastCoordinator = coordinator
    return coordinator
  }

  /// The context as animators and interaction controllers see it. Once the transition is over, only they retain it.
  var face: TransitionContextFace {
    if let ownFace { return ownFace }
    let face = TransitionContextFace(of: self)
    if !isOver { ownFace = face }
    return face
  }

  /// Hands the transition to its animator or interaction controller. New input is kept away unless a gesture may drive it.
  func start() {
    guard let animator else { fatalError("A transition without an animator is not started but completed.") }
    tell(.willStart)
    transitionDuration = animator.askDuration(of: self)
    startTime = CACurrentMediaTime()
    phase = initiallyInteractive ? .interactive(0) : .running
    updateInputBlock()
    if let interactionController {
      let timeline = TransitionTimeline(duration: transitionDuration, clock: containerView.layer)
      self.timeline = timeline
      if initiallyInteractive { timeline.hold(at: 0) }
      interactionController.askToStart(self)
      askForInterruptibleAnimator()
    } else {
      startAnimator()
    }
    coordinator.start(with: interruptibleAnimator)
    updateInputBlock()
    tell(.runs(for: isInteractive ? nil : transitionDuration))
  }

  /// Runs the animator; what it animates moves with the gesture, if there is one.
  ///
  /// An interruptible animator is started in place of `animateTransition(using:)` where a gesture may drive the transition. Where none
  /// may, it is not asked for at all: code that makes a new one each time would set its views back to their start.
  func startAnimator() {
    guard let animator else { return }
    collect {
      coordinator.animateAlongside {
        if interactionController != nil { askForInterruptibleAnimator() }
        if isOver { return }
        guard let interruptibleAnimator else { return animator.askToAnimate(self) }
        if interruptibleAnimator.state == .inactive { interruptibleAnimator.startAnimation() }
      }
    }
  }

  /// Runs `body`; what begins to animate in it moves with the gesture, if there is one.
  func collect(_ body: () -> Void) {
    if let timeline { timeline.collect(body) } else { body() }
  }

  private func askForInterruptibleAnimator() {
    guard !hasAskedForInterruptibleAnimator, !isOver else { return }
    hasAskedForInterruptibleAnimator = true
    guard let animator = animator?.askForInterruptibleAnimator(of: self), !(animator is NoInterruptibleAnimator) else { return }
    interruptibleAnimator = animator
  }

  func completeTransition(_ didComplete: Bool) {
    if phase == .abandoned { return }
    if case .completed = phase { return tell(.completedAgain) }
    tell(.willEnd(completed: didComplete))
    phase = .completed(didComplete)
    finish(completed: didComplete)
    whenCompleted(didComplete)
    animator?.tellEnd(completed: didComplete)
    coordinator.finish()
    ownCoordinator = nil
    whenOver(didComplete)
    // Observers look before anything else begins in the same container, which they would take for this transition's doing.
    tell(.didEnd(completed: didComplete))
    ownFace = nil
    whenNextMayStart()
  }

  /// Ends the transition because what it happens in is going away; nobody is asked.
  func abandon() {
    if isOver { return }
    phase = .abandoned
    tell(.abandoned)
    finish(completed: false)
    coordinator.finish()
    ownCoordinator = nil
    ownFace = nil
  }

  private func tell(_ event: TransitionEvent) {
    for observer in observers { observer.transition(self, did: event) }
  }

  private func finish(completed: Bool) {
    inputBlock?.lift()
    timeline?.end(cancelled: !completed)
    timeline = nil
    interruptibleAnimator = nil
  }

  var isOver: Bool {
    switch phase {
    case .completed, .abandoned: true
    case .prepared, .running, .interactive, .settling: false
    }
  }

  /// Whether the transition was carried out, once it is over; nil before.
  var didComplete: Bool? {
    switch phase {
    case .completed(let completed): completed
    case .abandoned: false
    case .prepared, .running, .interactive, .settling: nil
    }
  }

  private var scene: UIWindowScene? { containerView.window?.windowScene }

  /// Seconds until the transition ends if nobody touches it.
  var remainingDuration: TimeInterval {
    timeline?.rest ?? max(transitionDuration - (CACurrentMediaTime() - startTime), 0)
  }

  /// Whether a running transition can be caught.
  var isInterruptible: Bool { interruptibleAnimator != nil }

  /// New touches stay away while the transition runs by itself, unless it can be caught or somebody's own interaction controller may
  /// wait for them.
  private func updateInputBlock() {
    let mayBeTouched = isInterruptible || isInteractive || (interactionController != nil && !isPercentDriven)
    if isOver || mayBeTouched {
      inputBlock?.lift()
      inputBlock = nil
    } else if inputBlock == nil {
      inputBlock = untouchableViews.map { InputBlock(scene, views: $0) } ?? InputBlock(scene)
    }
  }

  // MARK: Interaction

  var isInteractive: Bool { if case .interactive = phase { true } else { false } }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    phase = .interactive(self.percentComplete)
    timeline?.hold(at: self.percentComplete)
  }

  func finishInteractiveTransition() { settle(cancelled: false) }

  func cancelInteractiveTransition() { settle(cancelled: true) }

  func pauseInteractiveTransition() {
    switch phase {
    case .running, .settling:
      hold()
      // A percent-driven controller keeps the animator that it started with; any other has to find the same one again.
      if let known = interruptibleAnimator, !isPercentDriven, animator?.askForInterruptibleAnimator(of: self) !== known {
        tell(.animatorReplaced)
      }
      updateInputBlock()
      coordinator.interactionDidChange()
    case .prepared, .interactive, .completed, .abandoned: break
    }
  }

  /// Stops what moves, and waits for the gesture.
  private func hold() {
    if let timeline {
      percentComplete = (interruptibleAnimator as? UIViewPropertyAnimator)?.shownProgress ?? timeline.progress
      timeline.pause(at: percentComplete)
    }
    phase = .interactive(percentComplete)
    tell(.runs(for: nil))
  }

  private var isPercentDriven: Bool { interactionController is UIPercentDrivenInteractiveTransition }

  /// Runs on, or back. A transition that runs by itself can be called off too, from where it is; told to finish, it just runs on.
  private func settle(cancelled: Bool) {
    switch phase {
    case .interactive: break
    case .running where cancelled: hold()
    case .running:
      phase = .settling(cancelled: false)
      return
    case .prepared, .settling, .completed, .abandoned: return
    }
    phase = .settling(cancelled: cancelled)
    let turns = cancelled != transitionWasCancelled
    transitionWasCancelled = cancelled
    timeline?.run(cancelled: cancelled, speed: interactionController?.askCompletionSpeed() ?? 1, curve: completionTiming)
    tell(.runs(for: transitionDuration))
    updateInputBlock()
    coordinator.interactionDidChange()
    if turns { whenTurned(cancelled) }
  }

  /// The pace of what remains after the gesture.
  private var completionTiming: any UITimingCurveProvider {
    // UIKit goes by `timingCurve` only where the transition is an interruptible one.
    if isInterruptible, let curve = (interactionController as? UIPercentDrivenInteractiveTransition)?.timingCurve { return curve }
    return UICubicTimingParameters(animationCurve: interactionController?.askCompletionCurve() ?? .easeInOut)
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
