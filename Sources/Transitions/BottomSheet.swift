import UIKit

/// A sheet that rises from the bottom edge, follows a drag between its heights, and is dismissed by a drag far enough down.
///
/// The controller is its own transitioning delegate and animator, so you can present it from anywhere, with or without a navigation
/// controller.
///
/// To use it in an app, copy `CubicTiming.swift` and `TypedActions.swift` as well.
public final class BottomSheet: UIViewController {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of the presentation or dismissal, in seconds.
    public var duration: TimeInterval = 0.44
    /// The timing curve of the presentation and dismissal.
    public var curve = CubicTiming.easeInOut
    /// The distance below its final position at which the sheet starts and ends, as a fraction of the screen's height.
    ///
    /// The distance is never less than the sheet's own height.
    public var travel: CGFloat = 1
    /// The height of the sheet after its presentation, in points.
    public var height: CGFloat = 500
    /// A Boolean value that indicates whether the sheet can be dragged up to the top of the safe area.
    public var expands = true
    /// The space between the expanded sheet and the top of the safe area, in points.
    public var topClearance: CGFloat = 10
    /// The opacity of the black over the screen below, 0…1.
    public var dimming: CGFloat = 0.4
    /// The radius of the upper corners, in points.
    public var cornerRadius: CGFloat = 14
    /// A Boolean value that indicates whether the sheet has a grabber.
    public var showsGrabber = true
    /// A Boolean value that indicates whether the sheet can be dragged.
    public var isDraggable = true
    /// The fraction of its height by which a sheet has to be down at the release to be dismissed, 0…1.
    public var dismissThreshold: CGFloat = 0.5
    /// The downward speed at which a released sheet is dismissed from any position, in points per second.
    public var dismissVelocity: CGFloat = 1000
    /// The stiffness of the critically damped spring on which a released sheet settles, for a mass of 1.
    public var settleStiffness: CGFloat = 1000 / 3
    /// The fraction of a drag beyond the tallest height that the sheet follows at first, 0…1.
    ///
    /// The resistance then increases.
    public var rubberBand: CGFloat = 0.55

    /// Creates the default parameters.
    public init() {}
  }

  /// The control that dims the screen below.
  ///
  /// A tap on it dismisses the sheet.
  let overlay = UIControl()
  let sheet = UIView()
  /// The view for the sheet's content, below the grabber.
  public let contentView = UIView()
  /// A scroll view in the content that shares its drags with the sheet.
  ///
  /// It scrolls only while the sheet has its tallest height.
  public weak var scrollView: UIScrollView?

  private let parameters: Parameters
  private let grabber = UIView()
  /// The visible height of the sheet, in points.
  private var visibleHeight: CGFloat
  /// A Boolean value that indicates whether the sheet rests at its tallest height instead of its initial one.
  private var isExpanded = false
  /// The size of the view at the latest layout, in points.
  private var latestSize = CGSize.zero
  private var settling: UIViewPropertyAnimator?
  private var drag = Drag.none

  /// The object that the drag moves.
  private enum Drag {
    case none
    /// The content scrolls. `last` is the finger's travel so far, in points.
    case content(last: CGFloat)
    /// The sheet moves. It had the height `height` when the finger's travel was `start`.
    case sheet(height: CGFloat, start: CGFloat)
  }

  /// Creates a sheet with the given parameters.
  public init(parameters: Parameters = Parameters()) {
    self.parameters = parameters
    visibleHeight = parameters.height
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  /// This initializer is unavailable, as a sheet is created in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("A sheet is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    overlay.layer.name = "overlay"
    overlay.addAction(close, for: .touchUpInside)
    sheet.layer.name = "sheet"
    sheet.backgroundColor = .tertiarySystemBackground
    sheet.layer.cornerRadius = parameters.cornerRadius
    sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.clipsToBounds = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isHidden = !parameters.showsGrabber
    view.addSubview(overlay)
    view.addSubview(sheet)
    sheet.addSubview(contentView)
    sheet.addSubview(grabber)
    guard parameters.isDraggable else { return }
    let pan = UIPanGestureRecognizer(target: self, action: BottomSheet.handlePan)
    pan.delegate = self
    sheet.addGestureRecognizer(pan)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    overlay.frame = view.bounds
    if view.bounds.size != latestSize, !isBeingDismissed {
      latestSize = view.bounds.size
      visibleHeight = isExpanded ? tallest : restingHeight
    }
    place()
  }

  // MARK: Heights

  /// The height of the sheet after its presentation, in points.
  private var restingHeight: CGFloat { min(parameters.height, room) }

  /// The height beyond which the sheet resists, in points.
  private var tallest: CGFloat {
    guard parameters.expands else { return restingHeight }
    return room
  }

  /// The largest height that leaves the safe area's top and the clearance free, in points.
  private var room: CGFloat { max(0, view.bounds.height - view.safeAreaInsets.top - parameters.topClearance) }

  /// Lays the sheet out for `visibleHeight`.
  ///
  /// Above its resting height it grows; below, it moves down.
  private func place() {
    let grown = max(visibleHeight, restingHeight)
    sheet.bounds.size = CGSize(width: view.bounds.width, height: grown)
    sheet.center = CGPoint(x: view.bounds.midX, y: view.bounds.height - grown / 2)
    sheet.transform = CGAffineTransform(translationX: 0, y: grown - visibleHeight)
    overlay.backgroundColor = dim(min(max(visibleHeight / restingHeight, 0), 1))
    grabber.frame = CGRect(x: sheet.bounds.midX - 18, y: 5, width: 36, height: 5)
    contentView.frame = CGRect(x: 0, y: 15, width: sheet.bounds.width, height: grown - 15)
    contentView.layoutIfNeeded()
  }

  private func dim(_ share: CGFloat) -> UIColor { UIColor.black.withAlphaComponent(parameters.dimming * share) }

  // MARK: Dragging

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let travel = pan.translation(in: view).y
    switch pan.state {
    case .began:
      catchSettling()
      drag = .content(last: travel)
      follow(travel)
    case .changed:
      follow(travel)
    case .ended:
      release(at: pan.velocity(in: view).y)
    case .cancelled, .failed:
      release(at: 0)
    default: break
    }
  }

  /// Moves the sheet, or leaves the drag to the content.
  ///
  /// The content scrolls only while the sheet has its tallest height. A downward drag at the top of the content moves the sheet.
  private func follow(_ travel: CGFloat) {
    switch drag {
    case .none: break
    case .content(let last):
      if travel == last || (scrolls && visibleHeight >= tallest && !(travel > last && isContentAtTop)) {
        drag = .content(last: travel)
      } else {
        drag = .sheet(height: visibleHeight, start: last)
        follow(travel)
      }
    case .sheet(let height, let start):
      let wanted = height - (travel - start)
      pinContent()
      if wanted > tallest, scrolls {
        visibleHeight = tallest
        drag = .content(last: travel)
      } else {
        visibleHeight = wanted > tallest ? tallest + resisted(wanted - tallest) : wanted
      }
      place()
    }
  }

  private var scrolls: Bool {
    scrollView.map { $0.contentSize.height + $0.adjustedContentInset.bottom > $0.bounds.height } ?? false
  }

  private var isContentAtTop: Bool { scrollView.map { $0.contentOffset.y <= -$0.adjustedContentInset.top + 0.5 } ?? true }

  /// Keeps the content from scrolling while the sheet takes the drag.
  private func pinContent() {
    guard let scrollView else { return }
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
  }

  /// Returns the distance that the sheet moves for a pull of `distance` points beyond the end, with the resistance of a scroll view.
  private func resisted(_ distance: CGFloat) -> CGFloat {
    let room = view.bounds.height
    guard room > 0, parameters.rubberBand > 0 else { return 0 }
    return (1 - 1 / (distance * parameters.rubberBand / room + 1)) * room
  }

  private func release(at velocity: CGFloat) {
    guard case .sheet = drag else {
      drag = .none
      return
    }
    drag = .none
    let leaves = velocity >= parameters.dismissVelocity || visibleHeight < restingHeight * (1 - parameters.dismissThreshold)
    if leaves, velocity > -parameters.dismissVelocity {
      leavingVelocity = velocity
      dismiss(animated: true)
    } else {
      let halfway = (restingHeight + tallest) / 2
      let projected = visibleHeight - velocity * 0.1
      isExpanded = projected > halfway && tallest > restingHeight
      settle(at: isExpanded ? tallest : restingHeight, velocity: velocity)
    }
  }

  /// The downward velocity of the release that dismisses the sheet, in points per second, or nil otherwise.
  private var leavingVelocity: CGFloat?

  private func settle(at height: CGFloat, velocity: CGFloat) {
    let distance = visibleHeight - height
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring(distance: distance, velocity: velocity))
    animator.addAnimations { [self] in
      visibleHeight = height
      place()
    }
    animator.addCompletion { [weak self] _ in self?.settling = nil }
    settling = animator
    animator.startAnimation()
  }

  /// Returns the settling spring with the velocity of the release, which UIKit takes in whole distances per second.
  private func spring(distance: CGFloat, velocity: CGFloat) -> UISpringTimingParameters {
    let share = abs(distance) < 1 ? 0 : velocity / distance
    return UISpringTimingParameters(
      mass: 1, stiffness: parameters.settleStiffness, damping: 2 * parameters.settleStiffness.squareRoot(),
      initialVelocity: CGVector(dx: 0, dy: min(max(share, -35), 35)))
  }

  /// Stops a settling sheet at its visible position.
  private func catchSettling() {
    guard let settling else { return }
    let seen = sheet.layer.presentation().map { view.bounds.height - $0.frame.minY } ?? visibleHeight
    settling.stopAnimation(true)
    self.settling = nil
    visibleHeight = seen
    place()
  }

  // MARK: Keys

  /// A Boolean value that indicates that the sheet can be first responder, and so receives keys.
  public override var canBecomeFirstResponder: Bool { true }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private var close: UIAction {
    UIAction { [weak self] _ in self?.dismiss(animated: true) }
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      dismiss(animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}

extension BottomSheet: UIGestureRecognizerDelegate {
  /// Returns whether the sheet's drag and another gesture work together: only with the pan of `scrollView`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other === scrollView?.panGestureRecognizer }
}

extension BottomSheet: UIViewControllerTransitioningDelegate {
  /// Returns this controller, which animates its own presentation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  /// Returns this controller, which animates its own dismissal.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension BottomSheet: UIViewControllerAnimatedTransitioning {
  /// Returns the duration of the presentation or dismissal, in seconds.
  ///
  /// After a release, it is the settling time of the spring.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    leavingVelocity.map { leavingAnimator(velocity: $0).duration } ?? parameters.duration
  }

  /// Animates the presentation or the dismissal.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if isBeingDismissed { leave(transitionContext) } else { arrive(transitionContext) }
  }

  private func arrive(_ context: any UIViewControllerContextTransitioning) {
    // A presentation controller may have put the sheet's view into another one.
    guard let arriving = context.view(forKey: .to) else { return context.completeTransition(false) }
    arriving.frame = context.finalFrame(for: self)
    context.containerView.addSubview(arriving)
    arriving.layoutIfNeeded()
    hide()
    parameters.curve.animate(withDuration: parameters.duration) { [self] in
      visibleHeight = restingHeight
      place()
      sheet.alpha = 1
    } completion: {
      context.completeTransition(true)
    }
  }

  private func leave(_ context: any UIViewControllerContextTransitioning) {
    catchSettling()
    let completion = { context.completeTransition(true) }
    guard let velocity = leavingVelocity else {
      parameters.curve.animate(withDuration: parameters.duration, animations: hide, completion: completion)
      return
    }
    leavingVelocity = nil
    let animator = leavingAnimator(velocity: velocity)
    animator.addAnimations { [self] in
      visibleHeight = 0
      place()
    }
    animator.addCompletion { _ in completion() }
    animator.startAnimation()
  }

  /// Returns an animator that continues at the velocity of the release.
  ///
  /// Its duration is that of its spring.
  private func leavingAnimator(velocity: CGFloat) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 0, timingParameters: spring(distance: visibleHeight, velocity: velocity))
  }

  /// Moves the sheet below the screen, or makes it transparent with Reduce Motion, and removes the dimming.
  private func hide() {
    visibleHeight = restingHeight
    place()
    if UIAccessibility.isReduceMotionEnabled {
      sheet.alpha = 0
    } else {
      sheet.transform = CGAffineTransform(translationX: 0, y: max(view.bounds.height * parameters.travel, restingHeight))
    }
    overlay.backgroundColor = dim(0)
  }
}
