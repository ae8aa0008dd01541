import Foundation

/// The scroll view of a page controller. It contains at most three pages: the current one and its neighbors.
final class PageScrollView: UIScrollView, UIScrollViewDelegate {
  let isVertical: Bool
  /// The gap between pages, in points.
  let spacing: CGFloat

  var willDrag: () -> Void = {}
  var didMove: () -> Void = {}
  var didRest: () -> Void = {}

  init(isVertical: Bool, spacing: CGFloat) {
    self.isVertical = isVertical
    self.spacing = spacing
    super.init(frame: .zero)
    scrollsToTop = false
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Fills `area`, extended by half a gap at each end, so that gaps are visible only while a page is being turned.
  func fill(_ area: CGRect) { frame = isVertical ? area.insetBy(dx: 0, dy: -spacing / 2) : area.insetBy(dx: -spacing / 2, dy: 0) }

  /// The distance between the starts of two pages, including the gap, in points.
  private var extent: CGFloat { max(isVertical ? bounds.height : bounds.width, 1) }

  /// The scroll position, as a number of pages.
  var position: CGFloat {
    get { (isVertical ? contentOffset.y : contentOffset.x) / extent }
    set { contentOffset = offset(newValue) }
  }

  func turn(to position: CGFloat) { setContentOffset(offset(position), animated: true) }

  private func offset(_ position: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: position * extent) : CGPoint(x: position * extent, y: 0)
  }

  func setPageCount(_ count: Int) {
    contentSize =
      isVertical
      ? CGSize(width: bounds.width, height: extent * CGFloat(count)) : CGSize(width: extent * CGFloat(count), height: bounds.height)
  }

  func place(ofPage index: Int) -> CGRect {
    let start = CGFloat(index) * extent + spacing / 2
    return isVertical
      ? CGRect(x: 0, y: start, width: bounds.width, height: extent - spacing)
      : CGRect(x: start, y: 0, width: extent - spacing, height: bounds.height)
  }

  // MARK: Movement

  override func contentOffsetDidChange() { didMove() }

  override func contentDidComeToRest() { didRest() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { willDrag() }
}
