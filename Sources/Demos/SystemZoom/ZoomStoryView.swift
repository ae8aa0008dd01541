import Components
import UIKit

final class ZoomStoryView: KitView {
  private let scenery: SceneryView
  private let kicker: UILabel
  private let title: UILabel

  init(_ story: Story) {
    scenery = SceneryView(story.picture, scrimFrom: 0.3)
    kicker = UILabel(.systemFont(ofSize: 12, weight: .semibold), UIColor(white: 1, alpha: 0.8), text: story.kicker)
    title = UILabel(.systemFont(ofSize: 21, weight: .bold), .white, text: story.title, lines: 2)
    super.init(frame: .zero)
    for view in [scenery, kicker, title] { addSubview(view) }
  }

  /// The aspect ratio is the same in all widths.
  static func height(in width: CGFloat) -> CGFloat { (width * 0.62).rounded() }

  override func layoutSubviews() {
    super.layoutSubviews()
    scenery.frame = bounds
    let (margin, width) = (CGFloat(18), bounds.width - 36)
    let height = title.height(in: width)
    title.frame = CGRect(x: margin, y: bounds.height - margin - height, width: width, height: height)
    kicker.frame = CGRect(x: margin, y: title.frame.minY - 20, width: width, height: 16)
  }
}
