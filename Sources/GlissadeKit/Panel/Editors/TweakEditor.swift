import Tweaks
import UIKit

/// The part of a row that changes its value.
@MainActor
protocol TweakEditor: UIView {
  /// Shows the store's value.
  func refresh()
  /// Does what Return does: starts typing, or switches.
  func activate()
  /// Gives up a drag that is going on, as Esc does. False where there is none.
  func cancelDrag() -> Bool
}

extension TweakEditor {
  func cancelDrag() -> Bool { false }
}

/// The editor that fits a tweak's type.
@MainActor
func makeEditor(for edited: EditedTweak) -> any TweakEditor {
  switch edited.tweak.domain {
  case .number, .integer: NumberEditor(edited)
  case .boolean: SwitchEditor(edited)
  case .option(let names): OptionEditor(edited, names: names)
  case .color: ColorEditor(edited)
  case .curve: CurveEditor(edited)
  }
}
