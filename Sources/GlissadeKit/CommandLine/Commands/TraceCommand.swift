import Rehearsal
import Foundation
import UIKit

struct TraceCommand: Command {
  static let name = "trace"
  static let synopsis = "DEMO [-o OUT] [OPTION]..."
  static let summary =
    "Write the motion of a demo's named layers as numbers, a row for each frame and layer; or, with --calls, the calls "
    + "between UIKit and the demo's code, a line for each."
  static let operand = WordKind.demoOrSource
  static let options: [any OptionDeclaration] = [StageOptions.output, calls, format, rate] + StageOptions.all
  private static let calls = Option.flag("calls", help: "write the calls between UIKit and the demo's code instead of the motion")
  private static let format = Option<TraceFormat>.choice(
    "format", help: "the format (default: from the file's extension, otherwise csv; with --calls, text)")
  private static let rate = Option.count("fps", "N", in: 1...1000, help: "rows per second (default: 60)")

  private let context: CommandContext
  private let scenario: Scenario
  private let target: OutputTarget
  private let listsCalls: Bool
  private let format: TraceFormat
  private let framesPerSecond: Int

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    scenario = try Scenario(arguments, command: Self.name, in: context)
    target = arguments[StageOptions.output].map { OutputTarget(path: $0) } ?? .standardOutput
    listsCalls = arguments.has(Self.calls)
    format = try arguments[Self.format] ?? target.format(for: "a trace") ?? (listsCalls ? .text : .csv)
    if format == .text, !listsCalls { throw GlissadeError.usage("text is for calls: add --calls, or choose csv or json") }
    if listsCalls, arguments[Self.rate] != nil {
      throw GlissadeError.usage("calls have no frame rate: leave out --fps or --calls")
    }
    framesPerSecond = arguments[Self.rate] ?? 60
  }

  func run() throws -> ExitStatus {
    try target.check(isText: true, console: context.console)
    try context.preparePlatform()
    try target.write(listsCalls ? try calls() : try motion(), console: context.console)
    return .success
  }

  private func motion() throws -> Data {
    let table = try scenario.run { Tracer(framesPerSecond: framesPerSecond).trace($0) }
    return format == .json ? try table.json() : Data(table.csv.utf8)
  }

  private func calls() throws -> Data {
    let log = TransitionCallLog()
    let table = try scenario.run(noting: log) { run in
      run.finish()
      return CallTable(calls: run.timed(log))
    }
    return switch format {
    case .text: Data(table.text.utf8)
    case .csv: Data(table.csv.utf8)
    case .json: try table.json()
    }
  }
}

enum TraceFormat: String, CaseIterable, Sendable {
  case csv
  case json
  case text
}
