import UIKit

/// A card that dips under the press, lifts and grows to the full screen with its text laid out anew; drawn down it shrinks, and
/// returns or closes.
///
/// The controller is its own transitioning delegate, its own animator and its own gesture's target: it can be presented from anywhere.
/// What moves is the real card, by its constraints, and no picture of it: no letter is stretched at any time.
public final class AppStoreCard: UIViewController {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// Seconds of the way to the full screen, for a card that is there already; for one a screen away, `longestDuration`.
    public var shortestDuration: TimeInterval = 0.5
    /// Seconds of the way to the full screen for a card that is a whole screen away.
    public var longestDuration: TimeInterval = 0.9
    /// The damping ratio of that way for a card a whole screen away, 0…1; near ones swing less.
    public var leastDamping: CGFloat = 0.7
    /// The share of that way in which the card reaches its full size, 0…1.
    public var expansionShare: CGFloat = 0.6
    /// How its growth is paced.
    public var expansionCurve = CubicTiming.linear
    /// Seconds of the way back.
    public var dismissDuration: TimeInterval = 0.6
    /// The damping ratio of the way back, 0…1.
    public var dismissDamping: CGFloat = 0.7
    /// How far the card has to be drawn down to close, points.
    public var dragDistance: CGFloat = 100
    /// What the card has shrunk to by then, in shares of its size.
    public var shrunkScale: CGFloat = 0.86
    /// How small a card gets under the press, in shares of its size.
    public var pressedScale: CGFloat = 0.96
    /// Seconds of that dip, and of the way out of it.
    public var pressDuration: TimeInterval = 0.2
    /// How the dip is paced.
    public var pressCurve = CubicTiming.easeOut
    /// How round the card is in its list, and when it has been drawn down, points.
    public var cornerRadius: CGFloat = 16
    /// How dark the shadow of a lifted card is, 0…1.
    public var shadowOpacity: CGFloat = 0.3
    /// How soft that shadow is, points.
    public var shadowRadius: CGFloat = 18
    /// Seconds of the cross-fade that takes the growth's place for people who have asked for less motion.
    public var reducedDuration: TimeInterval = 0.25

    public init() {}
  }

  private let parameters: Parameters
  private let content: any AppStoreCardContent
  private let origin: () -> UIView?
  private let backdrop = UIVisualEffectView(effect: nil)
  private let card = UIView()
  private var returning: UIViewPropertyAnimator?
  /// Where the card is in the list while it is that; nil while it fills the screen.
  private var listPlace: CGRect?
  private weak var hiddenOrigin: UIView?

  /// `content` fills the card, in the list's layout first; `origin` finds the card in the list, which is hidden meanwhile.
  public init(content: any AppStoreCardContent, parameters: Parameters = Parameters(), origin: @escaping () -> UIView?) {
    self.content = content
    self.parameters = parameters
    self.origin = origin
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalPresentationCapturesStatusBarAppearance = true
    transitioningDelegate = self
  }

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

  /// The card fills the screen up to its upper edge.
  public override var prefersStatusBarHidden: Bool { true }

  public override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  // MARK: The press

  /// Has `control`, a card in a list, dip while it is pressed.
  public static func dip(_ control: UIControl, parameters: @escaping () -> Parameters) {
    // The control keeps its actions: these must not keep the control.
    let dip = { [weak control] (isPressed: Bool) in
      guard let control, !UIAccessibility.isReduceMotionEnabled else { return }
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

  /// Rounds the card and lifts it off the screen below by a share, 0…1.
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

  /// How far the card has been drawn down, 0…1.
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

  /// Keys go to the first responder and its chain.
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

/// What a card shows, in a list and on the full screen.
@MainActor
public protocol AppStoreCardContent: UIView {
  /// What scrolls on the full screen.
  var scrollView: UIScrollView { get }
  /// A click on it closes the card.
  var closeButton: UIButton { get }
  /// Changes the constraints; the card lays itself out inside its animation. On the full screen it has `width`, and keeps its contents
  /// away from the uppermost `topInset`; both in points.
  func setExpanded(_ isExpanded: Bool, width: CGFloat, topInset: CGFloat)
}

extension AppStoreCard: UIGestureRecognizerDelegate {
  /// Only a drag down from the top of the article moves the card; any other scrolls.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let movement = pan.translation(in: view)
    return content.scrollView.contentOffset.y <= 0 && movement.y > abs(movement.x)
  }
}

extension AppStoreCard: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension AppStoreCard: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    if UIAccessibility.isReduceMotionEnabled { return parameters.reducedDuration }
    return isBeingDismissed ? parameters.dismissDuration : spring.duration
  }

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
    // It lifts at once and casts no shadow any more when it has filled the screen.
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

  /// Takes the list's place and looks.
  private func lieInList() {
    guard let listPlace else { return }
    place(in: listPlace)
    layOut(expanded: false)
    content.layer.cornerRadius = parameters.cornerRadius
    lift(shadow: 0)
  }

  private func fade(to alpha: CGFloat, _ completion: @escaping (Bool) -> Void) {
    view.alpha = 1 - alpha
    UIView.animate(withDuration: parameters.reducedDuration) { [self] in
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

  /// How the card gets to the full screen: the farther away, the longer and the livelier.
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
  /// Where `view` is when nothing presses it.
  fileprivate func place(of view: UIView) -> CGRect {
    let center = convert(view.center, from: view.superview)
    let size = view.bounds.size
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
