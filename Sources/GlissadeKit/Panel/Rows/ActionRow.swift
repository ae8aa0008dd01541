import Components
import Tweaks
import UIKit

/// A row with a button that sets the action's values and plays the demo. Another click restores the values.
final class ActionRow: KitView, PanelRow {
  /// Called when the demo should play with the new values.
  var onPlay: () -> Void = {}

  private let action: TweakAction
  private let store: TweakStore
  private let titleLabel = UILabel(Theme.body, Theme.text)
  private let button = UIButton(configuration: Theme.grayButton)

  private static let buttonWidth: CGFloat = 88

  init(_ action: TweakAction, store: TweakStore) {
    self.action = action
    self.store = store
    super.init(frame: .zero)
    titleLabel.text = action.title
    addInteraction(UIToolTipInteraction(defaultToolTip: action.meaning))
    button.addAction(UIAction { [unowned self] _ in run() }, for: .primaryActionTriggered)
    for view in [titleLabel, button] { addSubview(view) }
    refresh()
  }

  var height: CGFloat { Theme.rowHeight }

  var isAttended: Bool { button.isFocused }

  func refresh() { button.setTitle(store.isInForce(action) ? "Undo" : "Show", for: .normal) }

  private func run() {
    if store.isInForce(action) { store.revert(action) } else { store.perform(action) }
    onPlay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let outset = Theme.rowOutset
    button.frame = CGRect(x: bounds.width - outset - Self.buttonWidth, y: 1, width: Self.buttonWidth, height: bounds.height - 2)
    titleLabel.frame = CGRect(x: outset, y: 0, width: button.frame.minX - Theme.gap - outset, height: bounds.height)
  }
}
