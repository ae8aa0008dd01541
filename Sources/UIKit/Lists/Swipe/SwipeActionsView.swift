import Foundation

/// The buttons that are revealed by swiping a row.
final class SwipeActionsView: InternalView {
  let configuration: UISwipeActionsConfiguration
  let isLeft: Bool
  var onSelect: ((UIContextualAction) -> Void)?
  /// A Boolean value that indicates whether the first button fills the revealed width.
  private(set) var isFull = false

  private let buttons: [SwipeActionButton]
  /// The revealed width, in points.
  private var opening: CGFloat = 0

  init(_ configuration: UISwipeActionsConfiguration, isLeft: Bool) {
    self.configuration = configuration
    self.isLeft = isLeft
    buttons = configuration.actions.map { SwipeActionButton($0, isLeft: isLeft) }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first button is in front, so that it can fill the row.
    for button in buttons.reversed() {
      addSubview(button)
      button.addAction(UIAction { [weak self, action = button.action] _ in self?.onSelect?(action) }, for: .touchUpInside)
    }
  }

  var fullWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

  /// Lays out the buttons in the width that is revealed.
  func open(_ width: CGFloat, isFull: Bool) {
    (opening, self.isFull) = (max(0, width), isFull)
    placeButtons()
  }

  private func placeButtons() {
    let scale = fullWidth > 0 ? opening / fullWidth : 0
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull && index == 0 ? opening : button.naturalWidth * scale
      let x = isLeft ? edge : bounds.width - edge - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      button.layoutIfNeeded()
      edge += width
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeButtons()
  }
}
