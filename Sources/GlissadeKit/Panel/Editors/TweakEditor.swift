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
  /// What is open below the row; nil while nothing is.
  var drawer: (any EditorDrawer)? { get }
  /// Called when `drawer` has become another.
  var onDrawerChange: () -> Void { get set }
}

/// More room for changing a value, opened below its row.
@MainActor
protocol EditorDrawer: UIView {
  /// In points.
  var height: CGFloat { get }
}

extension TweakEditor {
  func cancelDrag() -> Bool { false }
  var drawer: (any EditorDrawer)? { nil }
  var onDrawerChange: () -> Void {
    get { {} }
    set {}
  }
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
