import Foundation

// Content above the visible part that turns out longer or shorter than assumed.
extension UIScrollView {
  /// Moves the content by a distance, in points, so that the visible part stays in place while the content above it changes its length.
  ///
  /// A running motion continues from there.
  func shiftContent(by distance: CGFloat) {
    guard distance != 0 else { return }
    let now = window?.windowScene?.time ?? CACurrentMediaTime()
    let wasBeingShown = motion?.isBeingShown == true
    motion?.isBeingShown = true
    moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
    motion?.isBeingShown = wasBeingShown
    guard let old = motion else { return }
    motion = shifted(old, by: distance, at: now)
    motion?.isBeingShown = wasBeingShown
  }

  private func shifted(_ old: ContentMotion, by distance: CGFloat, at now: TimeInterval) -> ContentMotion {
    guard old.purpose == .deceleration, old.y.isFree(at: now - old.start) else {
      var new = ContentMotion(x: old.x, y: old.y.moved(by: distance), purpose: old.purpose)
      new.start = old.start
      return new
    }
    // A motion that decelerates by friction keeps its velocity, up to the end of the content, which may have moved.
    let (x, y) = releaseMotions(velocity: old.velocity(at: now))
    var new = ContentMotion(x: x, y: y, purpose: .deceleration)
    new.start = now
    return new
  }
}
