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
    let text = Column(Space(), kicker.sized(height: 16), Space(4), title.fittingHeight)
    arrange(Overlay(scenery, text.inset(left: 18, bottom: 18, right: 18)))
  }

  /// The aspect ratio is the same in all widths.
  static func height(in width: CGFloat) -> CGFloat { (width * 0.62).rounded() }
}
