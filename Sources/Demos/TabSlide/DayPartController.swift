import Components
import UIKit

final class DayPartController: KitViewController {
  private let part: DayPart
  private let scenery: SceneryView
  private let titleLabel = UILabel(.systemFont(ofSize: 44, weight: .bold))
  private let textLabel = UILabel(.systemFont(ofSize: 19), lines: 0)
  private let rows: [HourRowView]

  init(_ part: DayPart) {
    self.part = part
    scenery = SceneryView(part.picture, scrimFrom: 0.3, darkness: 0.75)
    rows = part.hours.map(HourRowView.init)
    super.init()
    tabBarItem = UITabBarItem(title: part.title, image: part.icon.image, tag: 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    titleLabel.text = part.title
    textLabel.text = part.text
    view.addSubview(scenery)
    for label in [titleLabel, textLabel] {
      label.textColor = .white
      view.addSubview(label)
    }
    for row in rows { view.addSubview(row) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scenery.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 0)
    var bottom = area.maxY - 20
    for row in rows.reversed() {
      row.frame = CGRect(x: area.minX, y: bottom - HourRowView.height, width: area.width, height: HourRowView.height)
      bottom -= HourRowView.height
    }
    let height = textLabel.sizeThatFits(CGSize(width: area.width, height: 200)).height.rounded(.up)
    textLabel.frame = CGRect(x: area.minX, y: bottom - 18 - height, width: area.width, height: height)
    titleLabel.frame = CGRect(x: area.minX, y: textLabel.frame.minY - 8 - 54, width: area.width, height: 54)
  }

  // The layers of the two screens are named after their keys in the transition context.

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.layer.name = "to"
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.layer.name = "from"
  }
}

private final class HourRowView: KitView {
  static let height: CGFloat = 52

  private let timeLabel = UILabel(.systemFont(ofSize: 17, weight: .semibold), UIColor(white: 1, alpha: 0.7))
  private let textLabel = UILabel(.systemFont(ofSize: 17), .white)
  private let separator = UIView()

  init(_ hour: DayPart.Hour) {
    super.init(frame: .zero)
    timeLabel.text = hour.time
    textLabel.text = hour.text
    separator.backgroundColor = UIColor(white: 1, alpha: 0.25)
    for content in [timeLabel, textLabel, separator] { addSubview(content) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    timeLabel.frame = CGRect(x: 0, y: 14, width: 64, height: 24)
    textLabel.frame = CGRect(x: 72, y: 14, width: bounds.width - 72, height: 24)
    separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
  }
}
