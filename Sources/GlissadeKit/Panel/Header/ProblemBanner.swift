import Components
import UIKit

/// A banner that describes a problem with one of the person's files, or a failed action.
final class ProblemBanner: KitView {
  var onClose: () -> Void = {}

  private let mark = UIView(fill: Theme.wrong)
  let label = UILabel(Theme.caption, Theme.text, lines: 0)
  private let closeButton = UIButton(configuration: Icon.cross.configuration())

  init() {
    super.init(frame: .zero)
    backgroundColor = Theme.hover
    layer.cornerRadius = 6
    clipsToBounds = true
    closeButton.addAction(UIAction { [unowned self] _ in onClose() }, for: .primaryActionTriggered)
    arrange(
      Row(
        mark.sized(width: 3), Space(9), label.fittingHeight.inset(y: 8), Space(4),
        closeButton.sized(width: 28, height: 28, pinned: .top)))
  }
}
