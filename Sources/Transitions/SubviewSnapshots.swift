import UIKit

/// A push after which the fields and pictures of the next screen move in, one after the other, each from its own edge.
///
/// A pop, or a swipe from the left edge, moves them out again.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate.
///
/// To use it in an app, copy `SwipeBack.swift`, `EdgeSwipe.swift`, `CubicTiming.swift` and `TypedActions.swift` as well.
@MainActor
public final class SubviewSnapshots: NSObject {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of each piece's movement, in seconds.
    public var duration: TimeInterval = 0.5
    /// The delay between the starts of consecutive pieces, in seconds.
    public var stagger: TimeInterval = 0.06
    /// The damping ratio of the spring on which the pieces arrive, 0…1.
    public var damping: CGFloat = 0.78
    /// The timing curve of the pieces' movement out.
    public var leaveCurve = CubicTiming.easeIn
    /// The distance beyond the edge of the screen at which a piece starts, in points.
    ///
    /// It leaves room for a shadow.
    public var clearance: CGFloat = 40
    /// The duration of the background's fade, in seconds.
    public var fadeDuration: TimeInterval = 0.25
    /// The duration of the cross-fade that replaces the transition when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipe that pops.
    public var swipe = SwipeBack.Parameters()

    /// Creates the default parameters.
    public init() {}
  }

  /// A part of a screen, with the edge of the screen from which it moves in.
  public struct Piece {
    /// The view to show.
    public let view: UIView
    /// The edge of the screen from which the view moves in.
    public let edge: UIRectEdge

    /// Creates a piece.
    public init(_ view: UIView, from edge: UIRectEdge) {
      self.view = view
      self.edge = edge
    }
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

/// A screen that moves in piece by piece.
@MainActor
public protocol SubviewSnapshotsScreen: UIViewController {
  /// The pieces, in the order in which they arrive.
  var pieces: [SubviewSnapshots.Piece] { get }
}

extension SubviewSnapshots: UINavigationControllerDelegate {
  /// Returns the animator for the operation, or nil when the screen doesn't take part.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let screen = (operation == .push ? toVC : fromVC) as? any SubviewSnapshotsScreen
    return screen.map { PiecesAnimator(of: $0, arrives: operation == .push, parameters: parameters) }
  }

  /// Returns the object that drives the pop during a swipe, and nil at all other times.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}

/// Fades a screen in without its pieces while snapshots of the pieces move to their places, or the reverse.
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
    // As long as all movements together: the background fades in at once, and out together with the last piece.
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

  /// The frames of a piece out of sight and at its place.
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

  /// Moves a piece in or out.
  ///
  /// The last piece to arrive is the first to leave.
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
