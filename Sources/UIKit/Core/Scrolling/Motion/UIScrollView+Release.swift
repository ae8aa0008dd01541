import Foundation

// What content does when it is released.
extension UIScrollView {
  /// Returns the motions of content that is released with a velocity, in points per second.
  func releaseMotions(velocity: CGPoint) -> (x: ScrollMotion, y: ScrollMotion) {
    let ranges = scrollRange
    return (
      releaseMotion(
        from: contentOffset.x, velocity: velocity.x, range: ranges.x, extent: bounds.width, isFree: draggableAxes.contains(.horizontal)),
      releaseMotion(
        from: contentOffset.y, velocity: velocity.y, range: ranges.y, extent: bounds.height, isFree: draggableAxes.contains(.vertical))
    )
  }

  private func releaseMotion(
    from offset: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, extent: CGFloat, isFree: Bool
  ) -> ScrollMotion {
    guard isFree else { return .rest(at: offset) }
    guard isPagingEnabled else {
      return .release(from: offset, velocity: velocity, rate: decelerationRate.rawValue, range: range, bounces: bounces)
    }
    let page = pageOffset(from: offset, velocity: velocity, extent: extent, range: range)
    return page == offset ? .rest(at: offset) : .settle(to: page, from: offset, velocity: velocity)
  }

  /// Returns the offset of the page on which to rest after a release with the given velocity in points per second.
  func pageOffset(from position: CGFloat, velocity: CGFloat, extent: CGFloat, range: ClosedRange<CGFloat>) -> CGFloat {
    guard extent > 0 else { return position }
    let page = position / extent
    let next: CGFloat
    // A flick turns the page; a slower release goes to the nearest one.
    if velocity > Self.pageTurnVelocity {
      next = page.rounded(.down) + 1
    } else if velocity < -Self.pageTurnVelocity {
      next = page.rounded(.up) - 1
    } else {
      next = page.rounded()
    }
    return (next * extent).clamped(to: range)
  }

  /// The velocity above which a release turns the page, in points per second.
  private static var pageTurnVelocity: CGFloat { 200 }

  /// Moves content that is past an end, or between two pages, to its resting position.
  func settle() {
    let (x, y) = releaseMotions(velocity: .zero)
    if max(x.duration, y.duration) > 0 { mover.run(ContentMotion(x: x, y: y, purpose: .deceleration), in: self) }
  }
}
