import Rehearsal
import Foundation
import Host
import Tweaks

struct FilmCommand: Command {
  static let name = "film"
  static let synopsis = "DEMO -o OUT [OPTION]..."
  static let summary =
    "Write a demo as a film. OUT.png becomes an animated PNG; .gif, .webp and .mp4 need ffmpeg. Without --phase and --take the film "
    + "shows every phase in order; each holds its last frame for half a second. With --edit it shows a Swift file being edited, beside the "
    + "window that follows."
  static let operand = WordKind.demoOrSource
  static let options: [any OptionDeclaration] = [output, strip, rate, edit, time] + StageOptions.all
  private static let output = Option<String>.text(
    "output", short: "o", "OUT", kind: .captures,
    help: "the file to write, or - for an animated PNG on standard output")
  private static let strip = Option<Int>.count(
    "strip", "N", in: 2...60, ifBare: "8",
    help: "write one PNG of N frames side by side with their times, a row for each phase (default: 8 frames, 0.5 pixels per point)")
  private static let rate = Option.count("fps", "N", in: 1...1000, help: "frames per second (default: 60)")

  private static let edit = Option<String>.text(
    "edit", "ID=VALUE", kind: .assignment,
    help: "type a value into the file, as “glissade tune” names it, and save; may be given more than once")
  private static let time = Option.number(
    "at", "SECONDS", in: 0...3600, help: "with --edit: the time of the phase at which the stage is paused (default: its middle)")

  private let context: CommandContext
  private let scenarios: [Scenario]
  private let target: OutputTarget
  private let framesPerSecond: Int
  private let stripCount: Int?
  private let editing: EditingFilm?

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    stripCount = arguments[Self.strip]
    target = OutputTarget(path: try arguments.required(Self.output, by: Self.name))
    framesPerSecond = arguments[Self.rate] ?? (arguments.contains(Self.edit) ? 30 : 60)
    if arguments.contains(Self.edit) {
      editing = try Self.editing(arguments, framesPerSecond: framesPerSecond, in: context)
      scenarios = []
      return
    }
    if arguments.contains(Self.time) { throw GlissadeError.usage("--at needs --edit; “shot” writes one frame") }
    editing = nil
    let scenario = try Scenario(
      arguments, command: Self.name, defaultScale: stripCount == nil ? 1 : 0.5, in: context)
    let showsAll = arguments[StageOptions.phase] == nil && scenario.take == nil
    scenarios = showsAll ? scenario.demo.phases.map { scenario.running($0) } : [scenario]
    if let stripCount {
      try target.requirePNG(for: "a strip")
      let size = layout(of: stripCount).size
      try PictureLimit.check(width: size.width, height: size.height, remedies: "use fewer frames, or a smaller --scale or --size")
    }
  }

  private static func editing(_ arguments: ParsedArguments, framesPerSecond: Int, in context: CommandContext) throws -> EditingFilm {
    let others: [any OptionDeclaration] = [strip, StageOptions.take, StageOptions.preset, StageOptions.assignments]
    if let other = others.first(where: { arguments.contains($0) }) {
      throw GlissadeError.usage("--\(other.name) and --edit exclude each other")
    }
    guard !arguments.operands.isEmpty else { throw GlissadeError.usage("--edit needs a Swift file") }
    let request = try SourcePaths.request(arguments)
    guard request.project == nil else { throw GlissadeError.usage("--edit types into a Swift file: name files in place of a project") }
    return EditingFilm(
      request: request, edits: arguments.all(edit),
      phase: arguments[StageOptions.phase], time: arguments[time], configuration: try StageOptions.configuration(arguments),
      photos: try StageOptions.immediatePhotos(arguments, in: context), framesPerSecond: framesPerSecond, context: context)
  }

  func run() throws -> ExitStatus {
    try target.check(isText: false, console: context.console)
    try context.preparePlatform()
    if let stripCount { try writeStrip(of: stripCount) } else { try writeFilm() }
    return .success
  }

  private func writeFilm() throws {
    let writer = try FilmWriter(
      target, framesPerSecond: framesPerSecond, programs: context.programs, state: try editing.map { try $0.state() } ?? state)
    if let editing { return try writer.write(console: context.console, editing.write) }
    let filming = Filming(framesPerSecond: framesPerSecond)
    let progress = try progress(filming, passes: writer.passes)
    defer { progress?.end() }
    try writer.write(console: context.console) { add in
      for scenario in scenarios {
        try scenario.run { run in
          try filming.film(run) { image, count in
            try add(image, count)
            progress?.step()
          }
        }
      }
    }
  }

  /// The state at the beginning of the film, as text, or nil for a film of a file being edited.
  private var state: String? {
    scenarios.first.map { PictureStateFormat.text(of: PictureState(of: $0, at: 0), tweaks: $0.setting.tweaks.tweaks) }
  }

  /// Counts the frames in a run that draws nothing.
  private func progress(_ filming: Filming, passes: Int) throws -> FilmProgress? {
    guard context.console.showsProgress else { return nil }
    let frames = try scenarios.reduce(0) { $0 + filming.frameCount(ofRunEndingAt: try duration(of: $1)) }
    let clock = SystemClock()
    return FilmProgress(context.console, total: frames * passes) { clock.now }
  }

  private func duration(of scenario: Scenario) throws -> TimeInterval {
    try scenario.run { run in
      run.finish()
      return run.end ?? run.time
    }
  }

  // MARK: Strips

  private func layout(of count: Int) -> FilmStripLayout {
    FilmStripLayout(frame: scenarios[0].configuration.pixelSize, columns: count, rows: scenarios.count)
  }

  private func writeStrip(of count: Int) throws {
    let rows = try scenarios.map { scenario in
      FilmStrip.Row(title: scenario.take?.name ?? scenario.phase.rawValue, count: count, duration: try duration(of: scenario))
    }
    let isDark = scenarios[0].configuration.appearance == .dark
    guard let strip = FilmStrip(layout(of: count), rows: rows, isDark: isDark) else {
      throw GlissadeError.internalError("the strip could not be drawn")
    }
    for (row, scenario) in scenarios.enumerated() { try scenario.run { strip.fill(row: row, from: $0) } }
    let texts = state.map { [(PictureStateFormat.keyword, $0)] } ?? []
    try target.write(PNGEncoder.encode(strip.image, texts: texts), console: context.console)
  }
}
