import UIKit

extension WorkbenchCommand {
  static let nextPane = WorkbenchCommand(
    "pane.next", .keyboard, "Next pane", keys: [.key(UIKeyCommand.f6)], about: "Sidebar, toolbar, stage, timeline, panel", words: "focus")
  static let previousPane = WorkbenchCommand("pane.previous", .keyboard, "Previous pane", keys: [.shift(UIKeyCommand.f6)], words: "focus")
  static let focusStage = WorkbenchCommand(
    "pane.stage", .keyboard, "Back to the stage", keys: [.key(UIKeyCommand.inputEscape)], about: "Gives the keyboard to the stage",
    words: "focus escape", stageKeys: .all)
}

// Keys that the views handle themselves, each one in its own way.
extension WorkbenchCommand {
  static let viewKeys = [
    WorkbenchCommand(
      "keyboard.next", .keyboard, "Next control", keys: [.key("\t")], about: "Walks through a pane, and on to the next one",
      words: "focus tab"),
    WorkbenchCommand("keyboard.previous", .keyboard, "Previous control", keys: [.shift("\t")], words: "focus tab"),
    WorkbenchCommand(
      "keyboard.move", .keyboard, "Move in a list",
      keys: [UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputHome, UIKeyCommand.inputEnd].map { .key($0) },
      about: "Page Up and Page Down move by a page", words: "arrow focus"),
    WorkbenchCommand(
      "keyboard.step", .keyboard, "Change a value",
      keys: [.key(UIKeyCommand.inputLeftArrow), .key(UIKeyCommand.inputRightArrow)],
      about: "With Shift in steps ten times as large, with Alt in tenths",
      words: "arrow slider"),
    WorkbenchCommand(
      "keyboard.bar", .keyboard, "Move a bar of the timeline", keys: [.alternate(UIKeyCommand.inputRightArrow)],
      about: "Up and down choose a bar; left and right move its end by a frame, with Alt its start", words: "arrow frame duration delay"),
    WorkbenchCommand(
      "keyboard.curve", .keyboard, "Shape the curve of a bar", keys: [.key("\r")],
      about: "Enter goes to the handles of the chosen bar’s curve, and from one to the next; the arrows move them, and Esc goes back",
      words: "arrow handle easing bezier spring bounce"),
    WorkbenchCommand("keyboard.press", .keyboard, "Press a button, or type a value", keys: [.key("\r")], words: "enter return choose"),
    WorkbenchCommand(
      "keyboard.menu", .keyboard, "Open the menu of a row", keys: [.key("Menu"), .shift("F10")],
      about: "The same as a click with the right button",
      words: "context"),
    WorkbenchCommand(
      "keyboard.delete", .keyboard, "Reset a value, or remove a row", keys: [.key(UIKeyCommand.inputDelete)], words: "backspace default"),
    WorkbenchCommand(
      "keyboard.escape", .keyboard, "Close what is in front", keys: [.key(UIKeyCommand.inputEscape)],
      about: "A dialog, a menu, the search, or what is presented on the stage", words: "cancel dismiss"),
    WorkbenchCommand(
      "keyboard.back", .keyboard, "Go back on the stage", keys: [.alternate(UIKeyCommand.inputLeftArrow)],
      about: "Pops the top view controller of the stage", words: "pop navigation"),
  ]
}
