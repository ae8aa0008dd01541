import Rehearsal
import UIKit

/// The lanes next to a call, with the arrow from the caller to the receiver.
final class CallArrowView: DrawnView {
  /// The call, or nil for the lanes alone.
  var call: TransitionCall? { didSet { if call != oldValue { setNeedsDisplay() } } }

  /// The position of the arrow, from the top.
  static let arrowY: CGFloat = 13.5

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(Theme.hairline.cgColor)
    for lane in CallLane.allCases { context.fill(CGRect(x: lane.x - 0.5, y: 0, width: 1, height: bounds.height)) }
    guard let call else { return }
    let (from, to) = (CallLane(call.caller), CallLane(call.receiver))
    // The color is that of the code's side, whether it is the caller or the receiver.
    let color = (from == .uikit ? to : from).color
    context.setStrokeColor(color.cgColor)
    context.setFillColor(color.cgColor)
    context.setLineWidth(1.5)
    if from == to {
      drawRing(at: from.x, in: context)
    } else {
      drawArrow(from: from.x, to: to.x, isAnswered: call.isImplemented, color, in: context)
    }
  }

  private func drawRing(at x: CGFloat, in context: CGContext) {
    context.strokeEllipse(in: CGRect(x: x - 3.25, y: Self.arrowY - 3.25, width: 6.5, height: 6.5))
  }

  /// Draws a dot at the caller and an arrowhead at the receiver. A method that isn't implemented has a dashed line without an end.
  private func drawArrow(from start: CGFloat, to end: CGFloat, isAnswered: Bool, _ color: UIColor, in context: CGContext) {
    let y = Self.arrowY
    let direction: CGFloat = end > start ? 1 : -1
    context.fillEllipse(in: CGRect(x: start - 2.5, y: y - 2.5, width: 5, height: 5))
    if !isAnswered { context.setLineDash(phase: 0, lengths: [2, 2.5]) }
    context.move(to: CGPoint(x: start + 2.5 * direction, y: y))
    context.addLine(to: CGPoint(x: end - 4 * direction, y: y))
    context.strokePath()
    context.setLineDash(phase: 0, lengths: [])
    guard isAnswered else {
      context.strokeEllipse(in: CGRect(x: end - 2.75, y: y - 2.75, width: 5.5, height: 5.5))
      return
    }
    context.fill(
      .polygon([
        CGPoint(x: end + 1 * direction, y: y), CGPoint(x: end - 6 * direction, y: y - 4), CGPoint(x: end - 6 * direction, y: y + 4),
      ]), color)
  }
}
