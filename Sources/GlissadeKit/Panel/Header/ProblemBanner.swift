import Components
import UIKit

/// A banner that describes a problem with one of the person's files, or a failed action.
final class ProblemBanner: KitView {
  var onClose: () -> Void = {}

  private let mark = UIView(fill: Theme.wrong)
  let label = UILabel(Theme.caption, Theme.text, lines: 0)
  private let closeButton = UIButton(configuration: Icon.cross.configuration())

  private static let padding: CGFloat = 8

  init() {
    super.init(frame: .zero)
    backgroundColor = Theme.hover
    layer.cornerRadius = 6
    clipsToBounds = true
    closeButton.addAction(UIAction { [unowned self] _ in onClose() }, for: .primaryActionTriggered)
    for view in [mark, label, closeButton] { addSubview(view) }
  }

  /// In points.
  func height(in width: CGFloat) -> CGFloat { label.height(in: width - 44) + 2 * Self.padding }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.frame = CGRect(x: 0, y: 0, width: 3, height: bounds.height)
    label.frame = CGRect(x: 12, y: Self.padding, width: bounds.width - 44, height: label.height(in: bounds.width - 44))
    closeButton.frame = CGRect(x: bounds.width - 28, y: 0, width: 28, height: 28)
  }
}
