import Tweaks

/// A request of a panel to its owner.
enum PanelRequest {
  case replay
  /// Present or, if the panel's `isPresented` is true, dismiss.
  case otherEnd
  /// Show a second stage with the values of a preset, or with the defaults if there are none.
  case compare([Tweak.ID: TweakValue], name: String)
  /// Show the changes that writing the tuned values into the person's file would make, and write them.
  case writeValues
  /// Undo or redo the latest change, which may be a change of another demo.
  case undo, redo
  case presetsChanged
  /// Typing in the panel ended, and the keyboard belongs to the stage again.
  case endTyping
}
