import Foundation

/// One zoom of a page from its source, or back to it.
///
/// It is both animator and interaction controller. The position of the card depends only on the time, the target and the motion toward it,
/// so that the card can be caught, reversed and redirected at any time, and follows a target that moves.
final class ZoomFlight: NSObject, YieldingAnimator, UIViewControllerInteractiveTransitioning {
  /// The target of the card.
  enum Aim { case page, source, hand }

  let fadesBars = true
  let continuesPresentation = false
  let isOpening: Bool
  let tuning: ZoomTuning
  let control: ZoomControl
  let source: ZoomFlightSource
  private(set) var aim: Aim
  /// The transition, whose owner retains it, and which retains its animator.
  private(set) weak var context: TransitionContext?
  private(set) weak var stage: ZoomStage?
  private(set) var zoomedView: UIView?

  private let reducesMotion = UIAccessibility.isReduceMotionEnabled
  private let initialHand: ZoomHand?
  private var hand: ZoomHand?
  private var motion = ZoomMotion()
  private var springs: ZoomTuning.Springs
  private var fade: ZoomFade
  /// The time at which a cross-fade of the whole card began, for Reduce Motion.
  private var dissolveStart: TimeInterval?
  /// The frame of the page at the start, and whether it fills the container.
  private var rest = (frame: CGRect.zero, fills: true)
  private var autoresizing = UIView.AutoresizingMask()
  private var isStepDue = false
  /// A Boolean value that indicates whether a picture of the page still lands after the end of the transition.
  private var isDetached = false

  /// The distance for which the declared duration is sufficient, in points.
  private static let reach = 1000.0

  /// Creates a zoom. `hand` is the gesture that zooms back, or nil.
  init(isOpening: Bool, source: ZoomFlightSource, control: ZoomControl, hand: ZoomHand?, tuning: ZoomTuning) {
    (self.isOpening, self.source, self.control, self.tuning) = (isOpening, source, control, tuning)
    (initialHand, aim, fade) = (hand, isOpening ? .page : hand == nil ? .source : .hand, ZoomFade(at: isOpening ? 1 : 0))
    springs = isOpening || hand != nil ? tuning.opening : tuning.closing
    super.init()
  }

  var wantsInteractiveStart: Bool { initialHand != nil }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    reducesMotion ? tuning.reducedDuration : (isOpening ? tuning.opening : tuning.closing).duration(toRest: 0.25 / Self.reach)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { startInteractiveTransition(context) }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = (transitionContext as? ReportingTransitionContext)?.context else { return }
    self.context = context
    UIView.performWithoutAnimation { begin(in: context) }
  }

  /// A Boolean value that indicates whether the zoom has begun and is not over.
  var isFlying: Bool { stage != nil && context?.isOver == false }

  /// A Boolean value that indicates whether the page opens, or returns after a cancelled gesture.
  var leadsToPage: Bool { aim == .page && (isOpening || dissolveStart == nil) }

  private var now: TimeInterval { CACurrentMediaTime() }

  // MARK: Beginning

  private func begin(in context: TransitionContext) {
    let container = context.containerView
    guard let view = (isOpening ? context.to : context.from)?.view else { return context.completeTransition(true) }
    if !isOpening, let below = context.to?.view, let frame = context.to?.finalFrame {
      below.frame = frame
      container.insertSubview(below, at: 0)
      below.layoutIfNeeded()
    }
    let frame = isOpening ? context.to?.finalFrame ?? container.bounds : view.frame
    rest = (frame, frame == container.bounds)
    autoresizing = view.autoresizingMask
    let stage = ZoomStage(frame: container.bounds, page: frame, tuning: tuning, options: source.options)
    (self.stage, zoomedView) = (stage, view)
    stage.flight = self
    container.addSubview(stage)
    stage.take(view)
    view.layoutIfNeeded()
    source.find(for: view, in: container)
    stage.show(source.picture)
    depart()
    show()
    scheduleStep()
  }

  /// Sets the first motion: from the source, from the page, or from the card of an interrupted zoom.
  private func depart() {
    let carried = control.takeCarried(at: now)
    let start = carried?.shape ?? (isOpening ? target(.source) : target(.page))
    if let carried { fade = carried.fade }
    stage?.isUserInteractionEnabled = aim != .source
    if let initialHand { hand = located(initialHand) }
    turnFade()
    if reducesMotion, aim != .hand {
      dissolveStart = now
      if !isOpening { aim = .page }
      return
    }
    motion = ZoomMotion(from: start, velocity: carried?.velocity ?? .zero, to: target(aim), at: now, springs: springs)
  }

  // MARK: Position of the card

  private var page: CGRect {
    guard let container = context?.containerView else { return rest.frame }
    return rest.fills ? container.bounds : (isOpening ? context?.to?.finalFrame : nil) ?? rest.frame
  }

  private func target(_ aim: Aim) -> ZoomShape {
    switch aim {
    case .page: ZoomShape(page, presence: 1)
    case .source: ZoomShape(source.frame(for: page), presence: 0)
    case .hand: hand?.shape(of: page, tuning: tuning) ?? ZoomShape(page, presence: 1)
    }
  }

  private func shape(at time: TimeInterval) -> (ZoomShape, SIMD8<Double>) { motion.shape(of: target(aim), at: time) }

  private func fly(to aim: Aim, _ springs: ZoomTuning.Springs) {
    let (shape, velocity) = shape(at: now)
    (self.aim, self.springs) = (aim, springs)
    turnFade()
    motion = ZoomMotion(from: shape, velocity: velocity, to: target(aim), at: now, springs: springs)
    show()
    scheduleStep()
  }

  /// Fades in the source's picture while the card moves to the source, and fades it out otherwise.
  private func turnFade() {
    guard case .springs(let opening, let delay, let closing) = tuning.fade else { return }
    let target: CGFloat = aim == .source ? 1 : 0
    guard fade.target != target else { return }
    fade.turn(to: target, at: now, delay: target == 0 ? delay : 0, spring: target == 0 ? opening : closing)
  }

  private func mix(_ shape: ZoomShape, at time: TimeInterval) -> CGFloat {
    switch tuning.fade {
    case .springs: fade.value(at: time).0
    case .way(let length): (1 - shape.presence / length).clamped(to: 0...1)
    }
  }

  /// The opacity of the whole card during a cross-fade.
  private func opacity(at time: TimeInterval) -> CGFloat {
    guard let dissolveStart else { return 1 }
    let progress = ((time - dissolveStart) / tuning.reducedDuration).clamped(to: 0...1)
    return isOpening ? progress : 1 - progress
  }

  /// Shows the card at the current time.
  func show() {
    guard let stage else { return }
    let (time, page) = (now, page)
    let (shape, _) = shape(at: time)
    let mix = mix(shape, at: time)
    let window = ZoomWindow(source: source.frame(for: page).size, whole: page.size, alignment: source.alignment)
    var look = ZoomStage.Look(shape: shape, window: window, mix: mix, sourceRadius: source.cornerRadius)
    look.pageRadius = rest.fills ? 0 : zoomedView?.layer.cornerRadius ?? 0
    // Without a source, the card itself fades.
    look.opacity = opacity(at: time) * (source.view == nil && dissolveStart == nil ? 1 - mix : 1)
    UIView.performWithoutAnimation {
      stage.resize(to: page)
      stage.show(look)
    }
  }

  // MARK: The gesture

  /// Moves the card to the position that a gesture requests.
  func move(_ hand: ZoomHand) {
    guard aim == .hand, isFlying else { return }
    self.hand = located(hand)
    show()
    let target = target(.hand)
    context?.updateInteractiveTransition((1 - target.size.width / max(page.width, 1)).clamped(to: 0...1))
  }

  /// Releases the card, which moves to the source or back to the whole page. The velocity is in points per second, or nil if the gesture
  /// was cancelled.
  func release(velocity: CGVector?) {
    guard aim == .hand, isFlying, let hand, let context else { return }
    guard let velocity, hand.zoomsBack(from: page, velocity: velocity, tuning: tuning) else {
      context.cancelInteractiveTransition()
      return fly(to: .page, tuning.returning)
    }
    stage?.isUserInteractionEnabled = false
    context.finishInteractiveTransition()
    guard !reducesMotion else {
      dissolveStart = now
      return scheduleStep()
    }
    findSourceAgain()
    fly(to: .source, tuning.landing)
  }

  /// Returns the gesture with its locations in the container's coordinates instead of the window's.
  private func located(_ hand: ZoomHand) -> ZoomHand {
    guard let container = context?.containerView else { return hand }
    switch hand {
    case .drag(var drag):
      drag.start = container.convert(drag.start, from: nil)
      return .drag(drag)
    case .pinch(var pinch):
      pinch.start = container.convert(pinch.start, from: nil)
      pinch.location = container.convert(pinch.location, from: nil)
      return .pinch(pinch)
    }
  }

  // MARK: Frames

  private func scheduleStep() {
    guard !isStepDue, let scene = (stage ?? context?.containerView)?.window?.windowScene else { return }
    isStepDue = true
    scene.scheduler.schedule(at: scene.time.nextUp) { [weak self] in
      self?.isStepDue = false
      self?.step()
    }
  }

  private func step() {
    guard let space = stage?.superview, isDetached || context?.isOver == false else { return clear() }
    guard space.window != nil else { return arrive() }
    if source.hasMoved(in: space), aim != .hand { findSourceAgain() }
    show()
    let end = dissolveStart.map { $0 + tuning.reducedDuration } ?? motion.end
    if now < end - 1e-9 { return scheduleStep() }
    if aim != .hand || dissolveStart != nil { arrive() }
  }

  /// Asks for the source again, because it has moved or is gone. The card follows a source that has moved, and turns toward a new one.
  private func findSourceAgain() {
    guard let zoomedView, let space = stage?.superview else { return }
    let (old, picture) = (source.view, source.picture)
    let (shape, velocity) = shape(at: now)
    source.find(for: zoomedView, in: space)
    if source.picture !== picture { stage?.show(source.picture) }
    guard source.view !== old || source.view == nil else { return }
    motion = ZoomMotion(from: shape, velocity: velocity, to: target(aim), at: now, springs: springs)
  }

  // MARK: Ending

  /// Ends the transition at once, because another one is about to take its place. A zoom back of the same page continues from where the
  /// card is. If the page is landing, a picture of it continues to land.
  func yield() {
    guard isFlying, let context else { return }
    if aim == .page {
      let (shape, velocity) = shape(at: now)
      control.carry(ZoomControl.Carried(shape: shape, velocity: velocity, fade: fade, time: now))
    }
    guard aim == .source, let picture = zoomedView?.snapshotView(afterScreenUpdates: false) else { return arrive() }
    isDetached = true
    UIView.performWithoutAnimation {
      restore()
      stage?.take(picture)
      // The container of a presentation will be removed.
      if let stage, context.presentationStyle != .none, let window = context.containerView.superview {
        window.insertSubview(stage, belowSubview: context.containerView)
      }
    }
    control.flightDidEnd(self)
    context.completeTransition(true)
  }

  private func arrive() {
    guard let context, !isDetached else { return clear() }
    let completes = isOpening || aim != .page || dissolveStart != nil
    UIView.performWithoutAnimation {
      restore()
      clear()
      if !completes { context.to?.view?.removeFromSuperview() }
    }
    context.completeTransition(completes)
  }

  /// Moves the zoomed view back to the container.
  private func restore() {
    guard let context, let stage, let zoomedView else { return }
    context.containerView.insertSubview(zoomedView, aboveSubview: stage)
    zoomedView.place(in: page)
    zoomedView.autoresizingMask = autoresizing
  }

  /// Removes everything that the zoom has added or hidden.
  private func clear() {
    source.reveal()
    stage?.removeFromSuperview()
    stage = nil
    control.flightDidEnd(self)
  }
}
