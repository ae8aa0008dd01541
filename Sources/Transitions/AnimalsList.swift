import UIKit

/// A push that cuts the list at the tapped card: what is above slides up, what is below slides down, the card travels to its place on
/// the next screen, and the background takes that screen's colour. A swipe from the left edge closes the list again.
///
/// Keep one for a navigation controller; it becomes that controller's delegate. With `SwipeBack.swift`, `EdgeSwipe.swift` and `CubicTiming.swift` it is
/// complete.
@MainActor
public final class AnimalsList: NSObject {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// Seconds, there or back.
    public var duration: TimeInterval = 0.55
    /// The damping ratio of the spring on which all moves, 0…1; less than 1 swings.
    public var damping: CGFloat = 1
    /// How far beyond the edges of the screen the two parts of the list go, points: so that they are gone before their spring rests.
    public var clearance: CGFloat = 120
    /// How far below its place the rest of the next screen starts, points.
    public var contentOffset: CGFloat = 80
    /// The share of the time after which the rest of the next screen begins to show, and in which it fades on the way back, 0…1.
    public var contentDelay: CGFloat = 0.25
    /// How its fade is paced, in and out.
    public var contentCurve = CubicTiming.easeOut
    /// Seconds of the cross-fade that takes the cut's place for people who have asked for less motion.
    public var reducedDuration: TimeInterval = 0.25
    /// When a swipe that is let go runs on.
    public var swipe = SwipeBack.Parameters()

    public init() {}
  }

  /// What the next transition goes by.
  public var parameters: Parameters { didSet { swipe.parameters = parameters.swipe } }
  private let swipe: SwipeBack

  public init(_ navigationController: UINavigationController, parameters: Parameters = Parameters()) {
    self.parameters = parameters
    swipe = SwipeBack(navigationController)
    super.init()
    navigationController.delegate = self
    swipe.parameters = parameters.swipe
  }
}

/// A list that can be cut at one of its cards.
@MainActor
public protocol AnimalsListScreen: UIViewController {
  /// The card that was tapped; nil when it is not on the screen any more.
  var tappedCard: UIView? { get }
}

/// The screen to which a card travels.
@MainActor
public protocol AnimalsListDetail: UIViewController {
  /// The card's place, and the card in it.
  var card: UIView { get }
  /// All else, without a background of its own.
  var content: UIView { get }
}

extension AnimalsList: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let (list, detail) = operation == .push ? (fromVC, toVC) : (toVC, fromVC)
    guard let list = list as? any AnimalsListScreen, let detail = detail as? any AnimalsListDetail else { return nil }
    return CutListAnimator(list: list, detail: detail, opens: operation == .push, parameters: parameters)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}

/// Moves pictures of the list's two parts, of the card and of the next screen's content on a stage above both screens.
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
    UIView.animate(withDuration: parameters.reducedDuration) {
      arriving.alpha = 1
    } completion: { _ in
      arriving.alpha = 1
      if context.transitionWasCancelled { arriving.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The pieces of both screens, which look like the list when it is shut, and like the next screen when it is open.
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

  /// Nil when the list does not show the card.
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
    // The card stands between the two parts with the background around it.
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

  /// Shows the content late on the way there, and hides it early on the way back.
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
