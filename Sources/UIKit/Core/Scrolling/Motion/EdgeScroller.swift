import Foundation

/// Scrolls a view while a finger that drags something is near one of its edges.
@MainActor
final class EdgeScroller {
  /// The distance from the edges within which the content scrolls, in points.
  private static let reach: CGFloat = 50
  /// The distances that the content scrolls per frame, from `reach` to the edge, in points.
  private static let steps: ClosedRange<CGFloat> = 4...12
  private static let frame: TimeInterval = 1.0 / 60

  /// Called with the distance that the content has moved below the finger.
  var didScroll: ((_ distance: CGVector) -> Void)?

  private weak var view: UIScrollView?
  /// The position of the finger in the content's coordinates.
  private var finger = CGPoint.zero
  /// A Boolean value that indicates whether scrolling in the next frame is scheduled.
  private var scrolls = false
  private var isStopped = false

  init(_ view: UIScrollView) { self.view = view }

  /// Begins to scroll if the finger is near an edge. `point` is in the content's coordinates.
  func fingerMoved(to point: CGPoint) {
    finger = point
    guard !scrolls, !isStopped, step != .zero else { return }
    scrolls = true
    scrollInNextFrame()
  }

  func stop() { isStopped = true }

  /// The distance to scroll in the next frame.
  private var step: CGVector {
    guard let view else { return .zero }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    guard view.bounds.contains(finger) else { return .zero }
    let axes = view.draggableAxes
    let wanted = CGPoint(
      x: axes.contains(.horizontal) ? Self.step(at: finger.x, visible.minX, visible.maxX) : 0,
      y: axes.contains(.vertical) ? Self.step(at: finger.y, visible.minY, visible.maxY) : 0)
    let (ranges, offset) = (view.scrollRange, view.contentOffset)
    func reachable(_ step: CGFloat, _ offset: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      step == 0 ? 0 : (offset + step).clamped(to: range) - offset
    }
    return CGVector(dx: reachable(wanted.x, offset.x, ranges.x), dy: reachable(wanted.y, offset.y, ranges.y))
  }

  /// Returns the distance per frame at a position between two edges.
  private static func step(at place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    // In a small view, most of the area must not scroll.
    let reach = min(reach, (high - low) / 4)
    let depth = max(low + reach - place, place - (high - reach))
    guard depth > 0, reach > 0 else { return 0 }
    let size = steps.lowerBound + (steps.upperBound - steps.lowerBound) * min(depth / reach, 1)
    return place < low + reach ? -size : size
  }

  private func scrollInNextFrame() {
    guard let scene = view?.window?.windowScene else { return scrolls = false }
    scene.perform(after: Self.frame) { [weak self] in
      guard let self, let view, !isStopped else { return }
      let step = step
      guard step != .zero else { return scrolls = false }
      view.moveContent(to: CGPoint(x: view.contentOffset.x + step.dx, y: view.contentOffset.y + step.dy))
      finger = CGPoint(x: finger.x + step.dx, y: finger.y + step.dy)
      view.layoutIfNeeded()
      didScroll?(step)
      scrollInNextFrame()
    }
  }
}
