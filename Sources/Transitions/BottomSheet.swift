import UIKit

/// A sheet that comes up from the bottom edge, follows the drag between its heights, and leaves when it is drawn down far enough.
///
/// The controller is its own transitioning delegate and its own animator: it can be presented from anywhere, with a navigation
/// controller or without one, and nobody else needs to know how it moves.
public final class BottomSheet: UIViewController {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// Seconds, up or down.
    public var duration: TimeInterval = 0.44
    /// How that is paced.
    public var curve = CubicTiming.easeInOut
    /// How far below its place the sheet starts and ends, as a fraction of the screen's height; never less than its own height.
    public var travel: CGFloat = 1
    /// How tall the sheet is when it has come up, points.
    public var height: CGFloat = 500
    /// Whether it can be drawn up to the top of the safe area.
    public var expands = true
    /// Points of the screen that stay free above the expanded sheet, below the safe area's top.
    public var topClearance: CGFloat = 10
    /// How dark the screen below becomes, 0…1.
    public var dimming: CGFloat = 0.4
    /// Points, at the upper corners.
    public var cornerRadius: CGFloat = 14
    public var showsGrabber = true
    /// Whether the sheet can be dragged.
    public var isDraggable = true
    /// The share of its height past which a sheet that is let go leaves, 0…1.
    public var dismissThreshold: CGFloat = 0.5
    /// A sheet that is let go at this speed downwards leaves from anywhere, points/s.
    public var dismissVelocity: CGFloat = 1000
    /// The stiffness of the critically damped spring on which a sheet that is let go settles, for a mass of 1.
    public var settleStiffness: CGFloat = 1000 / 3
    /// How much of a drag beyond the tallest height the sheet follows at first; the rest is resistance. 0…1.
    public var rubberBand: CGFloat = 0.55

    public init() {}
  }

  /// What darkens the screen below. A tap on it sends the sheet away.
  let overlay = UIControl()
  let sheet = UIView()
  /// Where the content belongs, below the grabber.
  public let contentView = UIView()
  /// A scroll view in the content that shares its drags with the sheet: it scrolls only while the sheet is as tall as it gets.
  public weak var scrollView: UIScrollView?

  private let parameters: Parameters
  private let grabber = UIView()
  /// How much of the sheet can be seen, points.
  private var visibleHeight: CGFloat
  /// A Boolean value that indicates whether the sheet rests at its tallest height instead of the one it came up with.
  private var isExpanded = false
  /// The size of the view at the latest layout, points.
  private var latestSize = CGSize.zero
  private var settling: UIViewPropertyAnimator?
  private var drag = Drag.none

  /// Who moves under the finger.
  private enum Drag {
    case none
    /// The content scrolls; `last` is the finger's travel so far.
    case content(last: CGFloat)
    /// The sheet moves; it was `height` tall when the finger had come `start` points down.
    case sheet(height: CGFloat, start: CGFloat)
  }

  public init(parameters: Parameters = Parameters()) {
    self.parameters = parameters
    visibleHeight = parameters.height
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

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

  /// The height of the sheet when it has just come up, points.
  private var restingHeight: CGFloat { min(parameters.height, room) }

  /// The height beyond which only the rubber band gives way, points.
  private var tallest: CGFloat {
    guard parameters.expands else { return restingHeight }
    return room
  }

  /// The height between the bottom edge and the clearance below the status bar, points.
  private var room: CGFloat { max(0, view.bounds.height - view.safeAreaInsets.top - parameters.topClearance) }

  /// Puts the sheet where `visibleHeight` says: above its resting height it grows, below it sinks.
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

  /// Moves the sheet, or leaves the drag to the content: it scrolls only in a sheet that cannot grow, and below its own start.
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

  /// What is left of a pull of `distance` points beyond the end, by the law of scroll views.
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

  /// How fast the finger drew the sheet down when it let go for good, points/s.
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

  /// The settling spring, with the speed at which the finger let go: 1 is the whole distance a second.
  private func spring(distance: CGFloat, velocity: CGFloat) -> UISpringTimingParameters {
    let share = abs(distance) < 1 ? 0 : velocity / distance
    return UISpringTimingParameters(
      mass: 1, stiffness: parameters.settleStiffness, damping: 2 * parameters.settleStiffness.squareRoot(),
      initialVelocity: CGVector(dx: 0, dy: min(max(share, -35), 35)))
  }

  /// Stops a settling sheet where it is seen, under the finger.
  private func catchSettling() {
    guard let settling else { return }
    let seen = sheet.layer.presentation().map { view.bounds.height - $0.frame.minY } ?? visibleHeight
    settling.stopAnimation(true)
    self.settling = nil
    visibleHeight = seen
    place()
  }

  // MARK: Keys

  /// Keys go to the first responder and its chain.
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
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other === scrollView?.panGestureRecognizer }
}

extension BottomSheet: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension BottomSheet: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    leavingVelocity.map { leavingAnimator(velocity: $0).duration } ?? parameters.duration
  }

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

  /// Goes on as the finger let go; it takes as long as its spring does.
  private func leavingAnimator(velocity: CGFloat) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 0, timingParameters: spring(distance: visibleHeight, velocity: velocity))
  }

  /// Moves the sheet below the screen, or makes it transparent where motion is to be reduced; nothing is dimmed.
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
