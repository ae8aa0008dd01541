import Components
import UIKit

final class BorderPostController: KitViewController {
  private let picture = UIImageView.filling("01-first-light")
  private let titleLabel = UILabel(.systemFont(ofSize: 40, weight: .bold), .white, text: "Papers, please")
  private let textLabel = UILabel(
    .systemFont(ofSize: 19), UIColor.white.withAlphaComponent(0.85),
    text: "The hills beyond this point are open to all who can show four paws and a stamp.", lines: 0)
  private let button: UIButton

  init(action: UIAction) {
    button = ActionButton.make(action)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    for content in [picture, titleLabel, textLabel, button] as [UIView] { view.addSubview(content) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds
    button.frame = ActionButton.frame(in: view)
    let width = view.bounds.width - 48
    let height = textLabel.sizeThatFits(CGSize(width: width, height: 300)).height.rounded(.up)
    textLabel.frame = CGRect(x: 24, y: button.frame.minY - 28 - height, width: width, height: height)
    titleLabel.frame = CGRect(x: 24, y: textLabel.frame.minY - 12 - 48, width: width, height: 48)
  }
}
