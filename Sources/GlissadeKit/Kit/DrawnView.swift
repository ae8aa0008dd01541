import Components
import UIKit

/// A view that draws itself, again whenever its size changes.
class DrawnView: KitView {
  /// Creates a view, which may let every touch through.
  init(takesTouches: Bool = true) {
    super.init(frame: .zero)
    contentMode = .redraw
    clipsToBounds = true
    isUserInteractionEnabled = takesTouches
  }
}
