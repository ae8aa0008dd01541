import Components
import UIKit

final class GuideCoverController: KitViewController {
  private let picture = UIImageView.filling("27-bridge")
  private let kickerLabel = UILabel(
    .systemFont(ofSize: 13, weight: .semibold), UIColor(red: 0.76, green: 0.3, blue: 0.22, alpha: 1), text: "POCKET GUIDE  N° 7", lines: 0)
  private let titleLabel = UILabel(.systemFont(ofSize: 44, weight: .bold), ink, text: "A day on\nthe river", lines: 0)
  private let textLabel = UILabel(
    .systemFont(ofSize: 17), ink.withAlphaComponent(0.75),
    text: "Three walks, four cafés and one very good bench. Everything is a short stroll from the old bridge.", lines: 0)
  private let contentsLabel = UILabel(
    .systemFont(ofSize: 15, weight: .medium), ink,
    text: "Library steps  ·  20 min\nMarket and river baths  ·  45 min\nMills, looms and the last ferry  ·  2 h", lines: 0)
  private let button: UIButton

  private static let ink = UIColor(red: 0.17, green: 0.15, blue: 0.24, alpha: 1)

  init(action: UIAction) {
    button = ActionButton.make(action)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.98, green: 0.95, blue: 0.9, alpha: 1)
    for content in [picture, kickerLabel, titleLabel, textLabel, contentsLabel, button] as [UIView] { view.addSubview(content) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let page = view.bounds
    picture.frame = CGRect(x: 0, y: 0, width: page.width, height: (page.height * 0.42).rounded())
    let width = page.width - 48
    var top = picture.frame.maxY + 24
    for (label, gap) in [(kickerLabel, 8), (titleLabel, 12), (textLabel, 20), (contentsLabel, 0)] as [(UILabel, CGFloat)] {
      let height = label.sizeThatFits(CGSize(width: width, height: page.height)).height
      label.frame = CGRect(x: 24, y: top, width: width, height: height.rounded(.up))
      top = label.frame.maxY + gap
    }
    button.frame = ActionButton.frame(in: view)
  }
}
