import UIKit

/// A change of the grid's density in progress. The former grid fades out above the new one.
///
/// Both are scaled so that one photo has the same frame in both. It stays under the pointer until the change settles.
@MainActor
final class PhotoGridChange {
  let from: PhotoGridLevel
  let to: PhotoGridLevel
  let outgoing: UIView
  let startOffset: CGPoint
  /// The index of the photo that keeps its place.
  let photo: Int
  private let incoming: UIView
  /// The frame in which that photo was visible before the change.
  private let oldFrame: CGRect
  /// The resting frames of that photo in the two densities.
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

  /// The logarithm of the ratio of the thumbnail sizes. The progress is logarithmic in the scale of a pinch.
  private var span: CGFloat { log(newFrame.width / oldFrame.width) }

  /// 0 at the former density, 1 at the new one.
  private(set) var progress: CGFloat = 0

  var shownWidth: CGFloat { oldFrame.width * exp(span * progress) }

  /// Returns the progress at which that photo has the given width.
  func progress(atWidth width: CGFloat) -> CGFloat { log(max(width, 1) / oldFrame.width) / span }

  /// Returns the velocity of the progress, per second, for the relative velocity of a pinch's scale.
  func velocity(ofScale velocity: CGFloat) -> CGFloat { velocity / span }

  private var shownCenter: CGPoint

  var shownFrame: CGRect {
    CGRect(x: shownCenter.x - shownWidth / 2, y: shownCenter.y - shownWidth / 2, width: shownWidth, height: shownWidth)
  }

  func show(_ progress: CGFloat) {
    self.progress = progress
    if !UIAccessibility.isReduceMotionEnabled {
      outgoing.transform = transform(of: outgoing, moving: oldFrame)
      incoming.transform = transform(of: incoming, moving: newFrame)
    }
    // The former grid fades above the new one, which is opaque, so that photos don't become pale meanwhile.
    outgoing.alpha = min(max(1 - progress, 0), 1)
    incoming.alpha = progress > 0 ? 1 : 0
  }

  /// Returns the transform that moves a photo of `view` from `frame` to the shown frame.
  private func transform(of view: UIView, moving frame: CGRect) -> CGAffineTransform {
    let shown = shownFrame
    let scale = shown.width / frame.width
    let center = view.center
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: shown.midX - center.x - scale * (frame.midX - center.x),
      ty: shown.midY - center.y - scale * (frame.midY - center.y))
  }

  // MARK: Settling

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

  /// Stops the animation, and keeps its current state.
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
