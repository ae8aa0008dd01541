import Components
import UIKit

final class CallLegendView: KitView {
  init() {
    super.init(frame: .zero)
    let entries = CallLane.allCases.map { lane in
      let dot = UIView(disc: lane.color, 6)
      return Row(gap: 4, dot.sized(width: 6, height: 6), UILabel(Theme.caption, lane.color, text: lane.rawValue).fittingWidth)
    }
    arrange(Flow(gap: 10, lineHeight: 17, entries))
  }
}
