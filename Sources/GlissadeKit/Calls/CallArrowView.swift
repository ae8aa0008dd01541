import Rehearsal
import UIKit

/// The lanes next to a call, with an arrow from the caller to the receiver.
final class CallArrowView: DrawnView {
  /// The call, or nil for a row that shows only the lanes.
  var call: TransitionCall? { didSet { if call != oldValue { setNeedsDisplay() } } }

  /// In points from the top.
  static let arrowY: CGFloat = 13.5

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(Theme.hairline.cgColor)
    for lane in CallLane.allCases { context.fill(CGRect(x: lane.x - 0.5, y: 0, width: 1, height: bounds.height)) }
    guard let call else { return }
    let (from, to) = (CallLane(call.caller), CallLane(call.receiver))
    // The arrow has the color of the role that isn't UIKit.
    let color = (from == .uikit ? to : from).color
    let (start, end) = (CGPoint(x: from.x, y: Self.arrowY), CGPoint(x: to.x, y: Self.arrowY))
    if from == to { return context.stroke(.circle(at: start, radius: 3.25), color, width: 1.5) }
    let direction: CGFloat = end.x > start.x ? 1 : -1
    func beside(_ point: CGPoint, _ distance: CGFloat, y: CGFloat = 0) -> CGPoint {
      CGPoint(x: point.x + distance * direction, y: point.y + y)
    }
    // A dot at the caller and an arrowhead at the receiver. A method that isn't implemented has a dashed line and a circle.
    context.fill(.circle(at: start, radius: 2.5), color)
    context.stroke(.line([beside(start, 2.5), beside(end, -4)]), color, width: 1.5, dash: call.isImplemented ? [] : [2, 2.5])
    if call.isImplemented {
      context.fill(.polygon([beside(end, 1), beside(end, -6, y: -4), beside(end, -6, y: 4)]), color)
    } else {
      context.stroke(.circle(at: end, radius: 2.75), color, width: 1.5)
    }
  }
}
