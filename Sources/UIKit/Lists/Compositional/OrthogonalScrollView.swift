import Foundation

/// The view in which a section scrolls orthogonally to its layout.
@MainActor
final class OrthogonalScrollView: UIScrollView {
  private(set) var area: OrthogonalArea?
  var onScroll: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollsToTop = false
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { false }

  func show(_ new: OrthogonalArea) {
    // Content that has changed its direction begins at its start again.
    let isNew = area?.isMirrored != new.isMirrored
    let distance = contentSize.width - contentOffset.x - bounds.width
    area = new
    if frame != new.frame { frame = new.frame }
    if contentSize != new.contentSize { contentSize = new.contentSize }
    let inset = new.contentInset
    if contentInset != inset { contentInset = inset }
    isPagingEnabled = new.behavior == .paging
    decelerationRate = new.behavior == .groupPaging || new.behavior == .groupPagingCentered ? .fast : .normal
    if isNew {
      contentOffset = new.startOffset
    } else if new.isMirrored, contentSize.width - contentOffset.x - bounds.width != distance {
      contentOffset.x = contentSize.width - bounds.width - distance
    }
  }

  override func contentOffsetDidChange() { onScroll?() }

  override func contentDidComeToRest() {
    super.contentDidComeToRest()
    guard let behavior = area?.behavior, behavior != .continuous, behavior != .paging else { return }
    // The mouse wheel may stop anywhere.
    let rest = targetContentOffset(forProposed: contentOffset, velocity: .zero)
    if hypot(rest.x - contentOffset.x, rest.y - contentOffset.y) >= 1 { setContentOffset(rest, animated: true) }
  }

  override func targetContentOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let area else { return proposed }
    let ranges = scrollRange
    guard area.isHorizontal else {
      let target = area.target(forProposed: proposed.y, from: contentOffset.y, velocity: velocity.y)
      return CGPoint(x: proposed.x, y: target.clamped(to: ranges.y))
    }
    let target = area.target(forProposed: proposed.x, from: contentOffset.x, velocity: velocity.x)
    return CGPoint(x: target.clamped(to: ranges.x), y: proposed.y)
  }
}
