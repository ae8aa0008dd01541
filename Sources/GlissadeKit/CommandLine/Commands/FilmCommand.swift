import SDLHost
import UIKit

/// Writes a transition as a film, or as a strip of its frames.
struct FilmCommand: Command {
  static let name = "film"
  static let synopsis = "DEMO -o OUT [OPTION]..."
  static let summary =
    "Write a demo as a film. OUT.png becomes an animated PNG; .gif, .webp and .mp4 need ffmpeg. Without --phase and --take the film "
    + "shows every phase in order; each stays half a second at its end."
  static let options: [any OptionDeclaration] = [output, strip, rate] + StageOptions.all
  private static let output = Option<String>.text(
    "output", short: "o", "OUT", help: "the file to write, or - for an animated PNG on standard output")
  private static let strip = Option<Int>.count(
    "strip", "N", in: 2...60, ifBare: "8",
    help: "one PNG of N frames side by side with their times instead, a row for each phase; 8 frames, and half a pixel a point, if not "
      + "given")
  private static let rate = Option.count("fps", "N", in: 1...1000, help: "frames a second; 60 if not given")

  private let context: CommandContext
  private let scenarios: [Scenario]
  private let target: OutputTarget
  private let framesPerSecond: Int
  private let stripCount: Int?

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    stripCount = arguments[Self.strip]
    let scenario = try Scenario(
      arguments, command: Self.name, defaultScale: stripCount == nil ? 1 : 0.5, in: context)
    let showsAll = arguments[StageOptions.phase] == nil && scenario.take == nil
    scenarios = showsAll ? scenario.demo.phases.map(scenario.running) : [scenario]
    target = OutputTarget(path: try arguments.required(Self.output, by: Self.name))
    framesPerSecond = arguments[Self.rate] ?? 60
  }

  func run() throws -> ExitStatus {
    try target.check()
    if let stripCount { try writeStrip(of: stripCount) } else { try writeFilm() }
    return .success
  }

  private func writeFilm() throws {
    let writer = try FilmWriter(target, framesPerSecond: framesPerSecond, programs: context.programs)
    do {
      for scenario in scenarios {
        try scenario.run { run in
          try Filming(framesPerSecond: framesPerSecond).film(run) { image, count in try writer.add(image, count: count) }
        }
      }
      try writer.finish(console: context.console)
    } catch {
      writer.abandon()
      throw error
    }
  }

  private func writeStrip(of count: Int) throws {
    var strip = FilmStrip()
    for scenario in scenarios {
      let duration = try scenario.run { run in
        run.finish()
        return run.end ?? run.time
      }
      let title = scenario.take?.name ?? scenario.phase.rawValue
      try scenario.run { strip.add($0, title: title, count: count, duration: duration) }
    }
    guard let image = strip.image(isDark: scenarios[0].configuration.appearance == .dark) else {
      throw CommandFailure.unavailable("the strip could not be drawn")
    }
    try target.write(PNGEncoder.encode(image), console: context.console)
  }
}
