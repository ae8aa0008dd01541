import Rehearsal
import UIKit

extension WorkbenchCommand {
  // MARK: Stage

  static let turnDevice = WorkbenchCommand("stage.turn", .stage, "Turn the device", words: "rotate landscape portrait orientation")
  static let lightStage = WorkbenchCommand("stage.light", .stage, "Light screen", about: "The stage’s appearance", words: "mode day theme")
  static let darkStage = WorkbenchCommand("stage.dark", .stage, "Dark screen", about: "The stage’s appearance", words: "mode night theme")
  static let reduceMotion = WorkbenchCommand(
    "stage.motion", .stage, "Reduce motion", about: "The value of UIAccessibility.isReduceMotionEnabled on the stage",
    words: "accessibility")
  static let reduceTransparency = WorkbenchCommand(
    "stage.transparency", .stage, "Reduce transparency",
    about: "The value of UIAccessibility.isReduceTransparencyEnabled on the stage", words: "accessibility blur glass opaque")
  static let resetStage = WorkbenchCommand(
    "stage.reset", .stage, "Reset stage", about: "Starts over on a new stage. This always works", words: "restart clear new")

  static func device(_ device: Device) -> WorkbenchCommand {
    let name = "\(device.name ?? "Screen") \(Int(device.size.width)) × \(Int(device.size.height))"
    return WorkbenchCommand("stage.device.\(name)", .stage, name, words: "device size phone tablet screen")
  }

  // MARK: Overlays

  static func overlay(_ overlay: StageOverlay) -> WorkbenchCommand {
    WorkbenchCommand(
      "overlay.\(overlay.rawValue)", .overlays, overlay.title, keys: [.key(overlay.key)], about: overlay.meaning, words: "show")
  }

  static let noOverlays = WorkbenchCommand("overlay.none", .overlays, "Hide all overlays", menu: "None", words: "clear off")

  // MARK: Window

  static let commands = WorkbenchCommand(
    "commands", .window, "All commands", keys: [.controlShift("p"), .control("k")], about: "Search all commands and their keys",
    words: "palette find")
  static let keys = WorkbenchCommand(
    "keys", .window, "Keys", keys: [.key("?"), .key(UIKeyCommand.f1)], about: "All commands and their keys",
    words: "shortcuts keyboard help")
  static let firstSteps = WorkbenchCommand(
    "firstSteps", .window, "First steps", about: "Leads through dragging, tuning, replaying, comparing and copying",
    words: "tutorial tour guide introduction learn help start")
  static let openFile = WorkbenchCommand(
    "open", .window, "Open…", keys: [.control("o")], about: "Open a Swift file of your own", words: "load folder source")
  static let toggleSidebar = WorkbenchCommand(
    "window.sidebar", .window, "Sidebar", keys: [.key(UIKeyCommand.f9)], about: "Show or hide the list of demos",
    words: "show hide list left")
  static let toggleTimeline = WorkbenchCommand(
    "window.timeline", .window, "Timeline’s tracks", keys: [.key("t")], about: "Show or hide the timeline’s tracks",
    words: "show hide bars bottom")
  static let togglePanel = WorkbenchCommand(
    "window.panel", .window, "Panel", keys: [.shift(UIKeyCommand.f9)], about: "Show or hide the panel", words: "inspector right")
  static let toggleChrome = WorkbenchCommand(
    "window.chrome", .window, "Only the stage", keys: [.key("h")], about: "Hide or show everything but the stage",
    words: "hide full screen distraction zen")

  static func page(_ page: InspectorViewController.Page) -> WorkbenchCommand {
    WorkbenchCommand(
      "page.\(page.rawValue)", .window, page.rawValue, keys: [.alternate("\(page.index + 1)")], about: page.toolTip,
      words: "page panel tab show")
  }

  static func appearance(_ appearance: WindowAppearance) -> WorkbenchCommand {
    WorkbenchCommand("window.\(appearance.rawValue)", .window, appearance.title, about: "The window’s appearance", words: "mode theme")
  }

  // MARK: Demos

  static let nextDemo = WorkbenchCommand("demo.next", .demos, "Next demo", keys: [.control(UIKeyCommand.inputPageDown)])
  static let previousDemo = WorkbenchCommand("demo.previous", .demos, "Previous demo", keys: [.control(UIKeyCommand.inputPageUp)])

  @MainActor
  static func demo(_ demo: DemoDefinition) -> WorkbenchCommand {
    WorkbenchCommand("demo.\(demo.id)", .demos, demo.title, words: "go show open transition \(demo.chapter.rawValue) \(demo.id)")
  }
}
