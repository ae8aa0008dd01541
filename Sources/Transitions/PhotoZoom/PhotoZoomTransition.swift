import UIKit

/// A single push or pop between thumbnails and photo, driven by time, by a gesture from the start, or by one that catches the photo in
/// flight.
///
/// It is both animator and interaction controller. It has two parts: the flight of the photo, and the backdrop (the detail screen's
/// opacity, the tab bar, and whatever UIKit animates alongside), which a gesture scrubs. The transition ends with the flight.
@MainActor
final class PhotoZoomTransition: NSObject {
  /// The screens between which the photo moves.
  enum Place {
    case thumbnails, detail
  }

  let source: any PhotoZoomSource
  let detail: any PhotoZoomDetail
  private let isPush: Bool
  private let parameters: PhotoZoom.Parameters
  private let startsInHand: Bool
  private let fadesOnly = UIAccessibility.isReduceMotionEnabled
  private let photo: AnyHashable
  private let tabBar: TabBarSlide?
  private let backdrop: UIViewPropertyAnimator
  private let air = PhotoZoomAir()

  private var context: (any UIViewControllerContextTransitioning)?
  private var flight: PhotoFlight?
  /// The photo's current destination.
  private var heading: Place { didSet { updateTabBar() } }
  /// The photo's progress toward the thumbnails when the gesture caught it, 0…1, or nil while no gesture holds it.
  private var grip: CGFloat? { didSet { updateTabBar() } }
  private var wasHeld = false
  /// The outcome and velocity of a release before UIKit has started the transition.
  private var earlyRelease: (place: Place, velocity: CGPoint)?
  /// The closure to call when the transition is over.
  var whenOver: () -> Void = {}

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - isPush: Whether the transition is a push.
  ///   - source: The screen of thumbnails.
  ///   - detail: The screen of the photo.
  ///   - parameters: The parameters.
  ///   - startsInHand: Whether a drag started the transition.
  init(
    push isPush: Bool, source: any PhotoZoomSource, detail: any PhotoZoomDetail, parameters: PhotoZoom.Parameters, startsInHand: Bool
  ) {
    self.source = source
    self.detail = detail
    self.isPush = isPush
    self.parameters = parameters
    self.startsInHand = startsInHand
    photo = detail.zoomPhoto
    heading = isPush ? .detail : .thumbnails
    tabBar = TabBarSlide(page: detail, in: source.tabBarController, hides: isPush)
    if startsInHand {
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

  private func updateTabBar() { tabBar?.takesTouches = heading == .thumbnails && grip == nil }

  private static func spring(push: Bool, _ parameters: PhotoZoom.Parameters) -> ZoomSpring {
    push
      ? ZoomSpring(duration: parameters.pushDuration, dampingRatio: parameters.pushDamping)
      : ZoomSpring(duration: parameters.popDuration, dampingRatio: parameters.popDamping)
  }

  // MARK: Starting

  private func start(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    arrangeViews(in: context)
    let image = detail.zoomImage ?? source.zoomImage(of: photo)
    // A photo that follows a drag isn't an animation, so it moves even with Reduce Motion.
    if let image, startsInHand || !fadesOnly { prepareFlight(of: image, in: context.containerView) }
    backdrop.addAnimations { [detail, isPush] in detail.view.alpha = isPush ? 1 : 0 }
    tabBar?.run(with: backdrop, fades: fadesOnly)
    guard flight != nil else {
      backdrop.addCompletion { [self] _ in end() }
      backdrop.startAnimation()
      return
    }
    // The backdrop can still be reversed when it has finished before the photo.
    backdrop.pausesOnCompletion = true
    if startsInHand {
      backdrop.pauseAnimation()
      grip = 0
      wasHeld = true
    } else {
      backdrop.startAnimation()
      setOff(on: Self.spring(push: isPush, parameters), delay: isPush ? 0 : parameters.popDelay)
    }
    if let early = earlyRelease { release(to: early.place, velocity: early.velocity) }
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
    air.frame = container.bounds
    air.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(air)
    let thumbnail = thumbnailPlace
    let start = isPush ? thumbnail ?? belowTheScreen(detailPlace) : detailPlace
    let flight = PhotoFlight(image: image, at: start)
    air.addSubview(flight.photo)
    air.whenResized = { [weak self] in self?.screenDidResize() }
    detail.whenZoomImageChanges = { [weak self, weak flight] in
      if let better = self?.detail.zoomImage { flight?.photo.image = better }
    }
    source.setThumbnail(of: photo, hidden: true)
    detail.setPhoto(hidden: true)
    self.flight = flight
  }

  // MARK: Places

  private var detailPlace: PhotoFlight.Place { PhotoFlight.Place(frame: detail.zoomFrame(in: air), cornerRadius: 0) }

  private var thumbnailPlace: PhotoFlight.Place? {
    source.zoomFrame(of: photo, in: air).map { PhotoFlight.Place(frame: $0, cornerRadius: source.zoomCornerRadius) }
  }

  /// Returns a place below the bottom edge, for a photo without a thumbnail.
  private func belowTheScreen(_ place: PhotoFlight.Place) -> PhotoFlight.Place {
    var place = place
    place.frame.origin.y = air.bounds.height
    return place
  }

  /// Animates the photo to its current destination.
  private func setOff(on spring: ZoomSpring, velocity: CGPoint = .zero, delay: TimeInterval = 0) {
    guard let flight else { return }
    var company: (() -> Void)? = { [detail] in detail.view.transform = .identity }
    var place = detailPlace
    if heading == .thumbnails {
      if let thumbnail = thumbnailPlace {
        place = thumbnail
      } else if wasHeld {
        // The whole screen moves out of sight to the right.
        let width = air.bounds.width
        place = PhotoFlight.Place(frame: flight.photo.frame.offsetBy(dx: width, dy: 0), cornerRadius: 0, alpha: parameters.lostPhotoAlpha)
        company = { [detail] in detail.view.transform = CGAffineTransform(translationX: width, y: 0) }
      } else {
        place = belowTheScreen(place)
      }
    }
    flight.fly(
      to: place, on: spring, velocity: velocity, limit: parameters.velocityLimit, delay: delay, company: company,
      completion: { [weak self] in self?.end() })
  }

  private func screenDidResize() {
    guard let flight else { return }
    if let grip {
      if grip == 0 { flight.rebase(to: detailPlace.frame) }
    } else if let place = heading == .detail ? detailPlace : thumbnailPlace {
      flight.redirect(to: place)
    }
  }

  // MARK: Dragging

  /// A Boolean value that indicates whether a gesture may catch the photo now.
  var canBeCaught: Bool { context != nil && flight != nil && grip == nil }

  /// Catches the photo in flight at its visible position.
  func grab() {
    guard canBeCaught, let context, let flight else { return }
    context.pauseInteractiveTransition()
    flight.halt()
    backdrop.pauseAnimation()
    backdrop.isReversed = false
    let share = min(max(backdrop.fractionComplete, 0), 1)
    grip = isPush ? 1 - share : share
    wasHeld = true
  }

  /// Moves the photo with the gesture, which has moved by `travel` points since it began.
  func drag(by travel: CGPoint) {
    guard let grip, let context, let flight else { return }
    let progress = min(max(grip + travel.y / parameters.dragDistance, 0), 1)
    let shrinking = 1 - parameters.dragScale
    flight.move(
      by: travel, scale: (1 - shrinking * progress) / (1 - shrinking * grip), inFull: parameters.followsHand)
    backdrop.fractionComplete = isPush ? 1 - progress : progress
    context.updateInteractiveTransition(backdrop.fractionComplete)
  }

  /// Releases the photo at the given velocity, in points per second.
  func release(velocity: CGPoint) {
    let progress = isPush ? 1 - backdrop.fractionComplete : backdrop.fractionComplete
    release(to: velocity.y > 0 && progress > parameters.dragThreshold ? .thumbnails : .detail, velocity: velocity)
  }

  /// Returns the photo to the full screen after the gesture was canceled.
  func cancel() { release(to: .detail, velocity: .zero) }

  private func release(to place: Place, velocity: CGPoint) {
    guard context != nil else {
      earlyRelease = (place, velocity)
      return
    }
    guard grip != nil, let flight else { return }
    grip = nil
    heading = place
    flight.letGo()
    if parameters.settlesAtRelease { settle() }
    var spring =
      place == .thumbnails
      ? ZoomSpring(duration: parameters.finishDuration, dampingRatio: parameters.finishDamping)
      : ZoomSpring(duration: parameters.cancelDuration, dampingRatio: parameters.cancelDamping)
    if fadesOnly { spring = ZoomSpring(duration: spring.duration, dampingRatio: 1) }
    backdrop.isReversed = isPush == (place == .thumbnails)
    backdrop.continueAnimation(withTimingParameters: nil, durationFactor: spring.duration / backdrop.duration)
    if fadesOnly, place == .thumbnails {
      fadeAway(on: spring)
    } else {
      setOff(on: spring, velocity: parameters.handsOverVelocity && !fadesOnly ? velocity : .zero)
    }
  }

  /// Fades the photo out in place, above its thumbnail.
  private func fadeAway(on spring: ZoomSpring) {
    guard let flight else { return }
    source.setThumbnail(of: photo, hidden: false)
    let place = PhotoFlight.Place(frame: flight.photo.frame, cornerRadius: flight.photo.layer.cornerRadius, alpha: 0)
    flight.fly(to: place, on: spring, completion: { [weak self] in self?.end() })
  }

  // MARK: The end

  private var isCompleting: Bool { isPush == (heading == .detail) }

  private func settle() {
    if isCompleting { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
  }

  private func end() {
    guard let context else { return }
    detail.whenZoomImageChanges = nil
    if backdrop.state == .active {
      backdrop.stopAnimation(false)
      backdrop.finishAnimation(at: isCompleting ? .end : .start)
    }
    air.removeFromSuperview()
    detail.view.transform = .identity
    detail.view.alpha = 1
    tabBar?.end(hidden: heading == .detail)
    if wasHeld, !parameters.settlesAtRelease { settle() }
    context.completeTransition(isCompleting)
  }
}

extension PhotoZoomTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    if startsInHand { return parameters.finishDuration }
    return isPush ? parameters.pushDuration : parameters.popDuration
  }

  /// Does nothing.
  ///
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
    whenOver()
  }
}

extension PhotoZoomTransition: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { startsInHand }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { start(transitionContext) }
}

/// The view above both screens in which the photo moves.
///
/// It blocks touches on the screens.
final class PhotoZoomAir: UIView {
  var whenResized: () -> Void = {}
  private var size: CGSize?

  override func layoutSubviews() {
    super.layoutSubviews()
    defer { size = bounds.size }
    if let size, size != bounds.size { whenResized() }
  }
}
