import Rehearsal
import Foundation
import Tweaks

struct ExportCommand: Command {
  static let name = "export"
  static let synopsis = "DEMO [-o OUT] [OPTION]..."
  static let summary = "Write a demo's tuned values as code: Swift to paste, a preset, or CSS."
  static let operand = WordKind.demoOrSource
  static let options: [any OptionDeclaration] =
    [
      StageOptions.output, format, all, StageOptions.preset, StageOptions.assignments,
    ] + StageOptions.source
  private static let format = Option<MotionExport.Format>.choice(
    "format", help: "the format (default: from the file's extension, otherwise swift)")
  private static let all = Option.flag("all", help: "include unchanged values")

  private let context: CommandContext
  private let target: OutputTarget
  private let format: MotionExport.Format
  private let export: MotionExport

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    let demo = try context.demo(arguments, of: Self.name)
    let tweaks = try StageOptions.tweaks(arguments, of: demo, in: context)
    target = arguments[StageOptions.output].map { OutputTarget(path: $0) } ?? .standardOutput
    format = try arguments[Self.format] ?? target.format(for: "an export") ?? .swift
    export = MotionExport(of: demo, tweaks, includesDefaults: arguments.has(Self.all))
  }

  func run() throws -> ExitStatus {
    try target.check(isText: true, console: context.console)
    try target.write(Data(export.text(as: format).utf8), console: context.console)
    return .success
  }
}
