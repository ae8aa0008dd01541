import Components
import Host
import UIKit

/// The durations of the window's latest frames, as bars below a line at the display's limit. Late frames are red.
///
/// The strip never causes frames by itself. It updates a few times per second while something else moves, so the last frames of a movement
/// appear with the next movement.
final class FrameTimeStrip: KitView {
  private(set) var times = FrameTimes(capacity: 60)
  private let chart = Chart()
  private let label = UILabel(Theme.caption, Theme.quietText)
  private let toolTips = UIToolTipInteraction(defaultToolTip: "")
  /// The number of frames since the strip's last update, and the host's time of that update.
  private var framesSinceUpdate = 0
  private var latestUpdate: TimeInterval = -.infinity

  /// The minimum time between two updates, in seconds.
  static let updateInterval: TimeInterval = 0.25
  /// The size for the bars and the two numbers after them, in points.
  static let preferredSize = CGSize(width: 232, height: 28)

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.preferredSize))
    arrange(Row(gap: Theme.gap, chart, label.sized(width: 104, height: 14)))
    addInteraction(toolTips)
    update()
  }

  func note(_ timing: FrameTiming) {
    times.add(timing)
    framesSinceUpdate += 1
    // The strip's own update causes one frame, which must not cause another update.
    guard !isHidden, let scene = window?.windowScene, framesSinceUpdate > 1, timing.end - latestUpdate >= Self.updateInterval
    else { return }
    latestUpdate = timing.end
    framesSinceUpdate = 0
    scene.perform { update() }
  }

  private func update() {
    chart.times = times
    chart.setNeedsDisplay()
    label.text = Self.text(of: times)
    toolTips.defaultToolTip = Self.explanation(of: times)
  }

  /// Returns the frame rate and the mean duration, such as "60 fps · 2.1 ms".
  static func text(of times: FrameTimes) -> String {
    guard let work = times.meanWork else { return "No frames yet" }
    let rate = times.framesPerSecond.map { "\(Int($0.rounded())) fps · " } ?? ""
    return rate + String(format: "%.1f ms", work * 1000)
  }

  static func explanation(of times: FrameTimes) -> String {
    String(
      format: """
        The work of the window's latest %d frames.
        The line is what the display allows: %.1f ms.
        Dropped frames: %d.  Hitch time ratio: %.1f ms/s,
        the time that frames were late for each second of
        movement; less than 5 is good, more than 10 is not.
        """, times.count, times.interval * 1000, times.droppedFrames, times.hitchTimeRatio)
  }

  /// A bar for each frame. The height of the chart is twice the display's limit.
  private final class Chart: DrawnView {
    var times = FrameTimes()

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let pitch = bounds.width / CGFloat(times.capacity)
      let left = bounds.width - pitch * CGFloat(times.count)
      let barWidth = max(pitch - 0.5, 0.5)
      for index in 0..<times.count {
        let frame = times[index]
        let fraction = CGFloat(min(frame.work / (2 * times.interval), 1))
        let height = frame.dropped > 0 ? bounds.height : max(bounds.height * fraction, 1)
        let color = frame.dropped > 0 ? Theme.wrong : frame.work > times.interval ? Theme.Timeline.cancelled : Theme.accent
        context.fill(CGRect(x: left + CGFloat(index) * pitch, y: bounds.height - height, width: barWidth, height: height), color)
      }
      context.setFillColor(Theme.Timeline.tick.cgColor)
      context.fill(CGRect(x: 0, y: (bounds.height / 2).rounded(), width: bounds.width, height: 1))
      context.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1))
    }
  }
}
