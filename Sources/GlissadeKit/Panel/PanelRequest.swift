import Tweaks

/// A request of a panel to its owner.
enum PanelRequest {
  /// Play the latest phase again.
  case replay
  /// Present or, if the panel's `isPresented` is true, dismiss.
  case otherEnd
  /// Show another stage with other values for comparison: those of a preset, or the defaults if there are no values.
  case compare([Tweak.ID: TweakValue], name: String)
  /// Show what would change if the tuned values were written into the person's file, and write them.
  case writeValues
  /// Undo or redo the latest change, which may be one of another demo.
  case undo, redo
  /// A preset was saved, renamed, deleted or chosen.
  case presetsChanged
  /// Typing in the panel ended, and the keyboard belongs to the stage again.
  case endTyping
}
