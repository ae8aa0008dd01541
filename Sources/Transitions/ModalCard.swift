import UIKit

/// A card that rises from the bottom over the dimmed screen below.
///
/// The controller is its own transitioning delegate and its own animator, so presenting it is all that a caller has to do:
/// `present(ModalCard(title: "…", message: "…"), animated: true)`.
public final class ModalCard: UIViewController {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// Seconds that the card takes to rise.
    public var presentDuration: TimeInterval = 0.44
    /// The damping ratio of the spring that carries it up, 0…1; below 1 it overshoots.
    public var presentDamping: CGFloat = 0.82
    /// Seconds that it takes to leave.
    public var dismissDuration: TimeInterval = 0.32
    /// How that is paced.
    public var dismissCurve = CubicTiming.easeIn
    /// How dark the screen below becomes, 0…1.
    public var dimming: CGFloat = 0.4
    /// Points.
    public var cornerRadius: CGFloat = 12
    /// Points.
    public var cardHeight: CGFloat = 300
    /// Points between the card and the edges of the safe area.
    public var margin: CGFloat = 8
    /// Points between the card out of sight and the bottom edge, so that its shadow is out of sight as well.
    public var clearance: CGFloat = 20
    /// Whether the card can be dragged down and away.
    public var isDraggable = true
    /// The share of its way out past which a card that is let go leaves, 0…1.
    public var dismissThreshold: CGFloat = 0.5
    /// A card that is let go at this speed downwards leaves from anywhere, points/s.
    public var dismissVelocity: CGFloat = 800
    /// How tall the button at the foot of the card is, points.
    public var buttonHeight: CGFloat = 50
    /// Leaves coming and going to UIKit's cross dissolve, to compare with.
    public var usesStandardTransition = false

    public init() {}
  }

  /// What darkens the screen below. A tap on it sends the card away.
  let overlay = UIControl()
  let card = UIView()

  private let parameters: Parameters
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let separator = UIView()
  private let dismissButton = UIButton(type: .system)
  /// How far down the card has been dragged, points; less than 0 is up.
  private var drawn: CGFloat = 0
  /// What carries the card back to its place after a drag.
  private var settling: UIViewPropertyAnimator?
  /// What carries it away after one.
  private var leaving: UIViewPropertyAnimator?

  public init(title: String, message: String, parameters: Parameters = Parameters()) {
    self.parameters = parameters
    super.init(nibName: nil, bundle: nil)
    titleLabel.text = title
    messageLabel.text = message
    modalPresentationStyle = .overFullScreen
    if parameters.usesStandardTransition { modalTransitionStyle = .crossDissolve } else { transitioningDelegate = self }
  }

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
    // Not by its frame, which says nothing useful while the card is moved by a transform.
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

extension ModalCard: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

extension ModalCard: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isBeingDismissed ? leaving?.duration ?? parameters.dismissDuration : parameters.presentDuration
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    // Only a presentation brings a view to add: the screen below an over-full-screen one never left.
    let animator: UIViewPropertyAnimator
    if let arriving = transitionContext.view(forKey: .to) {
      arriving.frame = transitionContext.finalFrame(for: self)
      UIView.performWithoutAnimation(hideCard)
      transitionContext.containerView.addSubview(arriving)
      // Where the card belongs depends on the safe area, which a view learns when it enters the window.
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

  /// How far the card has to sink to be out of sight, points.
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

  /// Puts the card under the finger, and dims the screen below by how much of the card is left.
  private func follow() {
    // Upwards it gives way less and less.
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

  /// A spring that goes on at the finger's speed; `distance` is how far the card is from where it goes, points.
  private func animator(
    duration: TimeInterval, damping: CGFloat, distance: CGFloat, velocity: CGFloat
  ) -> UIViewPropertyAnimator {
    let share = abs(distance) < 1 ? 0 : min(max(-velocity / distance, -35), 35)
    return UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: damping, initialVelocity: CGVector(dx: 0, dy: share)))
  }

  /// Stops a card on its way back where it is seen.
  private func catchCard() {
    guard let settling else { return }
    drawn = card.layer.presentation().map { $0.transform.m42 } ?? 0
    settling.stopAnimation(true)
    self.settling = nil
  }
}
