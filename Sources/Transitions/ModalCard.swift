import UIKit

/// A card that rises from the bottom edge over a dimmed screen.
///
/// The controller is its own transitioning delegate and animator, so presenting it is all that a caller has to do:
/// `present(ModalCard(title: "…", message: "…"), animated: true)`.
///
/// To use it in an app, copy `CubicTiming.swift` and `TypedActions.swift` as well.
public final class ModalCard: UIViewController {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of the presentation, in seconds.
    public var presentDuration: TimeInterval = 0.44
    /// The damping ratio of the presentation's spring, 0…1.
    ///
    /// Below 1 it overshoots.
    public var presentDamping: CGFloat = 0.82
    /// The duration of the dismissal, in seconds.
    public var dismissDuration: TimeInterval = 0.32
    /// The timing curve of the dismissal.
    public var dismissCurve = CubicTiming.easeIn
    /// The opacity of the black over the screen below, 0…1.
    public var dimming: CGFloat = 0.4
    /// The corner radius of the card, in points.
    public var cornerRadius: CGFloat = 12
    /// The height of the card, in points.
    public var cardHeight: CGFloat = 300
    /// The space between the card and the edges of the safe area, in points.
    public var margin: CGFloat = 8
    /// The distance between the hidden card and the bottom edge, in points.
    ///
    /// It keeps the card's shadow out of sight.
    public var clearance: CGFloat = 20
    /// A Boolean value that indicates whether the card can be dragged down to dismiss it.
    public var isDraggable = true
    /// The fraction of the distance to the hidden position beyond which a released card is dismissed, 0…1.
    public var dismissThreshold: CGFloat = 0.5
    /// The downward speed at which a released card is dismissed from any position, in points per second.
    public var dismissVelocity: CGFloat = 800
    /// The height of the button at the bottom of the card, in points.
    public var buttonHeight: CGFloat = 50
    /// A Boolean value that indicates whether UIKit's cross dissolve is used instead, for comparison.
    public var usesStandardTransition = false

    /// Creates the default parameters.
    public init() {}
  }

  /// The control that dims the screen below.
  ///
  /// A tap on it dismisses the card.
  let overlay = UIControl()
  let card = UIView()

  private let parameters: Parameters
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let separator = UIView()
  private let dismissButton = UIButton(type: .system)
  /// The distance by which the card has been dragged down, in points.
  ///
  /// Negative values are upward.
  private var drawn: CGFloat = 0
  /// The animator that returns the card to its place after a drag.
  private var settling: UIViewPropertyAnimator?
  /// The animator that moves the card away after a drag.
  private var leaving: UIViewPropertyAnimator?

  /// Creates a card with the given title and message.
  public init(title: String, message: String, parameters: Parameters = Parameters()) {
    self.parameters = parameters
    super.init(nibName: nil, bundle: nil)
    titleLabel.text = title
    messageLabel.text = message
    modalPresentationStyle = .overFullScreen
    if parameters.usesStandardTransition { modalTransitionStyle = .crossDissolve } else { transitioningDelegate = self }
  }

  /// This initializer is unavailable, as a card is created in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("A card is made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    overlay.layer.name = "overlay"
    overlay.backgroundColor = UIColor.black.withAlphaComponent(parameters.dimming)
    overlay.addAction(close, for: .touchUpInside)
    view.addSubview(overlay)

    card.layer.name = "card"
    card.backgroundColor = .tertiarySystemBackground
    card.layer.cornerRadius = parameters.cornerRadius
    card.clipsToBounds = true
    view.addSubview(card)

    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    messageLabel.font = .systemFont(ofSize: 16)
    messageLabel.textColor = .secondaryLabel
    messageLabel.numberOfLines = 0
    dismissButton.setTitle("Dismiss", for: .normal)
    dismissButton.setTitleColor(view.tintColor, for: .normal)
    dismissButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    dismissButton.addAction(close, for: .touchUpInside)
    separator.backgroundColor = .separator
    for content in [titleLabel, messageLabel, separator, dismissButton] { card.addSubview(content) }
    if parameters.isDraggable { card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: ModalCard.handlePan)) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    overlay.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let size = CGSize(width: area.width - 2 * parameters.margin, height: parameters.cardHeight)
    // Uses bounds and center: the frame has no meaning while a transform moves the card.
    card.bounds.size = size
    card.center = CGPoint(x: area.midX, y: area.maxY - parameters.margin - size.height / 2)
    layOutCard()
  }

  private func layOutCard() {
    let buttonHeight = parameters.buttonHeight
    let content = card.bounds.insetBy(dx: 24, dy: 24)
    dismissButton.frame = CGRect(x: 0, y: card.bounds.maxY - buttonHeight, width: card.bounds.width, height: buttonHeight)
    separator.frame = CGRect(x: 0, y: dismissButton.frame.minY, width: card.bounds.width, height: 1 / traitCollection.displayScale)
    titleLabel.frame = CGRect(x: content.minX, y: content.minY + 4, width: content.width, height: 28)
    let top = titleLabel.frame.maxY + 10
    let room = CGSize(width: content.width, height: dismissButton.frame.minY - 8 - top)
    messageLabel.frame = CGRect(
      x: content.minX, y: top, width: room.width, height: min(messageLabel.sizeThatFits(room).height, room.height))
  }

  /// A Boolean value that indicates that the card can be first responder, and so receives keys.
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

extension ModalCard: UIViewControllerTransitioningDelegate {
  /// Returns this controller, which animates its own presentation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  /// Returns this controller, which animates its own dismissal.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension ModalCard: UIViewControllerAnimatedTransitioning {
  /// Returns the duration of the presentation or dismissal, in seconds.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isBeingDismissed ? leaving?.duration ?? parameters.dismissDuration : parameters.presentDuration
  }

  /// Animates the presentation or the dismissal.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    // Only a presentation has a view to add: the screen below an over-full-screen presentation never left.
    let animator: UIViewPropertyAnimator
    if let arriving = transitionContext.view(forKey: .to) {
      arriving.frame = transitionContext.finalFrame(for: self)
      UIView.performWithoutAnimation(hideCard)
      transitionContext.containerView.addSubview(arriving)
      // The card's place depends on the safe area, which a view only knows in a window.
      UIView.performWithoutAnimation(hideCard)
      animator = UIViewPropertyAnimator(duration: parameters.presentDuration, dampingRatio: parameters.presentDamping)
      animator.addAnimations(showCard)
    } else {
      settling?.stopAnimation(true)
      settling = nil
      animator = leaving ?? parameters.dismissCurve.animator(duration: parameters.dismissDuration)
      leaving = nil
      animator.addAnimations(hideCard)
    }
    animator.addCompletion { position in
      assert(position == .end, "Nothing reverses this transition.")
      transitionContext.completeTransition(true)
    }
    animator.startAnimation()
  }

  private func showCard() {
    card.alpha = 1
    overlay.backgroundColor = UIColor.black.withAlphaComponent(parameters.dimming)
    card.transform = .identity
  }

  private func hideCard() {
    view.layoutIfNeeded()
    overlay.backgroundColor = .clear
    guard !UIAccessibility.isReduceMotionEnabled else {
      card.alpha = 0
      return
    }
    card.transform = CGAffineTransform(translationX: 0, y: wayOut)
  }

  /// The distance that the card has to move down to be out of sight, in points.
  private var wayOut: CGFloat { view.bounds.height - (card.center.y - card.bounds.height / 2) + parameters.clearance }
}

// MARK: - Dragging

extension ModalCard {
  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      catchCard()
      pan.setTranslation(CGPoint(x: 0, y: drawn), in: view)
    case .changed:
      drawn = pan.translation(in: view).y
      follow()
    case .ended: release(at: pan.velocity(in: view).y)
    case .cancelled, .failed: release(at: 0)
    default: break
    }
  }

  /// Moves the card with the finger, and dims the screen below according to how much of the card is visible.
  private func follow() {
    // Upward it resists more and more.
    let shift = drawn < 0 ? -(1 - 1 / (-drawn * 0.55 / view.bounds.height + 1)) * view.bounds.height : drawn
    card.transform = CGAffineTransform(translationX: 0, y: shift)
    let share = min(max(1 - drawn / wayOut, 0), 1)
    overlay.backgroundColor = UIColor.black.withAlphaComponent(parameters.dimming * share)
  }

  private func release(at velocity: CGFloat) {
    let leaves =
      velocity >= parameters.dismissVelocity || (drawn > wayOut * parameters.dismissThreshold && velocity > -parameters.dismissVelocity)
    if leaves {
      leaving = animator(duration: parameters.dismissDuration, damping: 1, distance: drawn - wayOut, velocity: velocity)
      dismiss(animated: true)
    } else {
      let animator = animator(
        duration: parameters.presentDuration, damping: parameters.presentDamping, distance: drawn, velocity: velocity)
      animator.addAnimations(showCard)
      animator.addCompletion { [weak self] _ in self?.settling = nil }
      settling = animator
      animator.startAnimation()
    }
    drawn = 0
  }

  /// Returns a spring that continues at the finger's speed.
  ///
  /// - Parameters:
  ///   - duration: The duration of the spring without an initial velocity, in seconds.
  ///   - damping: The damping ratio, 0…1.
  ///   - distance: The card's offset from its destination, in points.
  ///   - velocity: The downward velocity of the finger, in points per second.
  private func animator(
    duration: TimeInterval, damping: CGFloat, distance: CGFloat, velocity: CGFloat
  ) -> UIViewPropertyAnimator {
    let share = abs(distance) < 1 ? 0 : min(max(-velocity / distance, -35), 35)
    return UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: damping, initialVelocity: CGVector(dx: 0, dy: share)))
  }

  /// Stops a returning card at its visible position.
  private func catchCard() {
    guard let settling else { return }
    drawn = card.layer.presentation().map { $0.transform.m42 } ?? 0
    settling.stopAnimation(true)
    self.settling = nil
  }
}
