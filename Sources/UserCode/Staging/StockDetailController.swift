import UIKit

/// A screen with a picture, some text and a button that closes it.
final class StockDetailController: UIViewController {
  var onClose: () -> Void = {}

  private let picture = CAGradientLayer()
  private let heading = UILabel()
  private let text = UILabel()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.colors = StockTile.colors(4).map(\.cgColor)
    picture.startPoint = .zero
    picture.endPoint = CGPoint(x: 1, y: 1)
    view.layer.addSublayer(picture)
    heading.text = title
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.textColor = .label
    text.text = "This screen stands in for your own. Write a “#Preview” or a view controller into the file to see that instead."
    text.numberOfLines = 0
    text.font = .systemFont(ofSize: 17)
    text.textColor = .secondaryLabel
    button.setTitle("Close", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
    for view in [heading, text, button] as [UIView] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    picture.frame = CGRect(x: 0, y: 0, width: width, height: min(width, view.bounds.height / 2))
    CATransaction.commit()
    heading.frame = CGRect(x: 20, y: picture.frame.maxY + 20, width: width - 40, height: 36)
    let height = text.sizeThatFits(CGSize(width: width - 40, height: .greatestFiniteMagnitude)).height
    text.frame = CGRect(x: 20, y: heading.frame.maxY + 8, width: width - 40, height: height)
    button.frame = CGRect(x: 20, y: view.bounds.height - view.safeAreaInsets.bottom - 60, width: width - 40, height: 44)
  }
}
