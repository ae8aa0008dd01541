import Components
import UIKit

final class CoverController: KitViewController {
  private let scenery = SceneryView("10-lake-at-the-pass", scrimFrom: 0.35, darkness: 0.8)
  private let mastheadLabel = UILabel(.systemFont(ofSize: 44, weight: .heavy), text: "wayside")
  private let issueLabel = UILabel(.systemFont(ofSize: 12, weight: .semibold), text: "NO. 12 · THE QUIET ROADS")
  private let titleLabel = UILabel(.systemFont(ofSize: 36, weight: .bold), text: "The slow way\nup to the lake")
  private let textLabel = UILabel(
    .systemFont(ofSize: 17), text: "Nine hours, two loaves and no signal: why the old mule path is still the best road over the pass.")
  private lazy var readButton = ActionButton.flat(
    UIAction(title: "Read the story") { [weak self] _ in self?.onRead() }, titleColor: .black, background: .white, cornerRadius: 25)
  private let onRead: () -> Void

  init(onRead: @escaping () -> Void) {
    self.onRead = onRead
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scenery)
    for label in [mastheadLabel, issueLabel, titleLabel, textLabel] {
      label.textColor = .white
      label.numberOfLines = 0
      view.addSubview(label)
    }
    textLabel.textColor = UIColor(white: 1, alpha: 0.85)
    view.addSubview(readButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scenery.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 0)
    mastheadLabel.frame = CGRect(x: area.minX, y: area.minY + 8, width: area.width, height: 54)
    readButton.frame = CGRect(x: area.minX, y: area.maxY - 66, width: min(area.width, 342), height: 50)
    var bottom = readButton.frame.minY - 24
    for (label, gap) in [(textLabel, 10), (titleLabel, 10), (issueLabel, 0)] as [(UILabel, CGFloat)] {
      let height = label.height(in: area.width)
      label.frame = CGRect(x: area.minX, y: bottom - height, width: area.width, height: height)
      bottom -= height + gap
    }
  }
}
