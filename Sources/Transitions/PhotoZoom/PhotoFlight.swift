import UIKit

/// The photo between two screens: it flies, can be caught wherever it is seen, and follows a hand.
///
/// Aspect fill in a frame that clips shows at every moment of the way what both ends show, square thumbnail and whole photo alike.
@MainActor
final class PhotoFlight {
  /// Where the photo is, and what it looks like there.
  struct Place {
    /// In the points of the view that the photo is in.
    var frame: CGRect
    /// In points.
    var cornerRadius: CGFloat
    var alpha: CGFloat = 1
  }

  let photo = UIImageView()
  private var animators: [UIViewPropertyAnimator] = []
  private var destination: Place?

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

  // MARK: Flying

  /// Flies to `place`, from where the photo is seen, and calls `completion` there, unless it is caught.
  ///
  /// - Parameters:
  ///   - velocity: how fast the photo is, in points per second.
  ///   - limit: the most of it that counts, in whole ways to go a second.
  ///   - delay: seconds before it sets off. It arrives no later for that.
  ///   - company: what else moves along, at the photo's pace.
  func fly(
    to place: Place, on spring: ZoomSpring, velocity: CGPoint = .zero, limit: CGFloat = 0, delay: TimeInterval = 0,
    company: (() -> Void)? = nil, completion: @escaping () -> Void
  ) {
    destination = place
    let push = share(of: velocity, onTheWayTo: place, limit: limit)
    let rest = ZoomSpring(duration: spring.duration - delay, dampingRatio: spring.dampingRatio)
    let shape = rest.animator()
    shape.addAnimations { [photo] in
      if push == .zero { photo.center = place.center }
      photo.bounds.size = place.frame.size
      photo.layer.cornerRadius = place.cornerRadius
      photo.alpha = place.alpha
      company?()
    }
    animators = [shape]
    if push != .zero {
      // The size has no part in the hand's velocity: only the place goes by it.
      let path = rest.animator(velocity: push)
      path.addAnimations { [photo] in photo.center = place.center }
      animators.append(path)
    }
    var flying = animators.count
    for animator in animators {
      animator.addCompletion { _ in
        flying -= 1
        if flying == 0 { completion() }
      }
      animator.startAnimation(afterDelay: delay)
    }
  }

  /// A velocity in whole ways to go a second, for each axis; an axis without a way to go has none.
  private func share(of velocity: CGPoint, onTheWayTo place: Place, limit: CGFloat) -> CGVector {
    func share(_ velocity: CGFloat, _ way: CGFloat) -> CGFloat { abs(way) < 1 ? 0 : min(max(velocity / way, -limit), limit) }
    return CGVector(
      dx: share(velocity.x, place.center.x - photo.center.x), dy: share(velocity.y, place.center.y - photo.center.y))
  }

  /// The place that the photo flies to has moved: the flight bends there, and goes on at its pace.
  func redirect(to place: Place) {
    destination = place
    UIView.performWithoutAnimation { show(place) }
  }

  /// Stops where the photo is seen.
  func halt() {
    for animator in animators where animator.state == .active { animator.stopAnimation(true) }
    animators = []
    destination = nil
  }

  // MARK: In the hand

  /// Shows the photo moved and scaled from where it was taken.
  ///
  /// - Parameter inFull: whether it moves by all of `travel`, or by as much less as it is smaller.
  func move(by travel: CGPoint, scale: CGFloat, inFull: Bool) {
    let reach = inFull ? 1 : scale
    photo.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: travel.x * reach, ty: travel.y * reach)
  }

  /// Makes what the hand has done the photo's own frame, which looks the same.
  func letGo() {
    let frame = photo.frame
    let scale = photo.transform.a
    photo.transform = .identity
    photo.frame = frame
    photo.layer.cornerRadius *= scale
  }

  /// The place from which the hand took the photo has moved.
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
