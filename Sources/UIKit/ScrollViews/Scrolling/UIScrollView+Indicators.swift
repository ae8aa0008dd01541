import Foundation

extension UIScrollView {
  /// How long the indicators stay after the content has come to rest, in seconds.
  private static var indicatorLinger: TimeInterval { 0.6 }
  private static var indicatorFade: TimeInterval { 0.25 }

  /// How near to an indicator's edge the pointer brings it up, in points.
  private static var indicatorReach: CGFloat { 16 }

  /// The pointer came near an indicator's edge, perhaps to drag it.
  public func pointerMoved(to point: CGPoint?) {
    guard let point, motion == nil, !isTracking else { return }
    let isNear = point.x > bounds.maxX - Self.indicatorReach || point.y > bounds.maxY - Self.indicatorReach
    if isNear { flashScrollIndicators() }
  }

  /// Shows the indicators for a moment, so that the user sees that there is more.
  public func flashScrollIndicators() {
    flashIndicators()
    scheduleIndicatorFade()
  }

  func flashIndicators() {
    indicatorGeneration += 1
    layoutIndicators()
    for indicator in [verticalIndicator, horizontalIndicator] { indicator.alpha = window != nil && isShown(indicator) ? 1 : 0 }
  }

  /// Takes the indicators away at once: the view has left its window, where nobody would have them fade.
  func hideIndicators() {
    indicatorGeneration += 1
    for indicator in [verticalIndicator, horizontalIndicator] { indicator.alpha = 0 }
  }

  /// Has the indicators fade out, unless something moves until then.
  func scheduleIndicatorFade() {
    indicatorGeneration += 1
    let due = indicatorGeneration
    window?.windowScene?.perform(after: Self.indicatorLinger) { [weak self] in
      guard let self, self.indicatorGeneration == due, !self.isDragging, self.motion == nil else { return }
      let indicators = [self.verticalIndicator, self.horizontalIndicator]
      guard !indicators.contains(where: \.isHeld) else { return }
      UIView.animate(withDuration: Self.indicatorFade) { for indicator in indicators { indicator.alpha = 0 } }
    }
  }

  func layoutIndicators() {
    guard !bounds.isEmpty else { return }
    let indicators = [horizontalIndicator, verticalIndicator]
    if !subviews.suffix(2).elementsEqual(indicators, by: ===) { for indicator in indicators { bringSubviewToFront(indicator) } }
    UIView.performWithoutAnimation {
      for indicator in indicators { indicator.frame = frame(of: indicator) }
    }
  }

  /// Scrolls so that an indicator has moved by some points from where it was at `offset`.
  func moveIndicator(_ indicator: ScrollIndicator, by distance: CGFloat, from offset: CGFloat) {
    let track = track(of: indicator)
    let room = track.length - track.barLength
    guard room > 0 else { return }
    let moved = (offset + distance / room * (track.range.upperBound - track.range.lowerBound)).clamped(to: track.range)
    var target = contentOffset
    if indicator.axis == .vertical { target.y = moved } else { target.x = moved }
    moveContent(to: target)
  }

  private func isShown(_ indicator: ScrollIndicator) -> Bool {
    let range = indicator.axis == .vertical ? scrollRange.y : scrollRange.x
    let isWanted = indicator.axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
    return isWanted && range.upperBound > range.lowerBound
  }

  /// Where a bar runs, along its axis: start and length of the track in the view, and the bar's length without bouncing.
  private func track(of indicator: ScrollIndicator) -> (start: CGFloat, length: CGFloat, barLength: CGFloat, range: ClosedRange<CGFloat>) {
    let isVertical = indicator.axis == .vertical
    let inset = adjustedContentInset
    let own = isVertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    let before = max(isVertical ? inset.top : inset.left, 0) + (isVertical ? own.top : own.left) + ScrollIndicator.margin
    let after = max(isVertical ? inset.bottom : inset.right, 0) + (isVertical ? own.bottom : own.right) + ScrollIndicator.margin
    let extent = isVertical ? bounds.height : bounds.width
    let range = isVertical ? scrollRange.y : scrollRange.x
    let length = max(0, extent - before - after)
    let share = extent / max(extent + range.upperBound - range.lowerBound, 1)
    return (before, length, min(max(length * share, ScrollIndicator.minimumLength), length), range)
  }

  private func frame(of indicator: ScrollIndicator) -> CGRect {
    let isVertical = indicator.axis == .vertical
    let track = track(of: indicator)
    let offset = isVertical ? contentOffset.y : contentOffset.x
    let inside = offset.clamped(to: track.range)
    // Past an end the bar is squeezed, as the content is stretched.
    let squeezed = max(track.barLength - abs(offset - inside), ScrollIndicator.thickness * 2)
    let span = track.range.upperBound - track.range.lowerBound
    let progress = span > 0 ? (inside - track.range.lowerBound) / span : 0
    let position = track.start + (track.length - squeezed) * progress
    let near = ScrollIndicator.thickness + ScrollIndicator.margin
    return isVertical
      ? CGRect(x: bounds.maxX - near, y: bounds.minY + position, width: ScrollIndicator.thickness, height: squeezed)
      : CGRect(x: bounds.minX + position, y: bounds.maxY - near, width: squeezed, height: ScrollIndicator.thickness)
  }
}
