import Foundation

/// The remainder of a standard pop that another one has completed early: a picture of the leaving page continues to the edge, and the page
/// below continues from where it was.
@MainActor
struct PassingMotion {
  private let picture: PassingPage
  private let arriving: UIView
  /// The distances of the two pages from their places, in points, and the speed of the front page, in points per second.
  private let leavingOffset: CGFloat
  private let arrivingOffset: CGFloat
  private let speed: CGFloat
  /// The distance of the position beyond the edge, in points.
  private let away: CGFloat

  /// Records the positions of a pop's pages, or returns nil if there is no picture of the leaving page.
  init?(of transition: ChildTransition, in container: UIView) {
    let (leaving, width) = (transition.from.view as UIView, container.bounds.width)
    guard let snapshot = leaving.snapshotView(afterScreenUpdates: false), let page = transition.to.view else { return nil }
    let picture = PassingPage(snapshot, frame: transition.context.from?.initialFrame ?? container.bounds)
    let side: CGFloat = container.pagesComeFromLeft ? -1 : 1
    let motion = transition.context.shownMotion
    (self.picture, arriving, away) = (picture, page, side * width)
    leavingOffset = side * width * motion.progress
    arrivingOffset = -side * width * NavigationMotion.parallax * (1 - motion.progress)
    speed = side * width * motion.speed
    container.addSubview(picture)
  }

  /// Continues both pages from where they were.
  func resume() {
    picture.superview?.bringSubviewToFront(picture)
    // Transforms are used, because the next transition moves the front page itself.
    move(picture, from: leavingOffset, to: away) { $0.removeFromSuperview() }
    move(arriving, from: arrivingOffset, to: 0) { _ in }
  }

  private func move(_ view: UIView, from start: CGFloat, to end: CGFloat, completion: @escaping (UIView) -> Void) {
    UIView.performWithoutAnimation { view.transform = CGAffineTransform(translationX: start, y: 0) }
    let distance = end - start
    UIView.animate(
      springDuration: NavigationMotion.response, bounce: 0,
      initialSpringVelocity: abs(distance) > 1 ? (view === picture ? speed / distance : 0).clamped(to: -50...50) : 0,
      options: .allowUserInteraction, animations: { view.transform = CGAffineTransform(translationX: end, y: 0) }
    ) { _ in completion(view) }
  }
}

/// A picture of a page that continues to the edge after its transition has ended.
final class PassingPage: InternalView, TransitionScaffolding {
  init(_ snapshot: UIView, frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    snapshot.frame = bounds
    snapshot.autoresizingMask = autoresizingMask
    addSubview(snapshot)
  }
}
