import Components
import UIKit

/// The line at the shown time, with a grip in the ruler. Moving it doesn't redraw anything.
final class PlayheadView: KitView {
  private let line = UIView(fill: Theme.Timeline.playhead)
  private let handle = UIView(fill: Theme.Timeline.playhead, radius: 3)

  static let width: CGFloat = 11

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [line, handle] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    handle.frame = CGRect(x: 0, y: Theme.Timeline.rulerHeight - 12, width: Self.width, height: 12)
    line.frame = CGRect(
      x: (Self.width - 1) / 2, y: Theme.Timeline.rulerHeight - 6, width: 1, height: bounds.height - Theme.Timeline.rulerHeight + 6)
  }
}
