import UIKit

/// A view that draws itself, again whenever its size changes.
class DrawnView: KitView {
  init() {
    super.init(frame: .zero)
    contentMode = .redraw
    clipsToBounds = true
  }
}
