import Rehearsal

// Each concept has one name: Present and Dismiss run the transition on the stage, Play and Pause control its time, and Replay restarts what
// has run last.
extension WorkbenchCommand {
  static let present = WorkbenchCommand(
    "present", .playing, "Present or dismiss", keys: [.key("p")], about: "Runs the transition on the stage: forward, then back",
    words: "run start transition push pop open close show")
  static let togglePlay = WorkbenchCommand(
    "play", .playing, "Play or pause", keys: [.key(" ")], about: "Lets the stage’s time run, or stops it", words: "stop freeze resume")
  static let replay = WorkbenchCommand(
    "replay", .playing, "Replay", keys: [.key("r")], about: "Replay from the beginning",
    words: "again repeat restart rerun")
  static let reverse = WorkbenchCommand("reverse", .playing, "Play in reverse", keys: [.shift("r")], words: "backward")
  static let loop = WorkbenchCommand("loop", .playing, "Loop", keys: [.key("l")], words: "repeat endless again")
  static let stepBack = WorkbenchCommand("step.back", .playing, "One frame back", keys: [.key(",")], words: "step previous")
  static let stepForward = WorkbenchCommand("step.forward", .playing, "One frame forward", keys: [.key(".")], words: "step next")
  static let slower = WorkbenchCommand("slower", .playing, "Slower", keys: [.key("[")], words: "slow motion speed")
  static let faster = WorkbenchCommand("faster", .playing, "Faster", keys: [.key("]")], words: "speed")
  static let record = WorkbenchCommand(
    "record", .playing, "Record a take", keys: [.control("r")], about: "Record input on the stage", words: "gesture drag capture stop")

  static let zoomIntoTime = WorkbenchCommand(
    "timeline.in", .playing, "Zoom into the timeline", keys: [.key("="), .shift("+")], about: "Also Ctrl and the wheel",
    words: "magnify time scale", stageKeys: .shortcuts)
  static let zoomOutOfTime = WorkbenchCommand(
    "timeline.out", .playing, "Zoom out of the timeline", keys: [.key("-")], about: "Also Ctrl and the wheel", words: "time scale",
    stageKeys: .shortcuts)
  static let fitTime = WorkbenchCommand(
    "timeline.fit", .playing, "Fit the whole phase into the timeline", keys: [.key("0")], about: "Also a double click on the ruler",
    words: "zoom reset time scale", stageKeys: .shortcuts)

  static func speed(_ speed: PlaybackSpeed) -> WorkbenchCommand {
    let names: [PlaybackSpeed: String] = [
      .full: "Full speed", .half: "Half speed", .quarter: "Quarter speed", .tenth: "Tenth of the speed",
    ]
    return WorkbenchCommand(
      "speed.\(speed.rawValue)", .playing, names[speed] ?? "Speed \(speed.title)",
      words: "slow motion normal real time \(speed.title) \(speed.rawValue)")
  }
}
