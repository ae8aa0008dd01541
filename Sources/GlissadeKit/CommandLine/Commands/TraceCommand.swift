import Foundation

/// Writes the motion of a phase as numbers.
struct TraceCommand: Command {
  static let name = "trace"
  static let synopsis = "DEMO [-o OUT] [OPTION]..."
  static let summary = "Write the motion of a demo's named layers as numbers, a row for each frame and layer."
  static let options: [any OptionDeclaration] = [output, format, rate] + StageOptions.all
  private static let output = Option<String>.text(
    "output", short: "o", "OUT", help: "the file to write; standard output if not given, or for -")
  private static let format = Option<TraceFormat>.choice("format", help: "as the file's name ends, else csv, if not given")
  private static let rate = Option.count("fps", "N", in: 1...1000, help: "rows a second; 60 if not given")

  private let context: CommandContext
  private let scenario: Scenario
  private let target: OutputTarget
  private let format: TraceFormat
  private let framesPerSecond: Int

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    scenario = try Scenario(arguments, command: Self.name, in: context)
    target = arguments[Self.output].map { OutputTarget(path: $0) } ?? .standardOutput
    format = try arguments[Self.format] ?? target.format(for: "a trace") ?? .csv
    framesPerSecond = arguments[Self.rate] ?? 60
  }

  func run() throws -> ExitStatus {
    try target.check(isText: true, console: context.console)
    let table = try scenario.run(Tracer(framesPerSecond: framesPerSecond).trace)
    try target.write(format == .csv ? Data(table.csv.utf8) : try JSONText.data(table.rows), console: context.console)
    return .success
  }
}

enum TraceFormat: String, CaseIterable, Sendable {
  case csv
  case json
}
