import Foundation

/// The bar at the edge of a scroll view that shows which part is visible. It can be dragged while it is shown.
@MainActor
final class ScrollIndicator: InternalView {
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let minimumLength: CGFloat = 36
  /// The distance from the bar within which touches hit it, in points.
  private static let reach: CGFloat = 6

  let axis: ScrollAxes
  /// False if the scroll view never shows the bar.
  var isWanted = true
  /// The distances of the bar's track from the edges, beside the scroll view's own insets.
  var insets = UIEdgeInsets.zero
  var style = UIScrollView.IndicatorStyle.default { didSet { updateColor() } }
  private var grab: (touch: CGFloat, offset: CGFloat)?

  var isHeld: Bool { grab != nil }

  init(axis: ScrollAxes) {
    self.axis = axis
    super.init(frame: .zero)
    alpha = 0
    layer.cornerRadius = Self.thickness / 2
    updateColor()
  }

  private func updateColor() {
    switch style {
    case .default: backgroundColor = UIColor.label.withAlphaComponent(0.35)
    case .black: backgroundColor = UIColor.black.withAlphaComponent(0.35)
    case .white: backgroundColor = UIColor.white.withAlphaComponent(0.35)
    }
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let scrollView, let touch = touches.first else { return }
    scrollView.stopMotion()
    grab = (along(touch.location(in: nil)), along(scrollView.contentOffset))
    scrollView.indicators.show(in: scrollView)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let scrollView, let grab, let touch = touches.first else { return }
    let track = track(in: scrollView)
    let room = track.length - track.barLength
    guard room > 0 else { return }
    let (distance, span) = (along(touch.location(in: nil)) - grab.touch, track.range.upperBound - track.range.lowerBound)
    let moved = (grab.offset + distance / room * span).clamped(to: track.range)
    var target = scrollView.contentOffset
    if isVertical { target.y = moved } else { target.x = moved }
    scrollView.moveContent(to: target)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    grab = nil
    if let scrollView { scrollView.indicators.scheduleFade(in: scrollView) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }

  private var isVertical: Bool { axis == .vertical }

  private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  // MARK: Place

  /// True if the bar is wanted and the content scrolls along its axis.
  var isUseful: Bool {
    guard let scrollView else { return false }
    let range = isVertical ? scrollView.scrollRange.y : scrollView.scrollRange.x
    let isWanted = isVertical ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator
    return isWanted && range.upperBound > range.lowerBound
  }

  /// Returns the track of the bar along its axis: its start and length in the view, the length of the bar without bouncing, and the scroll
  /// range.
  private func track(
    in view: UIScrollView
  ) -> (start: CGFloat, length: CGFloat, barLength: CGFloat, range: ClosedRange<CGFloat>) {
    let inset = view.adjustedContentInset
    let own = isVertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
    let before = max(isVertical ? inset.top : inset.left, 0) + (isVertical ? own.top : own.left) + Self.margin
    let after = max(isVertical ? inset.bottom : inset.right, 0) + (isVertical ? own.bottom : own.right) + Self.margin
    let extent = isVertical ? view.bounds.height : view.bounds.width
    let range = isVertical ? view.scrollRange.y : view.scrollRange.x
    let length = max(0, extent - before - after)
    let fraction = extent / max(extent + range.upperBound - range.lowerBound, 1)
    return (before, length, min(max(length * fraction, Self.minimumLength), length), range)
  }

  func takePlace() {
    guard let scrollView else { return }
    let (track, bounds, offset) = (track(in: scrollView), scrollView.bounds, along(scrollView.contentOffset))
    let inside = offset.clamped(to: track.range)
    // Past an end the bar shrinks.
    let shortened = max(track.barLength - abs(offset - inside), Self.thickness * 2)
    let span = track.range.upperBound - track.range.lowerBound
    let progress = span > 0 ? (inside - track.range.lowerBound) / span : 0
    let position = track.start + (track.length - shortened) * progress
    let near = Self.thickness + Self.margin
    frame =
      isVertical
      ? CGRect(
        x: scrollView.isRightToLeft ? bounds.minX + Self.margin : bounds.maxX - near, y: bounds.minY + position,
        width: Self.thickness, height: shortened)
      : CGRect(x: bounds.minX + position, y: bounds.maxY - near, width: shortened, height: Self.thickness)
  }
}
