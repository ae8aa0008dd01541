import UIKit

/// A push after which the fields and pictures of the next screen fly in, one after the other, each from its own side; a pop or a swipe
/// from the left edge sends them back.
///
/// Keep one for a navigation controller; it becomes that controller's delegate. With `SwipeBack.swift`, `EdgeSwipe.swift` and `CubicTiming.swift` it is
/// complete.
@MainActor
public final class SubviewSnapshots: NSObject {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// Seconds that each piece flies.
    public var duration: TimeInterval = 0.5
    /// Seconds by which each piece starts after the one before.
    public var stagger: TimeInterval = 0.06
    /// The damping ratio of the spring on which the pieces arrive, 0…1.
    public var damping: CGFloat = 0.78
    /// How the pieces' way back is paced.
    public var leaveCurve = CubicTiming.easeIn
    /// How far beyond its edge of the screen a piece waits, points: room for its shadow.
    public var clearance: CGFloat = 40
    /// Seconds of the background's fade.
    public var fadeDuration: TimeInterval = 0.25
    /// Seconds of the cross-fade that takes the flight's place for people who have asked for less motion.
    public var reducedDuration: TimeInterval = 0.25
    /// When a swipe that is let go runs on.
    public var swipe = SwipeBack.Parameters()

    public init() {}
  }

  /// A part of a screen, and the edge of the screen behind which it waits.
  public struct Piece {
    public let view: UIView
    public let edge: UIRectEdge

    public init(_ view: UIView, from edge: UIRectEdge) {
      self.view = view
      self.edge = edge
    }
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

/// A screen that comes in pieces.
@MainActor
public protocol SubviewSnapshotsScreen: UIViewController {
  /// In the order in which they arrive.
  var pieces: [SubviewSnapshots.Piece] { get }
}

extension SubviewSnapshots: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let screen = (operation == .push ? toVC : fromVC) as? any SubviewSnapshotsScreen
    return screen.map { PiecesAnimator(of: $0, arrives: operation == .push, parameters: parameters) }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}

/// Fades a screen in without its pieces, and lets pictures of those fly to their places; or all of it back.
final class PiecesAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let screen: any SubviewSnapshotsScreen
  private let arrives: Bool
  private let parameters: SubviewSnapshots.Parameters

  init(of screen: any SubviewSnapshotsScreen, arrives: Bool, parameters: SubviewSnapshots.Parameters) {
    self.screen = screen
    self.arrives = arrives
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled
      ? parameters.reducedDuration : parameters.duration + parameters.stagger * Double(max(screen.pieces.count - 1, 0))
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to),
      let view = screen.view
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    arriving.frame = transitionContext.finalFrame(for: controller)
    container.insertSubview(arriving, at: arrives ? container.subviews.count : 0)
    view.layoutIfNeeded()

    let pieces = UIAccessibility.isReduceMotionEnabled ? [] : screen.pieces
    let pictures = pieces.map { picture(of: $0, on: container) }
    for piece in pieces { piece.view.isHidden = true }
    let arrives = arrives
    view.alpha = arrives ? 0 : 1
    let total = transitionDuration(using: transitionContext)
    let linear = UIView.AnimationOptions.curveLinear.rawValue
    for (index, (picture, places)) in pictures.enumerated() {
      fly(picture, places, at: index, of: pieces.count, isInteractive: transitionContext.isInteractive)
    }
    // As long as all flights together: the ground shows at once, and goes when the last piece does.
    let share = pieces.isEmpty ? 1 : min(parameters.fadeDuration / total, 1)
    UIView.animateKeyframes(withDuration: total, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: linear)) {
      UIView.addKeyframe(withRelativeStartTime: arrives ? 0 : 1 - share, relativeDuration: share) { view.alpha = arrives ? 1 : 0 }
    } completion: { _ in
      view.alpha = 1
      for piece in pieces { piece.view.isHidden = false }
      for (picture, _) in pictures { picture.removeFromSuperview() }
      if transitionContext.transitionWasCancelled { arriving.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Where a piece waits, and where it belongs.
  private typealias Places = (away: CGRect, home: CGRect)

  private func picture(of piece: SubviewSnapshots.Piece, on container: UIView) -> (UIView, Places) {
    let picture = piece.view.snapshotView(afterScreenUpdates: true) ?? UIView()
    let home = piece.view.convert(piece.view.bounds, to: container)
    var away = home
    switch piece.edge {
    case .left: away.origin.x = -home.width - parameters.clearance
    case .right: away.origin.x = container.bounds.width + parameters.clearance
    case .top: away.origin.y = -home.height - parameters.clearance
    default: away.origin.y = container.bounds.height + parameters.clearance
    }
    picture.frame = arrives ? away : home
    picture.layer.name = piece.view.layer.name
    container.addSubview(picture)
    return (picture, (away, home))
  }

  /// The last one to come is the first one to leave.
  private func fly(_ picture: UIView, _ places: Places, at index: Int, of count: Int, isInteractive: Bool) {
    if arrives {
      UIView.animate(
        withDuration: parameters.duration, delay: parameters.stagger * Double(index), usingSpringWithDamping: parameters.damping,
        initialSpringVelocity: 0, options: []
      ) {
        picture.frame = places.home
      }
    } else {
      parameters.leaveCurve.animate(
        withDuration: parameters.duration, delay: parameters.stagger * Double(count - 1 - index), isInteractive: isInteractive
      ) {
        picture.frame = places.away
      }
    }
  }
}
