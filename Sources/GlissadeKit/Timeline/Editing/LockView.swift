import Components
import UIKit

/// A lock whose tool tip explains why something can't be changed. It lets presses through.
final class LockView: KitView {
  /// The text of the tool tip.
  var explanation: String {
    get { toolTips.defaultToolTip ?? "" }
    set { toolTips.defaultToolTip = newValue }
  }

  private let picture = UIImageView(image: Icon.lock.image)
  private let toolTips = UIToolTipInteraction(defaultToolTip: "")

  /// The width of the area with the tool tip, in points.
  static let width: CGFloat = 16

  init() {
    super.init(frame: .zero)
    picture.tintColor = Theme.quietText
    arrange(picture.sized(width: 10, height: 10))
    addInteraction(toolTips)
  }
}
