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
    indicators.show(in: self)
    indicators.scheduleFade(in: self)
  }
}
