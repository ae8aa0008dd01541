import UIKit

extension WorkbenchCommand {
  // MARK: Values

  static let search = WorkbenchCommand(
    "search", .tuning, "Search the values", keys: [.control("f")], about: "Search titles, ids and descriptions", words: "find filter tweak")
  static let undo = WorkbenchCommand("undo", .tuning, "Undo", keys: [.control("z")])
  static let redo = WorkbenchCommand("redo", .tuning, "Redo", keys: [.controlShift("z")])
  static let resetAll = WorkbenchCommand(
    "reset.values", .tuning, "Reset all values", about: "Reset all values to their defaults", words: "default clear")
  static let showChanged = WorkbenchCommand("changed", .tuning, "Show only changed values", words: "filter modified")
  static let writeValues = WorkbenchCommand(
    "write", .tuning, "Save the values to your file…", keys: [.control("s")],
    about: "Write the changed values into your file. You see what would change first", words: "source code")

  // MARK: Comparison

  static let compare = WorkbenchCommand(
    "compare", .comparing, "Compare with the defaults", menu: "With Defaults", keys: [.key("b")],
    about: "Compare two sets of values, on the same clock", words: "a/b ab ghost difference before after")
  static let endComparison = WorkbenchCommand("compare.end", .comparing, "End the comparison", menu: "Off", words: "stop compare off")
  static let compareEarlierVersion = WorkbenchCommand(
    "compare.earlier", .comparing, "Compare with the code before the last save", menu: "With the code before the last save",
    about: "The previous version of the file, with the same values on the same clock", words: "a/b ab old")
  static let sideBySide = WorkbenchCommand("compare.side", .comparing, "Compare side by side", menu: "Side by side", words: "next to")
  static let overlaid = WorkbenchCommand("compare.overlaid", .comparing, "Compare overlaid", menu: "Overlaid", words: "ghost onion")
  static let useB = WorkbenchCommand(
    "compare.use", .comparing, "Use the values of B", about: "Tune on from the values at the right", words: "take over accept")

  static func compare(withPreset name: String) -> WorkbenchCommand {
    WorkbenchCommand("compare.preset.\(name)", .comparing, "Compare with “\(name)”", menu: "With \(name)", words: "preset")
  }

  // MARK: Texts

  static let copySwift = WorkbenchCommand(
    "copy.swift", .copying, "Copy as Swift", menu: "Swift", keys: [.controlShift("c")],
    about: "The values that differ from the defaults, and the calls that create the timings", words: "code values export clipboard")
  static let copyAllSwift = WorkbenchCommand(
    "copy.swift.all", .copying, "Copy as Swift with all values", menu: "Swift with all values", about: "Including values at their defaults",
    words: "code export clipboard")
  static let copyJSON = WorkbenchCommand(
    "copy.json", .copying, "Copy as JSON", menu: "JSON", about: "A preset, as “--preset” reads it", words: "values export clipboard")
  static let copyCSS = WorkbenchCommand(
    "copy.css", .copying, "Copy as CSS", menu: "CSS", about: "Each timing as a class with its easing; springs as linear()",
    words: "web values export clipboard")
  static let copyCommandLine = WorkbenchCommand(
    "copy.command", .copying, "Copy the command line", menu: "Command line",
    about: "Creates an image of the current state without the window", words: "terminal shell export clipboard")
}
