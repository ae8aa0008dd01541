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
    let top = Theme.Timeline.rulerHeight - 12
    arrange(Overlay(line.sized(width: 1).inset(top: top + 6), handle.sized(height: 12, pinned: .top).inset(top: top)))
  }
}
