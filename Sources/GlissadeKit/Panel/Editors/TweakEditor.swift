import Tweaks
import UIKit

/// The part of a row that changes its value.
@MainActor
protocol TweakEditor: UIView {
  /// Shows the store's value.
  func refresh()
  /// Performs the action of Return: starts typing, or toggles.
  func activate()
  /// Cancels the drag in progress, as Esc does. Returns false if there is none.
  func cancelDrag() -> Bool
  /// The view that is open below the row, or nil while none is.
  var drawer: (any EditorDrawer)? { get }
  /// Called when `drawer` has changed.
  var onDrawerChange: () -> Void { get set }
}

/// An extension of an editor that opens below its row.
@MainActor
protocol EditorDrawer: UIView {
  /// The height, in points.
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

/// Returns the editor for a tweak's type.
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
