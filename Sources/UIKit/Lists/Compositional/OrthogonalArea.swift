import Foundation

/// The part of a section that scrolls orthogonally to the layout.
@MainActor
struct OrthogonalArea {
  /// In the collection view's content.
  private(set) var frame: CGRect
  private(set) var contentSize: CGSize
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Provides the starts and lengths of the groups.
  let plan: SectionPlan
  let isHorizontal: Bool
  /// A Boolean value that indicates whether the first group is on the right.
  private(set) var isMirrored = false

  init(
    frame: CGRect, contentSize: CGSize, behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, plan: SectionPlan,
    isHorizontal: Bool
  ) {
    (self.frame, self.contentSize, self.behavior, self.plan) = (frame, contentSize, behavior, plan)
    self.isHorizontal = isHorizontal
  }

  /// Returns the area, and the content in it, mirrored in content of the given width, in points.
  func mirrored(in width: CGFloat) -> OrthogonalArea {
    var mirrored = self
    mirrored.frame = frame.mirrored(in: width)
    mirrored.contentSize.width = max(contentSize.width, frame.width)
    mirrored.isMirrored = true
    return mirrored
  }

  /// The content offset that shows the first group.
  var startOffset: CGPoint {
    let inset = contentInset
    return CGPoint(x: isMirrored ? contentSize.width + inset.right - frame.width : -inset.left, y: -inset.top)
  }

  private var extent: CGFloat { isHorizontal ? frame.width : frame.height }
  private var before: CGFloat { isHorizontal ? plan.section.contentInsets.leading : plan.section.contentInsets.top }
  private var length: CGFloat { isHorizontal ? contentSize.width : contentSize.height }

  /// The insets that let the first and the last group be centered.
  var contentInset: UIEdgeInsets {
    guard behavior == .groupPagingCentered, plan.numberOfGroups > 0 else { return .zero }
    let first = plan.span(ofGroup: 0)
    let last = plan.span(ofGroup: plan.numberOfGroups - 1)
    let start = max(0, (extent - first.length) / 2 - before)
    let end = max(0, (extent - last.length) / 2 - (length - before - last.start - last.length))
    return isHorizontal
      ? UIEdgeInsets(top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
  }

  /// Returns the offset at which scrolling to a group ends.
  private func offset(ofGroup index: Int) -> CGFloat {
    let span = plan.span(ofGroup: index)
    return behavior == .groupPagingCentered ? before + span.start + span.length / 2 - extent / 2 : span.start
  }

  /// Returns the offset at which a released drag ends. `proposed` is where it would end without paging. The velocity is in points per
  /// millisecond.
  func target(forProposed proposed: CGFloat, from current: CGFloat, velocity: CGFloat) -> CGFloat {
    guard isMirrored, isHorizontal else { return targetFromStart(forProposed: proposed, from: current, velocity: velocity) }
    let end = length - extent
    return end - targetFromStart(forProposed: end - proposed, from: end - current, velocity: -velocity)
  }

  private func targetFromStart(forProposed proposed: CGFloat, from current: CGFloat, velocity: CGFloat) -> CGFloat {
    let count = plan.numberOfGroups
    guard count > 0 else { return proposed }
    func nearest(_ offset: CGFloat) -> Int {
      return (0..<count - 1).partitioningIndex { !((self.offset(ofGroup: $0) + self.offset(ofGroup: $0 + 1)) / 2 < offset) }
    }
    switch behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary: return offset(ofGroup: nearest(proposed))
    case .groupPaging, .groupPagingCentered:
      let here = nearest(current)
      guard abs(velocity) > Self.turnVelocity else { return offset(ofGroup: here) }
      // A flick goes to the next group in its direction, wherever it began.
      let isPast = velocity > 0 ? offset(ofGroup: here) > current : offset(ofGroup: here) < current
      return offset(ofGroup: (isPast ? here : here + (velocity > 0 ? 1 : -1)).clamped(to: 0...count - 1))
    }
  }

  /// The velocity above which a release continues to the next group, in points per millisecond. Pages of a scroll view use the same.
  private static let turnVelocity: CGFloat = 0.2
}
