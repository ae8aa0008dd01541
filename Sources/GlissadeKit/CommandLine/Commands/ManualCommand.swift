import Rehearsal

struct ManualCommand: Command {
  static let name = "manual"
  static let synopsis = ""
  static let summary = "Write the manual page, to read with “glissade manual | man -l -”."
  static let options: [any OptionDeclaration] = []

  private let context: CommandContext

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    try arguments.refuseOperands(after: 0)
    self.context = context
  }

  func run() throws -> ExitStatus {
    try context.console.write(ManualPage(ProgramDescription(context)).text)
    return .success
  }
}
