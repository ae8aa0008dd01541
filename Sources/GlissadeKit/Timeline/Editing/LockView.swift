import Components
import UIKit

/// A lock that says in a tool tip why something can't be changed. Presses go through to what is below.
final class LockView: KitView {
  /// The reason, in a tool tip.
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
    picture.bounds.size = CGSize(width: 10, height: 10)
    addSubview(picture)
    addInteraction(toolTips)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
