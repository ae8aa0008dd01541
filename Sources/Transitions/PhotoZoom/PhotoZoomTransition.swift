import UIKit

/// A single push or pop between thumbnails and photo, driven by time, by a gesture from the start, or by one that catches the photo in
/// flight.
///
/// It is both animator and interaction controller. It has two parts: the flight of the photo, and the backdrop (the detail screen's
/// opacity, the tab bar, and everything that UIKit animates alongside), which a gesture scrubs. The transition ends with the flight.
@MainActor
final class PhotoZoomTransition: NSObject {
  enum Place {
    case thumbnails, detail
  }

  let source: any PhotoZoomSource
  let detail: any PhotoZoomDetail
  let isPush: Bool
  let parameters: PhotoZoom.Parameters
  private let startsInteractively: Bool
  let fadesOnly = UIAccessibility.isReduceMotionEnabled
  let photo: AnyHashable
  private let tabBar: TabBarSlide?
  let backdrop: UIViewPropertyAnimator
  private let overlay = PhotoZoomOverlay()

  var context: (any UIViewControllerContextTransitioning)?
  var flight: PhotoFlight?
  var destination: Place { didSet { updateTabBar() } }
  /// The photo's progress toward the thumbnails when the gesture caught it, 0…1, or nil while no gesture holds it.
  var caughtProgress: CGFloat? { didSet { updateTabBar() } }
  var wasDragged = false
  /// The outcome and velocity of a release before UIKit has started the transition.
  var pendingRelease: (place: Place, velocity: CGPoint)?
  var onEnd: () -> Void = {}

  init(
    push isPush: Bool, source: any PhotoZoomSource, detail: any PhotoZoomDetail, parameters: PhotoZoom.Parameters, startsInteractively: Bool
  ) {
    self.source = source
    self.detail = detail
    self.isPush = isPush
    self.parameters = parameters
    self.startsInteractively = startsInteractively
    photo = detail.zoomPhoto
    destination = isPush ? .detail : .thumbnails
    tabBar = TabBarSlide(page: detail, in: source.tabBarController, hides: isPush)
    if startsInteractively {
      backdrop = UIViewPropertyAnimator(duration: 1, dampingRatio: parameters.backdropDamping)
    } else if fadesOnly {
      backdrop = UIViewPropertyAnimator(duration: isPush ? parameters.pushDuration : parameters.popDuration, curve: .easeInOut)
    } else {
      backdrop = Self.spring(push: isPush, parameters).animator()
    }
    super.init()
    tabBar?.prepare()
    updateTabBar()
  }

  private func updateTabBar() { tabBar?.takesTouches = destination == .thumbnails && caughtProgress == nil }

  private static func spring(push: Bool, _ parameters: PhotoZoom.Parameters) -> ZoomSpring {
    push
      ? ZoomSpring(duration: parameters.pushDuration, dampingRatio: parameters.pushDamping)
      : ZoomSpring(duration: parameters.popDuration, dampingRatio: parameters.popDamping)
  }

  private func start(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    arrangeViews(in: context)
    let image = detail.zoomImage ?? source.zoomImage(of: photo)
    // A photo that follows a drag isn't an animation, so it moves even with Reduce Motion.
    if let image, startsInteractively || !fadesOnly { prepareFlight(of: image, in: context.containerView) }
    backdrop.addAnimations { [detail, isPush] in detail.view.alpha = isPush ? 1 : 0 }
    tabBar?.run(with: backdrop, fades: fadesOnly)
    guard flight != nil else {
      backdrop.addCompletion { [self] _ in end() }
      backdrop.startAnimation()
      return
    }
    // The backdrop can still be reversed when it has finished before the photo.
    backdrop.pausesOnCompletion = true
    if startsInteractively {
      backdrop.pauseAnimation()
      caughtProgress = 0
      wasDragged = true
    } else {
      backdrop.startAnimation()
      startFlight(on: Self.spring(push: isPush, parameters), delay: isPush ? 0 : parameters.popDelay)
    }
    if let pending = pendingRelease { release(to: pending.place, velocity: pending.velocity) }
  }

  private func arrangeViews(in context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    if let arriving = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: arriving) }
    UIView.performWithoutAnimation {
      if isPush {
        to.alpha = 0
        context.containerView.addSubview(to)
      } else {
        context.containerView.insertSubview(to, belowSubview: from)
      }
      context.containerView.layoutIfNeeded()
    }
  }

  private func prepareFlight(of image: UIImage, in container: UIView) {
    overlay.frame = container.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(overlay)
    let thumbnail = thumbnailPlace
    let start = isPush ? thumbnail ?? belowTheScreen(detailPlace) : detailPlace
    let flight = PhotoFlight(image: image, at: start)
    overlay.addSubview(flight.photo)
    overlay.onResize = { [weak self] in self?.screenDidResize() }
    detail.onZoomImageChange = { [weak self, weak flight] in
      if let better = self?.detail.zoomImage { flight?.photo.image = better }
    }
    source.setThumbnail(of: photo, hidden: true)
    detail.setPhoto(hidden: true)
    self.flight = flight
  }

  private var detailPlace: PhotoFlight.Place { PhotoFlight.Place(frame: detail.zoomFrame(in: overlay), cornerRadius: 0) }

  private var thumbnailPlace: PhotoFlight.Place? {
    source.zoomFrame(of: photo, in: overlay).map { PhotoFlight.Place(frame: $0, cornerRadius: source.zoomCornerRadius) }
  }

  /// Returns a place below the bottom edge, for a photo without a thumbnail.
  private func belowTheScreen(_ place: PhotoFlight.Place) -> PhotoFlight.Place {
    var place = place
    place.frame.origin.y = overlay.bounds.height
    return place
  }

  func startFlight(on spring: ZoomSpring, velocity: CGPoint = .zero, delay: TimeInterval = 0) {
    guard let flight else { return }
    var alongside: (() -> Void)? = { [detail] in detail.view.transform = .identity }
    var place = detailPlace
    if destination == .thumbnails {
      if let thumbnail = thumbnailPlace {
        place = thumbnail
      } else if wasDragged {
        // The whole screen moves out of sight to the right.
        let width = overlay.bounds.width
        place = PhotoFlight.Place(frame: flight.photo.frame.offsetBy(dx: width, dy: 0), cornerRadius: 0, alpha: parameters.lostPhotoAlpha)
        alongside = { [detail] in detail.view.transform = CGAffineTransform(translationX: width, y: 0) }
      } else {
        place = belowTheScreen(place)
      }
    }
    flight.fly(
      to: place, on: spring, velocity: velocity, limit: parameters.velocityLimit, delay: delay, alongside: alongside,
      completion: { [weak self] in self?.end() })
  }

  private func screenDidResize() {
    guard let flight else { return }
    if let caughtProgress {
      if caughtProgress == 0 { flight.rebase(to: detailPlace.frame) }
    } else if let place = destination == .detail ? detailPlace : thumbnailPlace {
      flight.redirect(to: place)
    }
  }

  private var isCompleting: Bool { isPush == (destination == .detail) }

  func settle() {
    if isCompleting { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
  }

  func end() {
    guard let context else { return }
    detail.onZoomImageChange = nil
    if backdrop.state == .active {
      backdrop.stopAnimation(false)
      backdrop.finishAnimation(at: isCompleting ? .end : .start)
    }
    overlay.removeFromSuperview()
    detail.view.transform = .identity
    detail.view.alpha = 1
    tabBar?.end(hidden: destination == .detail)
    if wasDragged, !parameters.settlesAtRelease { settle() }
    context.completeTransition(isCompleting)
  }
}

extension PhotoZoomTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    if startsInteractively { return parameters.finishDuration }
    return isPush ? parameters.pushDuration : parameters.popDuration
  }

  /// UIKit never calls it, as the transition is its own interaction controller.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    backdrop
  }

  func animationEnded(_ transitionCompleted: Bool) {
    source.setThumbnail(of: photo, hidden: false)
    detail.setPhoto(hidden: false)
    flight = nil
    context = nil
    onEnd()
  }
}

extension PhotoZoomTransition: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { startsInteractively }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { start(transitionContext) }
}
