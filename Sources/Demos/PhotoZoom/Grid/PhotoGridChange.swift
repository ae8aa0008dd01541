import UIKit

/// A change of the grid's density in progress: the grid in its former density, which fades out, above the one in the new density.
///
/// Both are scaled so that one photo is at the same place in both. It keeps its place under the pointer until the change settles.
@MainActor
final class PhotoGridChange {
  /// The two densities.
  let from: PhotoGridLevel
  let to: PhotoGridLevel
  /// A snapshot of the grid before the change.
  let outgoing: UIView
  /// The content offset before the change, in points.
  let startOffset: CGPoint
  /// The index of the photo that keeps its place.
  let photo: Int
  private let incoming: UIView
  /// The frame of that photo as it is seen before the change.
  private let oldFrame: CGRect
  /// The frames of that photo at rest in the two densities.
  private let formerFrame: CGRect
  let newFrame: CGRect
  private var animator: UIViewPropertyAnimator?

  init(
    from: PhotoGridLevel, to: PhotoGridLevel, outgoing: UIView, incoming: UIView, startOffset: CGPoint, photo: Int, oldFrame: CGRect,
    formerFrame: CGRect, newFrame: CGRect
  ) {
    self.from = from
    self.to = to
    self.outgoing = outgoing
    self.incoming = incoming
    self.startOffset = startOffset
    self.photo = photo
    self.oldFrame = oldFrame
    self.formerFrame = formerFrame
    shownCenter = oldFrame.center
    self.newFrame = newFrame
  }

  // MARK: Progress

  /// The logarithm of the ratio of the thumbnails' sizes, by which a pinch is measured.
  private var span: CGFloat { log(newFrame.width / oldFrame.width) }

  /// The progress: 0 at the former density, 1 at the new one.
  private(set) var progress: CGFloat = 0

  /// The width of the photo that keeps its place, in points.
  var shownWidth: CGFloat { oldFrame.width * exp(span * progress) }

  /// Returns the progress at which the photo has the given width.
  func progress(atWidth width: CGFloat) -> CGFloat { log(max(width, 1) / oldFrame.width) / span }

  /// Returns the velocity of the progress for a pinch whose scale changes at a relative velocity, per second.
  func velocity(ofScale velocity: CGFloat) -> CGFloat { velocity / span }

  /// The center of the photo that keeps its place.
  private var shownCenter: CGPoint

  /// The frame of the photo that keeps its place.
  var shownFrame: CGRect {
    CGRect(x: shownCenter.x - shownWidth / 2, y: shownCenter.y - shownWidth / 2, width: shownWidth, height: shownWidth)
  }

  func show(_ progress: CGFloat) {
    self.progress = progress
    if !UIAccessibility.isReduceMotionEnabled {
      outgoing.transform = transform(of: outgoing, moving: oldFrame)
      incoming.transform = transform(of: incoming, moving: newFrame)
    }
    // The former grid fades above the new one, which is opaque, so that photos don't become pale in between.
    outgoing.alpha = min(max(1 - progress, 0), 1)
    incoming.alpha = progress > 0 ? 1 : 0
  }

  /// Returns the transform of a view that moves one of its photos to the shown frame.
  private func transform(of view: UIView, moving frame: CGRect) -> CGAffineTransform {
    let shown = shownFrame
    let scale = shown.width / frame.width
    let center = view.center
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: shown.midX - center.x - scale * (frame.midX - center.x),
      ty: shown.midY - center.y - scale * (frame.midY - center.y))
  }

  // MARK: Settling

  /// Animates to the former or the new density.
  func settle(atNew isNew: Bool, completion: @escaping () -> Void) {
    stop()
    if isNew { incoming.alpha = 1 }
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1) { [self] in
      shownCenter = isNew ? newFrame.center : formerFrame.center
      show(isNew ? 1 : 0)
    }
    animator.addCompletion { _ in completion() }
    self.animator = animator
    animator.startAnimation()
  }

  /// Stops an animation at what is seen.
  func stop() {
    guard let animator else { return }
    self.animator = nil
    animator.stopAnimation(true)
    let (transform, center) = (outgoing.transform, outgoing.center)
    guard !UIAccessibility.isReduceMotionEnabled else { return progress = 1 - outgoing.alpha }
    progress = progress(atWidth: oldFrame.width * transform.a)
    shownCenter = CGPoint(
      x: center.x + transform.a * (oldFrame.midX - center.x) + transform.tx,
      y: center.y + transform.a * (oldFrame.midY - center.y) + transform.ty)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
