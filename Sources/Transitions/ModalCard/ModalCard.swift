import UIKit

/// A card that rises from the bottom edge over a dimmed screen.
///
/// The controller is its own transitioning delegate and animator, so a caller only has to present it: `present(ModalCard(title: "…",
/// message: "…"), animated: true)`. To use it in an app, copy this folder and `Shared`.
public final class ModalCard: SelfAnimatedController {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of the presentation, in seconds.
    public var presentDuration: TimeInterval = 0.44
    /// The damping ratio of the presentation's spring, 0…1. Below 1 it overshoots.
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
    /// The distance between the hidden card and the bottom edge, in points. It keeps the card's shadow out of sight.
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

  /// The control that dims the screen below. A tap on it dismisses the card.
  let overlay = UIControl()
  let card = UIView()

  let parameters: Parameters
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let separator = UIView()
  private let dismissButton = UIButton(type: .system)
  /// The distance by which the card has been dragged down, in points, negative upward.
  var dragDistance: CGFloat = 0
  /// The animator that returns the card to its place after a drag.
  var settling: UIViewPropertyAnimator?
  /// The animator that moves the card away after a drag.
  var leaving: UIViewPropertyAnimator?

  /// Creates a card with the given title and message.
  public init(title: String, message: String, parameters: Parameters = Parameters()) {
    self.parameters = parameters
    super.init()
    titleLabel.text = title
    messageLabel.text = message
    modalPresentationStyle = .overFullScreen
    if parameters.usesStandardTransition { modalTransitionStyle = .crossDissolve } else { transitioningDelegate = self }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    overlay.layer.name = "overlay"
    overlay.backgroundColor = UIColor.black.withAlphaComponent(parameters.dimming)
    overlay.addAction(dismissAction, for: .touchUpInside)
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
    dismissButton.addAction(dismissAction, for: .touchUpInside)
    separator.backgroundColor = .separator
    for content in [titleLabel, messageLabel, separator, dismissButton] { card.addSubview(content) }
    if parameters.isDraggable { card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: ModalCard.handlePan)) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    overlay.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let size = CGSize(width: area.width - 2 * parameters.margin, height: parameters.cardHeight)
    // Sets bounds and center, as the frame has no meaning while a transform moves the card.
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
      // The card's position depends on the safe area, which a view only has in a window.
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

  func showCard() {
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
    card.transform = CGAffineTransform(translationX: 0, y: hidingDistance)
  }

  /// The distance that the card has to move down to be out of sight, in points.
  var hidingDistance: CGFloat { view.bounds.height - (card.center.y - card.bounds.height / 2) + parameters.clearance }
}
