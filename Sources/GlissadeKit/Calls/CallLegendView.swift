import Components
import UIKit

final class CallLegendView: KitView {
  private let entries = CallLane.allCases.map { UILabel(Theme.caption, $0.color, text: $0.rawValue) }
  private let dots = CallLane.allCases.map { UIView(disc: $0.color, 6) }

  init() {
    super.init(frame: .zero)
    for view in dots + entries { addSubview(view) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: layOut(width: size.width, places: false)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(width: bounds.width, places: true)
  }

  /// Lays out the lines, or only computes their height if `places` is false.
  private func layOut(width: CGFloat, places: Bool) -> CGFloat {
    let lineHeight: CGFloat = 17
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    for (dot, entry) in zip(dots, entries) {
      let entryWidth = 10 + entry.intrinsicContentSize.width.rounded(.up)
      if x > 0, x + entryWidth > width { (x, y) = (0, y + lineHeight) }
      if places {
        dot.frame.origin = CGPoint(x: x, y: y + 5.5)
        entry.frame = CGRect(x: x + 10, y: y, width: entryWidth - 10, height: lineHeight)
      }
      x += entryWidth + 10
    }
    return y + lineHeight
  }
}
