import Components
import Transitions
import UIKit

/// Two pictures of the same bear: tall ones side by side, or wide ones stacked.
final class RatioController: KitViewController, AspectRatioScreen {
  enum Arrangement {
    case sideBySide
    case stacked
  }

  var stretched: UIView { snapshotCard }
  var laidOut: UIView { layoutCard }

  private let arrangement: Arrangement
  private let titleLabel = UILabel(.systemFont(ofSize: 34, weight: .bold))
  private let textLabel = UILabel(.systemFont(ofSize: 16), .secondaryLabel, lines: 0)
  private let snapshotCard = RatioCardView("Snapshot", color: .systemRed)
  private let layoutCard = RatioCardView("Layout", color: .systemGreen)
  private let button: UIButton

  init(_ arrangement: Arrangement, action: UIAction) {
    self.arrangement = arrangement
    button = ActionButton.make(action)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = arrangement == .sideBySide ? "Four by five" : "Sixteen by nine"
    textLabel.text =
      arrangement == .sideBySide
      ? "Both cards will become wide. The red one travels as a snapshot of how it looks now, the green one as itself."
      : "At rest there is no difference. Go back and keep an eye on the face."
    for content in [titleLabel, textLabel, snapshotCard, layoutCard, button] as [UIView] { view.addSubview(content) }
    snapshotCard.layer.name = "snapshot"
    layoutCard.layer.name = "layout"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = area.width - 40
    titleLabel.frame = CGRect(x: 20, y: area.minY + 16, width: width, height: 44)
    textLabel.frame = CGRect(x: 20, y: titleLabel.frame.maxY + 4, width: width, height: 64)
    button.frame = ActionButton.frame(in: view)
    let top = textLabel.frame.maxY + 20
    switch arrangement {
    case .sideBySide:
      let side = ((width - 14) / 2).rounded(.down)
      let height = (side * 5 / 4).rounded()
      snapshotCard.frame = CGRect(x: 20, y: top, width: side, height: height)
      layoutCard.frame = CGRect(x: 20 + width - side, y: top, width: side, height: height)
    case .stacked:
      let height = min(width * 9 / 16, (button.frame.minY - 20 - top - 14) / 2).rounded(.down)
      snapshotCard.frame = CGRect(x: 20, y: top, width: width, height: height)
      layoutCard.frame = CGRect(x: 20, y: top + height + 14, width: width, height: height)
    }
  }
}

final class RatioCardView: KitView {
  private let picture = UIImageView(image: UIImage(named: "15-bear"))
  private let label = UILabel(.systemFont(ofSize: 14, weight: .semibold), .white, alignment: .center)

  init(_ title: String, color: UIColor) {
    super.init(frame: .zero)
    layer.cornerRadius = 18
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    label.text = title
    label.backgroundColor = color
    label.layer.cornerRadius = 13
    label.clipsToBounds = true
    arrange(Overlay(picture, label.sized(width: 86, height: 26, pinned: [.left, .bottom]).inset(x: 12, y: 12)))
  }
}
