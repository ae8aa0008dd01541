import Rehearsal
import Host
import Tweaks
import UIKit

/// Writes one frame of a demo as an image.
struct ShotCommand: Command {
  static let name = "shot"
  static let synopsis = "DEMO -o OUT.png [OPTION]..."
  static let summary = "Write one frame of a demo as a PNG picture, which “glissade open” can restore."
  static let options: [any OptionDeclaration] = [output, time] + StageOptions.all
  private static let output = Option<String>.text(
    "output", short: "o", "OUT.png", help: "the file to write, or - for standard output")
  private static let time = Option.number(
    "at", "SECONDS", in: 0...3600, help: "time since the start of the phase (default: its end)")

  private let context: CommandContext
  private let scenario: Scenario
  private let target: OutputTarget
  private let time: Double?

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    scenario = try Scenario(arguments, command: Self.name, in: context)
    target = OutputTarget(path: try arguments.required(Self.output, by: Self.name))
    try target.requirePNG(for: "a shot")
    time = arguments[Self.time]
  }

  func run() throws -> ExitStatus {
    try target.check(isText: false, console: context.console)
    try context.preparePlatform()
    let (image, shown) = try scenario.run { run in
      if let time { run.advance(to: time) } else { run.finish() }
      // After the end, the image shows the end.
      return (run.image(at: run.time), run.end ?? run.time)
    }
    let state = PictureStateFormat.text(of: PictureState(of: scenario, at: shown), tweaks: scenario.setting.tweaks.tweaks)
    let picture = PNGEncoder.encode(image, texts: [(PictureStateFormat.keyword, state)])
    try target.write(picture, console: context.console)
    return .success
  }
}
