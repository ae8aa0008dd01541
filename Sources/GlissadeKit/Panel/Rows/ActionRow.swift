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

  init(_ action: TweakAction, store: TweakStore) {
    self.action = action
    self.store = store
    super.init(frame: .zero)
    titleLabel.text = action.title
    addInteraction(UIToolTipInteraction(defaultToolTip: action.meaning))
    button.addAction(UIAction { [unowned self] _ in run() }, for: .primaryActionTriggered)
    arrange(Row(gap: Theme.gap, titleLabel, button.sized(width: 88).inset(y: 1)).inset(x: Theme.rowOutset))
    refresh()
  }

  var height: CGFloat { Theme.rowHeight }

  var isAttended: Bool { button.isFocused }

  func refresh() { button.setTitle(store.isInForce(action) ? "Undo" : "Show", for: .normal) }

  private func run() {
    if store.isInForce(action) { store.revert(action) } else { store.perform(action) }
    onPlay()
  }
}
