import Foundation

extension UIScrollView {
  /// The insets of both indicators. Reading it returns those of the vertical one.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The time for which the indicators stay after the content has come to rest, in seconds.
  private static var indicatorLinger: TimeInterval { 0.6 }
  private static var indicatorFade: TimeInterval { 0.25 }

  /// The distance from the edge within which the pointer makes the indicators appear, in points.
  private static var indicatorReach: CGFloat { 16 }

  /// Shows the indicators when the pointer approaches the edge of one, perhaps to drag it.
  package func pointerMoved(to point: CGPoint?) {
    guard let point, motion == nil, !isTracking else { return }
    let fromSide = isRightToLeft ? point.x - bounds.minX : bounds.maxX - point.x
    let isNear = fromSide < Self.indicatorReach || point.y > bounds.maxY - Self.indicatorReach
    if isNear { flashScrollIndicators() }
  }

  public func flashScrollIndicators() {
    flashIndicators()
    scheduleIndicatorFade()
  }

  func flashIndicators() {
    indicatorGeneration += 1
    layoutIndicators()
    for indicator in [verticalIndicator, horizontalIndicator] { indicator.alpha = window != nil && isShown(indicator) ? 1 : 0 }
  }

  /// Hides the indicators at once when the view has left its window, where they could not fade.
  func hideIndicators() {
    indicatorGeneration += 1
    for indicator in [verticalIndicator, horizontalIndicator] { indicator.alpha = 0 }
  }

  /// Fades the indicators out after a delay, unless the content moves before then.
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

  /// Scrolls so that an indicator moves by `distance` points from its position at the content offset `offset`.
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

  /// Returns the track of a bar along its axis: its start and length in the view, the length of the bar without bouncing, and the scroll
  /// range.
  private func track(of indicator: ScrollIndicator) -> (start: CGFloat, length: CGFloat, barLength: CGFloat, range: ClosedRange<CGFloat>) {
    let isVertical = indicator.axis == .vertical
    let inset = adjustedContentInset
    let own = isVertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
    let before = max(isVertical ? inset.top : inset.left, 0) + (isVertical ? own.top : own.left) + ScrollIndicator.margin
    let after = max(isVertical ? inset.bottom : inset.right, 0) + (isVertical ? own.bottom : own.right) + ScrollIndicator.margin
    let extent = isVertical ? bounds.height : bounds.width
    let range = isVertical ? scrollRange.y : scrollRange.x
    let length = max(0, extent - before - after)
    let fraction = extent / max(extent + range.upperBound - range.lowerBound, 1)
    return (before, length, min(max(length * fraction, ScrollIndicator.minimumLength), length), range)
  }

  private func frame(of indicator: ScrollIndicator) -> CGRect {
    let isVertical = indicator.axis == .vertical
    let track = track(of: indicator)
    let offset = isVertical ? contentOffset.y : contentOffset.x
    let inside = offset.clamped(to: track.range)
    // Past an end the bar shrinks.
    let shortened = max(track.barLength - abs(offset - inside), ScrollIndicator.thickness * 2)
    let span = track.range.upperBound - track.range.lowerBound
    let progress = span > 0 ? (inside - track.range.lowerBound) / span : 0
    let position = track.start + (track.length - shortened) * progress
    let near = ScrollIndicator.thickness + ScrollIndicator.margin
    return isVertical
      ? CGRect(
        x: isRightToLeft ? bounds.minX + ScrollIndicator.margin : bounds.maxX - near, y: bounds.minY + position,
        width: ScrollIndicator.thickness, height: shortened)
      : CGRect(x: bounds.minX + position, y: bounds.maxY - near, width: shortened, height: ScrollIndicator.thickness)
  }
}
