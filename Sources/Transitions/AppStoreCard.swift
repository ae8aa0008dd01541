import UIKit

/// A card that shrinks while it is pressed, lifts, and expands to fill the screen with its text laid out again.
///
/// A drag down shrinks the card, and its release either closes the card or returns it to the full screen.
///
/// The controller is its own transitioning delegate, animator and gesture target, so you can present it from anywhere. The real card
/// moves, by its constraints, and not a snapshot of it. Its text is therefore never stretched.
///
/// To use it in an app, copy `CubicTiming.swift` and `TypedActions.swift` as well.
public final class AppStoreCard: UIViewController {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of the expansion of a card at the top of the screen, in seconds.
    ///
    /// It increases with the card's distance from the top, up to `longestDuration`.
    public var shortestDuration: TimeInterval = 0.5
    /// The duration of the expansion of a card that is one screen height away from the top, in seconds.
    public var longestDuration: TimeInterval = 0.9
    /// The damping ratio of the expansion of a card that is one screen height away, 0…1.
    ///
    /// It increases to 1 for a card at the top of the screen, so nearer cards overshoot less.
    public var leastDamping: CGFloat = 0.7
    /// The fraction of the duration after which the card has reached its full size, 0…1.
    public var expansionShare: CGFloat = 0.6
    /// The timing curve of the change in size.
    public var expansionCurve = CubicTiming.linear
    /// The duration of the dismissal, in seconds.
    public var dismissDuration: TimeInterval = 0.6
    /// The damping ratio of the dismissal's spring, 0…1.
    public var dismissDamping: CGFloat = 0.7
    /// The distance of a downward drag that closes the card, in points.
    public var dragDistance: CGFloat = 100
    /// The scale of the card at the end of such a drag.
    public var shrunkScale: CGFloat = 0.86
    /// The scale of a card in the list while it is pressed.
    public var pressedScale: CGFloat = 0.96
    /// The duration of the change to `pressedScale`, and of the change back, in seconds.
    public var pressDuration: TimeInterval = 0.2
    /// The timing curve of that change.
    public var pressCurve = CubicTiming.easeOut
    /// The corner radius of the card in its list, and at the end of a drag, in points.
    public var cornerRadius: CGFloat = 16
    /// The opacity of the shadow of a lifted card, 0…1.
    public var shadowOpacity: CGFloat = 0.3
    /// The blur radius of that shadow, in points.
    public var shadowRadius: CGFloat = 18
    /// The duration of the cross-fade that replaces the transition when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25

    /// Creates the default parameters.
    public init() {}
  }

  private let parameters: Parameters
  private let content: any AppStoreCardContent
  private let origin: () -> UIView?
  private let backdrop = UIVisualEffectView(effect: nil)
  private let card = UIView()
  private var returning: UIViewPropertyAnimator?
  /// The card's frame in the list during a transition, or nil while the card fills the screen.
  private var listPlace: CGRect?
  private weak var hiddenOrigin: UIView?

  /// Creates a card.
  ///
  /// - Parameters:
  ///   - content: The view that fills the card. Its layout in the list comes first.
  ///   - parameters: The parameters of the transition.
  ///   - origin: A closure that returns the view of the card in the list. That view is hidden during the presentation.
  public init(content: any AppStoreCardContent, parameters: Parameters = Parameters(), origin: @escaping () -> UIView?) {
    self.content = content
    self.parameters = parameters
    self.origin = origin
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalPresentationCapturesStatusBarAppearance = true
    transitioningDelegate = self
  }

  /// This initializer is unavailable, as a card is created in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("An App Store card is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    card.layer.name = "card"
    card.layer.shadowRadius = parameters.shadowRadius
    card.layer.shadowOffset = CGSize(width: 0, height: parameters.shadowRadius / 3)
    content.clipsToBounds = true
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(backdrop)
    view.addSubview(card)
    card.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: card.topAnchor), content.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor), content.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
    content.closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    let pan = UIPanGestureRecognizer(target: self, action: AppStoreCard.handlePan)
    pan.delegate = self
    card.addGestureRecognizer(pan)
    content.scrollView.panGestureRecognizer.require(toFail: pan)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop.frame = view.bounds
    guard listPlace == nil else { return }
    place(in: view.bounds)
  }

  private func place(in area: CGRect) {
    card.bounds.size = area.size
    card.center = CGPoint(x: area.midX, y: area.midY)
  }

  // MARK: The status bar

  /// A Boolean value that indicates that the status bar is hidden: the card fills the screen up to its top edge.
  public override var prefersStatusBarHidden: Bool { true }

  public override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  // MARK: The press

  /// Shrinks `control`, a card in a list, while it is pressed.
  public static func dip(_ control: UIControl, parameters: @escaping () -> Parameters) {
    // The control retains its actions, so they must not retain the control.
    let dip = { [weak control] (isPressed: Bool) in
      // The control returns to its size in any case, as Reduce Motion may have been turned on during the press.
      guard let control, isPressed ? !UIAccessibility.isReduceMotionEnabled : !control.transform.isIdentity else { return }
      let parameters = parameters()
      let animator = parameters.pressCurve.animator(duration: parameters.pressDuration)
      animator.addAnimations {
        control.transform = isPressed ? CGAffineTransform(scaleX: parameters.pressedScale, y: parameters.pressedScale) : .identity
      }
      animator.startAnimation()
    }
    control.addAction(UIAction { _ in dip(true) }, for: .touchDown)
    control.addAction(UIAction { _ in dip(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
  }

  // MARK: Looks

  /// Rounds the card's corners and strengthens its shadow.
  ///
  /// - Parameter share: How far the card is lifted off the screen below, 0…1.
  private func lift(_ share: CGFloat) {
    content.layer.cornerRadius = parameters.cornerRadius * share
    card.layer.shadowOpacity = Float(parameters.shadowOpacity * share)
  }

  private func layOut(expanded: Bool) {
    content.setExpanded(expanded, width: view.bounds.width, topInset: view.safeAreaInsets.top)
    view.layoutIfNeeded()
  }

  // MARK: Dragging

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      returning?.stopAnimation(true)
      returning = nil
      follow(pan.translation(in: view).y)
    case .changed:
      follow(pan.translation(in: view).y)
    case .ended where drawn(pan.translation(in: view).y) >= 1:
      dismiss(animated: true)
    case .ended, .cancelled, .failed:
      returnToScreen()
    default: break
    }
  }

  /// Returns the progress of a drag of the given distance, 0…1.
  private func drawn(_ distance: CGFloat) -> CGFloat { min(max(distance / max(parameters.dragDistance, 1), 0), 1) }

  private func follow(_ distance: CGFloat) {
    let share = drawn(distance)
    let scale = 1 - (1 - parameters.shrunkScale) * share
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
    lift(share)
  }

  private func returnToScreen() {
    let animator = UIViewPropertyAnimator(duration: parameters.dismissDuration / 2, dampingRatio: 1)
    animator.addAnimations { [self] in follow(0) }
    animator.addCompletion { [weak self] _ in self?.returning = nil }
    returning = animator
    animator.startAnimation()
  }

  // MARK: Keys

  /// A Boolean value that indicates that the card can be first responder, and so receives keys.
  public override var canBecomeFirstResponder: Bool { true }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) {
      dismiss(animated: true)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}

/// The content of a card, in a list and on the full screen.
@MainActor
public protocol AppStoreCardContent: UIView {
  /// The scroll view of the full screen.
  var scrollView: UIScrollView { get }
  /// The button that closes the card.
  var closeButton: UIButton { get }
  /// Changes the constraints for the list or for the full screen.
  ///
  /// The card performs the layout inside its animation.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content fills the screen.
  ///   - width: The width of the expanded content, in points.
  ///   - topInset: The height of the area at the top that expanded content leaves free, in points.
  func setExpanded(_ isExpanded: Bool, width: CGFloat, topInset: CGFloat)
}

extension AppStoreCard: UIGestureRecognizerDelegate {
  /// Returns whether a gesture may begin.
  ///
  /// Only a downward drag at the top of the article moves the card; any other drag scrolls.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let movement = pan.translation(in: view)
    return content.scrollView.contentOffset.y <= 0 && movement.y > abs(movement.x)
  }
}

extension AppStoreCard: UIViewControllerTransitioningDelegate {
  /// Returns this controller, which animates its own presentation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  /// Returns this controller, which animates its own dismissal.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension AppStoreCard: UIViewControllerAnimatedTransitioning {
  /// Returns the duration of the presentation or dismissal, in seconds.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    if UIAccessibility.isReduceMotionEnabled { return parameters.reducedDuration }
    return isBeingDismissed ? parameters.dismissDuration : spring.duration
  }

  /// Expands the card, or returns it to its list.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let completion = { (_: Bool) in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    guard !isBeingDismissed else { return leave(completion) }
    view.frame = transitionContext.finalFrame(for: self)
    transitionContext.containerView.addSubview(view)
    arrive(completion)
  }

  private func arrive(_ completion: @escaping (Bool) -> Void) {
    layOut(expanded: true)
    guard !UIAccessibility.isReduceMotionEnabled, let origin = origin() else { return fade(to: 1, completion) }
    let (duration, damping) = spring
    let pressed = origin.layer.presentation().map { $0.transform.m11 } ?? origin.transform.a
    pickUp(origin)
    UIView.performWithoutAnimation {
      card.transform = CGAffineTransform(scaleX: pressed, y: pressed)
      lieInList()
    }
    parameters.expansionCurve.animate(withDuration: duration * parameters.expansionShare) { [self] in
      card.transform = .identity
      card.bounds.size = view.bounds.size
      layOut(expanded: true)
      content.layer.cornerRadius = 0
      backdrop.effect = UIBlurEffect(style: .systemThinMaterial)
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0, options: []
    ) { [self] in
      card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    } completion: { [self] finished in
      listPlace = nil
      lift(0)
      place(in: view.bounds)
      completion(finished)
    }
    // The shadow appears at once, and is gone by the time the card fills the screen.
    UIView.animateKeyframes(withDuration: duration * parameters.expansionShare, delay: 0) { [self] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) { self.lift(shadow: 1) }
      UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.3) { self.lift(shadow: 0) }
    }
  }

  private func lift(shadow share: CGFloat) { card.layer.shadowOpacity = Float(parameters.shadowOpacity * share) }

  private func leave(_ completion: @escaping (Bool) -> Void) {
    returning?.stopAnimation(true)
    returning = nil
    let end = { [self] (finished: Bool) in
      putDown()
      completion(finished)
    }
    guard !UIAccessibility.isReduceMotionEnabled, let origin = origin() else { return fade(to: 0, end) }
    listPlace = view.place(of: origin)
    content.scrollView.setContentOffset(.zero, animated: false)
    UIView.animate(
      withDuration: parameters.dismissDuration, delay: 0, usingSpringWithDamping: parameters.dismissDamping, initialSpringVelocity: 0,
      options: []
    ) { [self] in
      card.transform = .identity
      lieInList()
      backdrop.effect = nil
    } completion: { finished in
      end(finished)
    }
  }

  /// Gives the card its frame and its appearance in the list.
  private func lieInList() {
    guard let listPlace else { return }
    place(in: listPlace)
    layOut(expanded: false)
    content.layer.cornerRadius = parameters.cornerRadius
    lift(shadow: 0)
  }

  private func fade(to alpha: CGFloat, _ completion: @escaping (Bool) -> Void) {
    view.alpha = 1 - alpha
    UIView.animate(withDuration: transitionDuration(using: nil)) { [self] in
      view.alpha = alpha
    } completion: { finished in
      completion(finished)
    }
  }

  private func pickUp(_ origin: UIView) {
    listPlace = view.place(of: origin)
    origin.isHidden = true
    hiddenOrigin = origin
  }

  private func putDown() {
    hiddenOrigin?.isHidden = false
    hiddenOrigin = nil
  }

  /// The duration and damping ratio of the expansion.
  ///
  /// With the card's distance the duration increases and the damping decreases.
  private var spring: (duration: TimeInterval, damping: CGFloat) {
    guard let origin = origin(), view.bounds.height > 0 else { return (parameters.shortestDuration, 1) }
    let top = view.place(of: origin).minY
    let share = min(max(abs(top) / view.bounds.height, 0), 1)
    return (
      parameters.shortestDuration + (parameters.longestDuration - parameters.shortestDuration) * share,
      1 - (1 - parameters.leastDamping) * share
    )
  }
}

extension UIView {
  /// Returns the frame of `view` without its transform, such as that of a press.
  fileprivate func place(of view: UIView) -> CGRect {
    let center = convert(view.center, from: view.superview)
    let size = view.bounds.size
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
