import UIKit

/// A card that shrinks while it is pressed, lifts, and expands to fill the screen with its text laid out again.
///
/// A drag down shrinks the card, and its release either closes the card or returns it to the full screen.
///
/// The controller is its own transitioning delegate, animator and gesture target, so you can present it from anywhere. It moves the real
/// card by its constraints, not a snapshot, so its text is never stretched. To use it in an app, copy this folder and `Shared`.
public final class AppStoreCard: SelfAnimatedController {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of the expansion of a card at the top of the screen, in seconds. It increases with the distance from the top, up to
    /// `longestDuration`.
    public var shortestDuration: TimeInterval = 0.5
    /// The duration of the expansion of a card that is one screen height away from the top, in seconds.
    public var longestDuration: TimeInterval = 0.9
    /// The damping ratio of the expansion of a card that is one screen height away, 0…1. It increases to 1 for a card at the top of the
    /// screen, so nearer cards overshoot less.
    public var leastDamping: CGFloat = 0.7
    /// The fraction of the duration after which the card has reached its full size, 0…1.
    public var expansionFraction: CGFloat = 0.6
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

  let parameters: Parameters
  let content: any AppStoreCardContent
  let originView: () -> UIView?
  let backdrop = UIVisualEffectView(effect: nil)
  let card = UIView()
  var returning: UIViewPropertyAnimator?
  /// The card's frame in the list during a transition, or nil while the card fills the screen.
  var listFrame: CGRect?
  weak var hiddenOrigin: UIView?

  /// Creates a card with a view that fills it.
  ///
  /// - Parameters:
  ///   - content: The view that fills the card. Its layout in the list comes first.
  ///   - origin: A closure that returns the view of the card in the list, which is hidden during the presentation.
  public init(content: any AppStoreCardContent, parameters: Parameters = Parameters(), origin: @escaping () -> UIView?) {
    self.content = content
    self.parameters = parameters
    self.originView = origin
    super.init()
    modalPresentationStyle = .overFullScreen
    modalPresentationCapturesStatusBarAppearance = true
    transitioningDelegate = self
  }

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
    content.closeButton.addAction(dismissAction, for: .touchUpInside)
    let pan = UIPanGestureRecognizer(target: self, action: AppStoreCard.handlePan)
    pan.delegate = self
    card.addGestureRecognizer(pan)
    content.scrollView.panGestureRecognizer.require(toFail: pan)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop.frame = view.bounds
    guard listFrame == nil else { return }
    place(in: view.bounds)
  }

  /// The status bar is hidden, as the card fills the screen up to its top edge.
  public override var prefersStatusBarHidden: Bool { true }

  public override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  func layOut(expanded: Bool) {
    content.setExpanded(expanded, width: view.bounds.width, topInset: view.safeAreaInsets.top)
    view.layoutIfNeeded()
  }

  func place(in area: CGRect) {
    card.bounds.size = area.size
    card.center = CGPoint(x: area.midX, y: area.midY)
  }

  /// Rounds the card's corners by a fraction of their radius in the list, 0…1.
  func roundCorners(_ fraction: CGFloat) { content.layer.cornerRadius = parameters.cornerRadius * fraction }

  func showShadow(_ fraction: CGFloat) { card.layer.shadowOpacity = Float(parameters.shadowOpacity * fraction) }
}
