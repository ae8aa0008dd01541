import Components
import UIKit

/// A view that is redrawn whenever its size changes.
class DrawnView: KitView {
  init(takesTouches: Bool = true) {
    super.init(frame: .zero)
    contentMode = .redraw
    clipsToBounds = true
    isUserInteractionEnabled = takesTouches
  }
}
