import UIKit

/// A view that draws itself, again whenever its size changes.
class DrawnView: UIView {
  init() {
    super.init(frame: .zero)
    contentMode = .redraw
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A drawn view is made in code.") }
}
