import Components
import Rehearsal
import UIKit

/// The time under the pointer in a plot: a line through both areas, with a dot on each curve. Moving it doesn't redraw the plot.
final class PlotCursor: KitView {
  private let line = UIView(fill: Theme.quietText)
  private let positionDot = UIView(disc: Theme.quietText, 7)
  private let velocityDot = UIView(disc: Theme.quietText, 7)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [line, positionDot, velocityDot] { addSubview(view) }
    isHidden = true
  }

  /// `time` is in seconds. The cursor is hidden outside of the scale.
  func show(_ time: Double?, of value: TimingValue?, on scale: PlotScale?) {
    guard let time, let value, let scale, scale.times.contains(time) else {
      isHidden = true
      return
    }
    isHidden = false
    let x = scale.x(time)
    line.frame = CGRect(
      x: x - 0.5, y: scale.positionArea.minY, width: 1, height: scale.velocityArea.maxY - scale.positionArea.minY)
    positionDot.center = CGPoint(x: x, y: scale.y(value.position(at: time)))
    velocityDot.center = CGPoint(x: x, y: scale.y(ofVelocity: value.velocity(at: time)))
  }
}
