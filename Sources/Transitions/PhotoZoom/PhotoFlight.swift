import UIKit

/// The photo between two screens. It moves on springs, can be caught at its visible position, and follows a drag.
///
/// The photo uses aspect fill and clips to its bounds. At any point of the flight it therefore matches both ends, from a square thumbnail
/// to the whole photo.
@MainActor
final class PhotoFlight {
  struct Place {
    var frame: CGRect
    /// The corner radius, in points.
    var cornerRadius: CGFloat
    var alpha: CGFloat = 1
  }

  let photo = UIImageView()
  private var animators: [UIViewPropertyAnimator] = []

  init(image: UIImage, at place: Place) {
    photo.image = image
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.name = "photo"
    UIView.performWithoutAnimation { show(place) }
  }

  private func show(_ place: Place) {
    photo.frame = place.frame
    photo.layer.cornerRadius = place.cornerRadius
    photo.alpha = place.alpha
  }

  /// Animates the photo from its visible position to `place`.
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity, in points per second.
  ///   - limit: The maximum of that velocity, in remaining distances per second.
  ///   - delay: The delay before the movement, in seconds. It doesn't delay the arrival.
  ///   - completion: The closure to call on arrival, unless the photo is caught before.
  func fly(
    to place: Place, on spring: ZoomSpring, velocity: CGPoint = .zero, limit: CGFloat = 0, delay: TimeInterval = 0,
    alongside: (() -> Void)? = nil, completion: @escaping () -> Void
  ) {
    let initialVelocity = relativeVelocity(velocity, to: place, limit: limit)
    let delayedSpring = ZoomSpring(duration: spring.duration - delay, dampingRatio: spring.dampingRatio)
    let shapeAnimator = delayedSpring.animator()
    shapeAnimator.addAnimations { [photo] in
      if initialVelocity == .zero { photo.center = place.center }
      photo.bounds.size = place.frame.size
      photo.layer.cornerRadius = place.cornerRadius
      photo.alpha = place.alpha
      alongside?()
    }
    animators = [shapeAnimator]
    if initialVelocity != .zero {
      // The velocity of the gesture applies only to the position, and not to the size.
      let positionAnimator = delayedSpring.animator(velocity: initialVelocity)
      positionAnimator.addAnimations { [photo] in photo.center = place.center }
      animators.append(positionAnimator)
    }
    var runningCount = animators.count
    for animator in animators {
      animator.addCompletion { _ in
        runningCount -= 1
        if runningCount == 0 { completion() }
      }
      animator.startAnimation(afterDelay: delay)
    }
  }

  /// Returns the velocity in remaining distances per second for each axis, and 0 for an axis without a distance.
  private func relativeVelocity(_ velocity: CGPoint, to place: Place, limit: CGFloat) -> CGVector {
    func relative(_ velocity: CGFloat, _ distance: CGFloat) -> CGFloat {
      abs(distance) < 1 ? 0 : min(max(velocity / distance, -limit), limit)
    }
    return CGVector(dx: relative(velocity.x, place.center.x - photo.center.x), dy: relative(velocity.y, place.center.y - photo.center.y))
  }

  /// Sends the photo to another place during its flight, which continues at the same pace.
  func redirect(to place: Place) { UIView.performWithoutAnimation { show(place) } }

  func stop() {
    for animator in animators where animator.state == .active { animator.stopAnimation(true) }
    animators = []
  }

  /// Moves and scales the photo relative to where it was caught. If `followsFinger` is false, the translation is multiplied by the scale.
  func move(by translation: CGPoint, scale: CGFloat, followsFinger: Bool) {
    let factor = followsFinger ? 1 : scale
    photo.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: translation.x * factor, ty: translation.y * factor)
  }

  /// Turns the transform of the drag into the photo's frame, without a visible change.
  func endDrag() {
    let frame = photo.frame
    let scale = photo.transform.a
    photo.transform = .identity
    photo.frame = frame
    photo.layer.cornerRadius *= scale
  }

  /// Moves the place where the gesture caught the photo.
  func rebase(to frame: CGRect) {
    let transform = photo.transform
    photo.transform = .identity
    photo.frame = frame
    photo.transform = transform
  }
}

extension PhotoFlight.Place {
  fileprivate var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}
