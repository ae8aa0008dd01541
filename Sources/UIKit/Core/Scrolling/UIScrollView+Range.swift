import Foundation

// The range of the content offset, and the resting positions in it.
extension UIScrollView {
  /// The content offsets at which the content covers the view.
  var scrollRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    // At the lowest offset, all of the large title is visible.
    let (left, top) = (-inset.left, -inset.top - titleCollapse.hidden)
    let right = max(left, contentSize.width + inset.right - bounds.width)
    let bottom = max(top, contentSize.height + inset.bottom - bounds.height)
    return (left...right, top...bottom)
  }

  /// The axes along which a drag moves the content.
  var draggableAxes: ScrollAxes {
    let ranges = scrollRange
    var axes: ScrollAxes = []
    if ranges.x.lowerBound < ranges.x.upperBound || (bounces && alwaysBounceHorizontal) { axes.insert(.horizontal) }
    if ranges.y.lowerBound < ranges.y.upperBound || (bounces && alwaysBounceVertical) { axes.insert(.vertical) }
    return axes
  }

  /// Returns the content offset that is nearest to the given one and at which the content covers the view.
  func inScrollRange(_ offset: CGPoint) -> CGPoint {
    let ranges = scrollRange
    return CGPoint(x: offset.x.clamped(to: ranges.x), y: offset.y.clamped(to: ranges.y))
  }

  func alignedToPixels(_ point: CGPoint) -> CGPoint {
    let scale = max(traitCollection.displayScale, 1)
    return CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
  }

  /// Returns the origin of the bounds for a content offset. It is on whole pixels along the axes on which the content scrolls.
  ///
  /// Content that fits stays exactly where its insets place it, such as in the middle.
  func shownOrigin(for offset: CGPoint) -> CGPoint {
    let (ranges, aligned, pixel) = (scrollRange, alignedToPixels(offset), 1 / max(traitCollection.displayScale, 1))
    func origin(_ range: ClosedRange<CGFloat>, aligned: CGFloat, exact: CGFloat) -> CGFloat {
      range.upperBound - range.lowerBound < pixel ? exact : aligned
    }
    return CGPoint(x: origin(ranges.x, aligned: aligned.x, exact: offset.x), y: origin(ranges.y, aligned: aligned.y, exact: offset.y))
  }
}

struct ScrollAxes: OptionSet, Sendable {
  let rawValue: Int
  static let horizontal = ScrollAxes(rawValue: 1)
  static let vertical = ScrollAxes(rawValue: 2)
  static let both: ScrollAxes = [.horizontal, .vertical]
}
