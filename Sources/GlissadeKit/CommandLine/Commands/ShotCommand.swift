import Rehearsal
import Host
import Tweaks
import UIKit

struct ShotCommand: Command {
  static let name = "shot"
  static let synopsis = "DEMO -o OUT.png [OPTION]..."
  static let summary = "Write one frame of a demo as a PNG picture, which “glissade open” can restore."
  static let operand = WordKind.demoOrSource
  static let options: [any OptionDeclaration] = [output, time, window] + StageOptions.all
  private static let output = Option<String>.text(
    "output", short: "o", "OUT.png", kind: .file(["png"]), help: "the file to write, or - for standard output")
  private static let time = Option.number(
    "at", "SECONDS", in: 0...3600, help: "time since the start of the phase (default: its end)")

  private static let window = Option<CGSize>(
    "window", "WxH", ifBare: "1280x860", help: "show the whole window of this size in points around the screen (default: 1280x860)"
  ) { text throws(ValueRefusal) in
    guard let size = SizeText.size(text) else { throw ValueRefusal(SizeText.expectation) }
    return size
  }

  private let context: CommandContext
  private let scenario: Scenario
  private let target: OutputTarget
  private let time: Double?
  private let windowSize: CGSize?

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    scenario = try Scenario(arguments, command: Self.name, in: context)
    target = OutputTarget(path: try arguments.required(Self.output, by: Self.name))
    try target.requirePNG(for: "a shot")
    time = arguments[Self.time]
    windowSize = arguments[Self.window]
    if let windowSize {
      let scale = scenario.configuration.scale
      try PictureLimit.check(width: Int(windowSize.width * scale), height: Int(windowSize.height * scale))
    }
  }

  func run() throws -> ExitStatus {
    try target.check(isText: false, console: context.console)
    try context.preparePlatform()
    let (image, shown) = try windowSize.map(windowImage) ?? stageImage()
    let state = PictureStateFormat.text(of: PictureState(of: scenario, at: shown), tweaks: scenario.setting.tweaks.tweaks)
    let picture = PNGEncoder.encode(image, texts: [(PictureStateFormat.keyword, state)])
    try target.write(picture, console: context.console)
    return .success
  }

  private func stageImage() throws -> (image: CGImage, time: Double) {
    try scenario.run { run in
      if let time { run.advance(to: time) } else { run.finish() }
      // After the end of the phase, the image shows the end.
      return (run.image(at: run.time), run.end ?? run.time)
    }
  }

  private func windowImage(of size: CGSize) -> (image: CGImage, time: Double) {
    var arrangement = WorkbenchArrangement()
    arrangement.isTimelineOpen = true
    let workbench = OffscreenWorkbench(
      size: size, arrangement: arrangement, configuration: scenario.configuration, photos: scenario.photos, in: context)
    defer { workbench.close() }
    var shown = 0.0
    workbench.perform { session in
      session.select(scenario.demo)
      session.tweaks.set(scenario.values)
      session.playback.subject = scenario.take.map { ReplaySubject($0) } ?? ReplaySubject(scenario.phase)
      session.playback.scrub(to: time ?? session.playback.duration)
      shown = session.playback.playhead ?? 0
    }
    return (workbench.image(), shown)
  }
}
