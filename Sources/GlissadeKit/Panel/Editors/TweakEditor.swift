import Components
import Tweaks
import UIKit

/// The part of a row that changes its value.
class TweakEditor: KitView {
  final let edited: EditedTweak
  /// The field for the value's text. Subclasses add it if they need it.
  final private(set) lazy var field = ValueField(edited)
  /// The view that is open below the row.
  final var drawer: ColorMixer?
  final var onDrawerChange: () -> Void = {}

  init(_ edited: EditedTweak) {
    self.edited = edited
    super.init(frame: .zero)
  }

  func refresh() {}

  /// Performs the action of Return: begins typing, or toggles.
  func activate() { field.startTyping() }

  /// Cancels the drag in progress, as Esc does. Returns false if there is none.
  func cancelDrag() -> Bool { false }
}

@MainActor
func makeEditor(for edited: EditedTweak) -> TweakEditor {
  switch edited.tweak.domain {
  case .number, .integer: NumberEditor(edited)
  case .boolean: SwitchEditor(edited)
  case .option(let names): OptionEditor(edited, names: names)
  case .color: ColorEditor(edited)
  case .curve: CurveEditor(edited)
  }
}
