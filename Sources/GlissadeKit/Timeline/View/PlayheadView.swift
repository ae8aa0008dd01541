import UIKit

/// The line at the shown time, with a grip in the ruler. It only moves and never redraws.
final class PlayheadView: KitView {
  private let line = UIView()
  private let grip = UIView()

  static let width: CGFloat = 11

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    line.backgroundColor = TimelineStyle.playhead
    grip.backgroundColor = TimelineStyle.playhead
    grip.layer.cornerRadius = 3
    for view in [line, grip] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    grip.frame = CGRect(x: 0, y: TimelineStyle.rulerHeight - 12, width: Self.width, height: 12)
    line.frame = CGRect(
      x: (Self.width - 1) / 2, y: TimelineStyle.rulerHeight - 6, width: 1, height: bounds.height - TimelineStyle.rulerHeight + 6)
  }
}
