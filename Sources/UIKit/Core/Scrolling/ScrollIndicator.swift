import Foundation

/// The bar at the edge of a scroll view that shows which part is visible. It can be dragged while it is shown.
@MainActor
final class ScrollIndicator: InternalView {
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  static let minimumLength: CGFloat = 36
  /// The distance from the bar within which touches hit it, in points.
  private static let reach: CGFloat = 6

  let axis: ScrollAxes
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
    scrollView.flashIndicators()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let scrollView, let grab, let touch = touches.first else { return }
    scrollView.moveIndicator(self, by: along(touch.location(in: nil)) - grab.touch, from: grab.offset)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    grab = nil
    scrollView?.scheduleIndicatorFade()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }

  private func along(_ point: CGPoint) -> CGFloat { axis == .vertical ? point.y : point.x }
}
