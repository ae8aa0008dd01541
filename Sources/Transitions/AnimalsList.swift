import UIKit

/// A push that cuts the list at the tapped card.
///
/// The part of the list above the card slides up, and the part below it slides down. The card moves to its place on the next screen, and
/// the background takes on that screen's color. A swipe from the left edge reverses the transition.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate.
///
/// To use it in an app, copy `SwipeBack.swift`, `EdgeSwipe.swift`, `CubicTiming.swift` and `TypedActions.swift` as well.
@MainActor
public final class AnimalsList: NSObject {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of a push or a pop, in seconds.
    public var duration: TimeInterval = 0.55
    /// The damping ratio of the spring that moves everything, 0…1.
    ///
    /// Below 1 it oscillates.
    public var damping: CGFloat = 1
    /// The extra distance, in points, that the two parts of the list move beyond the edges of the screen.
    ///
    /// With it they are out of sight well before their spring settles.
    public var clearance: CGFloat = 120
    /// The distance below its final position at which the next screen's content starts, in points.
    public var contentOffset: CGFloat = 80
    /// The fraction of the duration after which the next screen's content starts to fade in, 0…1.
    ///
    /// During a pop, the content fades out within this fraction.
    public var contentDelay: CGFloat = 0.25
    /// The timing curve of that fade, in both directions.
    public var contentCurve = CubicTiming.easeOut
    /// The duration of the cross-fade that replaces the transition when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipe that pops.
    public var swipe = SwipeBack.Parameters()

    /// Creates the default parameters.
    public init() {}
  }

  /// The parameters of the next transition.
  public var parameters: Parameters { didSet { swipe.parameters = parameters.swipe } }
  private let swipe: SwipeBack

  /// Creates the transition and makes it the delegate of `navigationController`.
  public init(_ navigationController: UINavigationController, parameters: Parameters = Parameters()) {
    self.parameters = parameters
    swipe = SwipeBack(navigationController)
    super.init()
    navigationController.delegate = self
    swipe.parameters = parameters.swipe
  }
}

/// The list screen, which the transition cuts at one of its cards.
@MainActor
public protocol AnimalsListScreen: UIViewController {
  /// The card that was tapped, or nil when it is no longer on the screen.
  var tappedCard: UIView? { get }
}

/// The detail screen, to which a card moves.
@MainActor
public protocol AnimalsListDetail: UIViewController {
  /// The card, at its place on this screen.
  var card: UIView { get }
  /// The rest of the screen, without a background of its own.
  var content: UIView { get }
}

extension AnimalsList: UINavigationControllerDelegate {
  /// Returns the animator for the operation, or nil when a screen doesn't take part.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let (list, detail) = operation == .push ? (fromVC, toVC) : (toVC, fromVC)
    guard let list = list as? any AnimalsListScreen, let detail = detail as? any AnimalsListDetail else { return nil }
    return CutListAnimator(list: list, detail: detail, opens: operation == .push, parameters: parameters)
  }

  /// Returns the object that drives the pop during a swipe, and nil at all other times.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}

/// Moves snapshots of the list's two parts, the card and the next screen's content on a stage above both screens.
final class CutListAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let list: any AnimalsListScreen
  private let detail: any AnimalsListDetail
  private let opens: Bool
  private let parameters: AnimalsList.Parameters

  init(list: any AnimalsListScreen, detail: any AnimalsListDetail, opens: Bool, parameters: AnimalsList.Parameters) {
    self.list = list
    self.detail = detail
    self.opens = opens
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? parameters.reducedDuration : parameters.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    arriving.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.addSubview(arriving)
    arriving.layoutIfNeeded()
    guard !UIAccessibility.isReduceMotionEnabled, let stage = CutListStage(list: list, detail: detail, parameters: parameters) else {
      return fade(arriving, in: transitionContext)
    }
    stage.frame = transitionContext.containerView.bounds
    transitionContext.containerView.addSubview(stage)
    stage.pose(isOpen: !opens)
    let opens = opens
    UIView.animate(
      withDuration: parameters.duration, delay: 0, usingSpringWithDamping: parameters.damping, initialSpringVelocity: 0, options: []
    ) {
      stage.pose(isOpen: opens)
    } completion: { _ in
      stage.removeFromSuperview()
      if transitionContext.transitionWasCancelled { arriving.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    stage.showContent(opens, parameters, isInteractive: transitionContext.isInteractive)
  }

  private func fade(_ arriving: UIView, in context: any UIViewControllerContextTransitioning) {
    arriving.alpha = 0
    // Without a card to cut at, it takes the full duration, which `transitionDuration(using:)` has declared.
    UIView.animate(withDuration: transitionDuration(using: context)) {
      arriving.alpha = 1
    } completion: { _ in
      arriving.alpha = 1
      if context.transitionWasCancelled { arriving.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The snapshots of both screens.
///
/// They show the list when the stage is closed, and the next screen when it is open.
final class CutListStage: UIView {
  private let above: UIView?
  private let below: UIView?
  private let card: UIView
  private let content: UIView
  private let cardInList: CGRect
  private let cardInDetail: CGRect
  private let colors: (list: UIColor?, detail: UIColor?)
  private let contentOffset: CGFloat
  private let clearance: CGFloat

  /// Creates the stage.
  ///
  /// Returns nil when the list doesn't show the card.
  init?(list: any AnimalsListScreen, detail: any AnimalsListDetail, parameters: AnimalsList.Parameters) {
    guard let tapped = list.tappedCard, let screen = list.view, let card = tapped.snapshotView(afterScreenUpdates: true),
      let content = detail.content.snapshotView(afterScreenUpdates: true)
    else { return nil }
    cardInList = tapped.convert(tapped.bounds, to: screen)
    cardInDetail = detail.card.convert(detail.card.bounds, to: detail.view)
    self.card = card
    self.content = content
    colors = (screen.backgroundColor, detail.view.backgroundColor)
    contentOffset = parameters.contentOffset
    clearance = parameters.clearance
    // The background shows around the card, between the two parts.
    let upper = CGRect(x: 0, y: 0, width: screen.bounds.width, height: max(cardInList.minY, 0))
    let lower = CGRect(
      x: 0, y: cardInList.maxY, width: screen.bounds.width, height: max(screen.bounds.height - cardInList.maxY, 0))
    above = screen.resizableSnapshotView(from: upper, afterScreenUpdates: true, withCapInsets: .zero)
    below = screen.resizableSnapshotView(from: lower, afterScreenUpdates: true, withCapInsets: .zero)
    super.init(frame: screen.bounds)
    clipsToBounds = true
    content.frame = detail.content.convert(detail.content.bounds, to: detail.view)
    above?.layer.name = "above"
    below?.layer.name = "below"
    card.layer.name = "card"
    content.layer.name = "content"
    for piece in [content, above, below, card] { piece.map(addSubview) }
  }

  required init?(coder: NSCoder) { nil }

  func pose(isOpen: Bool) {
    backgroundColor = isOpen ? colors.detail : colors.list
    card.frame = isOpen ? cardInDetail : cardInList
    above?.frame.origin.y = isOpen ? -(above?.bounds.height ?? 0) - clearance : 0
    below?.frame.origin.y = isOpen ? bounds.height + clearance : cardInList.maxY
    content.transform = isOpen ? .identity : CGAffineTransform(translationX: 0, y: contentOffset)
  }

  /// Fades the content in late during a push, and out early during a pop.
  func showContent(_ isShown: Bool, _ parameters: AnimalsList.Parameters, isInteractive: Bool) {
    content.alpha = isShown ? 0 : 1
    let wait = parameters.duration * parameters.contentDelay
    parameters.contentCurve.animate(
      withDuration: isShown ? parameters.duration - wait : wait, delay: isShown ? wait : 0, isInteractive: isInteractive
    ) { [content] in
      content.alpha = isShown ? 1 : 0
    }
  }
}
