import UIKit

/// Fades a screen in without its pieces while snapshots of the pieces move to their places, or the reverse.
final class SubviewSnapshotsAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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
      move(picture, places, at: index, of: pieces.count, isInteractive: transitionContext.isInteractive)
    }
    // As long as all movements together: the background fades in at once, and out together with the last piece.
    let fraction = pieces.isEmpty ? 1 : min(parameters.fadeDuration / total, 1)
    UIView.animateKeyframes(withDuration: total, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: linear)) {
      UIView.addKeyframe(withRelativeStartTime: arrives ? 0 : 1 - fraction, relativeDuration: fraction) { view.alpha = arrives ? 1 : 0 }
    } completion: { _ in
      view.alpha = 1
      for piece in pieces { piece.view.isHidden = false }
      for (picture, _) in pictures { picture.removeFromSuperview() }
      transitionContext.complete(with: arriving)
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

  /// Moves a piece in or out. The last piece to arrive is the first to leave.
  private func move(_ picture: UIView, _ places: Places, at index: Int, of count: Int, isInteractive: Bool) {
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
