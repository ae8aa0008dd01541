import Foundation

/// One transition between two view controllers, from its start to `completeTransition(_:)`.
///
/// The owner (a presentation, a navigation controller or a tab bar controller) supplies the participants and the actions to take at the
/// end. The context keeps the events in order and makes sure that the transition ends once.
@MainActor
final class TransitionContext {
  enum Phase: Equatable {
    /// Set up, but not yet handed to an animator.
    case prepared
    /// Running without a gesture.
    case running
    /// Driven by a gesture, at the given progress in 0…1.
    case interactive(CGFloat)
    /// Running to its end, or back to its start, after a gesture.
    case settling(cancelled: Bool)
    case completed(Bool)
    /// Ended because its container went away. The completion handlers of its animations may still run.
    case abandoned
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactionController: (any UIViewControllerInteractiveTransitioning)?
  let initiallyInteractive: Bool
  var from: Participant?
  var to: Participant?

  var phase = Phase.prepared
  var transitionWasCancelled = false
  /// The duration that the animator has declared, in seconds, or nil if it has not been asked yet.
  private var declaredDuration: TimeInterval?
  /// The progress that the gesture last reported, in 0…1.
  var percentComplete: CGFloat = 0

  /// The animator that makes the transition interruptible, known once the transition has started. Without an interaction controller it is
  /// never requested.
  private(set) var interruptibleAnimator: (any UIViewImplicitlyAnimating)?
  private var hasAskedForInterruptibleAnimator = false
  /// The timeline of the animations that follow the gesture, or nil without an interaction controller.
  private(set) var timeline: TransitionTimeline?
  private var startTime: TimeInterval = 0
  private lazy var observers = (scene ?? UIWindowScene.running)?.transitionObservers ?? []

  /// Called at the end for the owner to update its state and that of the controllers.
  var onCompletion: (Bool) -> Void = { _ in }
  /// Called after the animator and the coordinator have been notified of the end.
  var onEnd: (Bool) -> Void = { _ in }
  /// Called last, after observers have examined the end, when a waiting transition may start.
  var onReadyForNext: () -> Void = {}
  /// Called when the gesture is cancelled, or resumed after that, for the owner to reverse the appearance callbacks.
  var onReversal: (_ cancelled: Bool) -> Void = { _ in }

  /// The views that receive no new touches while the transition runs without a gesture, or nil for all views of the scene.
  var untouchableViews: [UIView]?
  private var inputBlock: InputBlock?
  private var ownCoordinator: TransitionCoordinator?
  private weak var lastCoordinator: TransitionCoordinator?
  private var reportingContextStorage: ReportingTransitionContext?

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

  /// Creates the transition of a window to another size, over `duration` seconds, or 0 if it is not animated.
  convenience init(resizing window: UIWindow, over duration: TimeInterval) {
    self.init(containerView: window, style: .none, isAnimated: duration > 0, animator: nil, interactionController: nil)
    declaredDuration = duration
    startTime = CACurrentMediaTime()
  }

  // MARK: Running

  /// The duration that the animator declares, in seconds, or 0 without an animator. The animator is asked at the start, or earlier if
  /// controllers and delegates prepare changes of their own.
  var transitionDuration: TimeInterval {
    if declaredDuration == nil, phase == .prepared, let animator {
      // An animator that asks for its own duration gets 0.
      declaredDuration = 0
      declaredDuration = animator.askDuration(of: self)
    }
    return declaredDuration ?? 0
  }

  /// The coordinator that view controllers see. After the transition only they retain it.
  var coordinator: TransitionCoordinator {
    if let coordinator = ownCoordinator ?? lastCoordinator { return coordinator }
    let coordinator = TransitionCoordinator(context: self)
    if !isOver { ownCoordinator = coordinator }
    lastCoordinator = coordinator
    return coordinator
  }

  /// The context that animators and interaction controllers see. After the transition only they retain it.
  var reportingContext: ReportingTransitionContext {
    if let reportingContextStorage { return reportingContextStorage }
    let context = ReportingTransitionContext(of: self)
    if !isOver { reportingContextStorage = context }
    return context
  }

  /// Hands the transition to its animator or interaction controller. Blocks new touches unless a gesture may drive the transition.
  func start() {
    guard let animator else { fatalError("A transition without an animator is not started but completed.") }
    notify(.willStart)
    declaredDuration = animator.askDuration(of: self)
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
    notify(.runs(for: isInteractive ? nil : transitionDuration))
  }

  /// Runs the animator. If there is an interaction controller, the animations follow the gesture.
  ///
  /// An interruptible animator replaces `animateTransition(using:)` only if a gesture may drive the transition. Otherwise it is not even
  /// requested, because code that creates a new animator on each request would reset its views to their start.
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

  /// Runs `body`. If there is an interaction controller, the animations that begin in it follow the gesture.
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
    if case .completed = phase { return notify(.completedAgain) }
    notify(.willEnd(completed: didComplete))
    phase = .completed(didComplete)
    finish(completed: didComplete)
    onCompletion(didComplete)
    animator?.notifyEnd(completed: didComplete)
    coordinator.finish()
    ownCoordinator = nil
    onEnd(didComplete)
    // Notify observers before anything else begins in the same container, which they would attribute to this transition.
    notify(.didEnd(completed: didComplete))
    reportingContextStorage = nil
    onReadyForNext()
  }

  /// Ends the transition because its container is going away, without notifying the animator.
  func abandon() {
    if isOver { return }
    phase = .abandoned
    notify(.abandoned)
    finish(completed: false)
    coordinator.finish()
    ownCoordinator = nil
    reportingContextStorage = nil
    releaseClosures()
  }

  /// Breaks the reference cycle with the owner, which the closures retain and which retains the context. They are not called anymore.
  func releaseClosures() {
    onCompletion = { _ in }
    onEnd = { _ in }
    onReadyForNext = {}
    onReversal = { _ in }
  }

  func notify(_ event: TransitionEvent) {
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

  /// A Boolean value that indicates whether the transition was completed, or nil before its end.
  var didComplete: Bool? {
    switch phase {
    case .completed(let completed): completed
    case .abandoned: false
    case .prepared, .running, .interactive, .settling: nil
    }
  }

  private var scene: UIWindowScene? { containerView.window?.windowScene }

  /// The time until the transition ends without interaction, in seconds.
  var remainingDuration: TimeInterval {
    timeline?.rest ?? max(transitionDuration - (CACurrentMediaTime() - startTime), 0)
  }

  /// A Boolean value that indicates whether a gesture can catch the transition while it runs.
  var isInterruptible: Bool { interruptibleAnimator != nil || systemDriver != nil }

  /// Blocks new touches while the transition runs without a gesture, unless it is interruptible or has a custom interaction controller that
  /// may wait for touches.
  func updateInputBlock() {
    let mayBeTouched = isInterruptible || isInteractive || acceptsTouchesWhileRunning || (interactionController != nil && !isPercentDriven)
    if isOver || mayBeTouched {
      inputBlock?.lift()
      inputBlock = nil
    } else if inputBlock == nil {
      inputBlock = untouchableViews.map { InputBlock(scene, views: $0) } ?? InputBlock(scene)
    }
  }
}
