import Rehearsal

/// The commands, options and demos of the program, for the manual page and the completions of shells.
@MainActor
struct ProgramDescription {
  @MainActor
  struct Command {
    let name: String
    let synopsis: String
    let summary: String
    let options: [any OptionDeclaration]
    let operand: WordKind

    init(_ type: any GlissadeKit.Command.Type) {
      name = type.name
      synopsis = type.synopsis
      summary = type.summary
      options = type.options + CommandRunner.everywhere
      operand = type.operand
    }
  }

  /// The default command, which has no name.
  let window: Command
  let commands: [Command]
  let demos: [(id: String, title: String)]

  init(_ context: CommandContext) {
    window = Command(WindowCommand.self)
    commands = context.commands.map(Command.init)
    demos = context.demos.demos.map { ($0.name, $0.title) }
  }
}
