import Projects
import Rehearsal
import UserCode

struct ReportCommand: Command {
  static let name = "report"
  static let synopsis = "PROJECT|FILE.swift... [OPTION]..."
  static let summary = "Say what of a project runs, what stands in, and what is missing. The exit status is 65 if it does not start."
  static let operand = WordKind.sources
  static let options: [any OptionDeclaration] = [json] + StageOptions.source
  private static let json = Option.flag("json", help: "print JSON")

  private let context: CommandContext
  private let request: CodeRequest
  private let isJSON: Bool

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    guard !arguments.operands.isEmpty else { throw GlissadeError.usage("“report” needs the folder of a project, or a Swift file") }
    self.context = context
    request = try SourcePaths.request(arguments)
    isJSON = arguments.has(Self.json)
  }

  func run() throws -> ExitStatus {
    let report = try request.projectReport(by: context.codeTools)
    try context.console.write(isJSON ? try report.json() : report.text)
    return report.starts ? .success : .demoError
  }
}
