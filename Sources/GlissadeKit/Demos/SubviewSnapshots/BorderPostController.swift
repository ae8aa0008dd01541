import UIKit

/// A border post that asks for papers.
final class BorderPostController: KitViewController {
  private let picture = UIImageView(image: UIImage(named: "01-first-light"))
  private let titleLabel = UILabel()
  private let textLabel = UILabel()
  private let button: UIButton

  init(action: UIAction) {
    button = ActionButton.make(action)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    titleLabel.text = "Papers, please"
    titleLabel.font = .systemFont(ofSize: 40, weight: .bold)
    titleLabel.textColor = .white
    textLabel.text = "The hills beyond this point are open to all who can show four paws and a stamp."
    textLabel.font = .systemFont(ofSize: 19)
    textLabel.textColor = UIColor.white.withAlphaComponent(0.85)
    textLabel.numberOfLines = 0
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
