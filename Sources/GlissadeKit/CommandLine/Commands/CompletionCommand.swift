import Rehearsal
import Tweaks

struct CompletionCommand: Command {
  static let name = "completion"
  static let synopsis = "bash | zsh | fish"
  static let summary = "Write the script with which a shell completes commands, options, and the names of demos, takes, presets and values."
  static let options: [any OptionDeclaration] = []
  static let operand = WordKind.words(Shell.allCases.map(\.rawValue))

  private let context: CommandContext
  private let shell: Shell

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    let names = Shell.allCases.map(\.rawValue)
    let name = try arguments.onlyOperand("the name of a shell: \(names.joined(separator: ", "))", of: Self.name)
    guard let shell = Shell(rawValue: name) else {
      let hint = NearestName.find(name, among: names).map { "; did you mean “\($0)”?" } ?? ""
      throw GlissadeError.usage("there is no completion for “\(name)”, only for \(names.joined(separator: ", "))\(hint)")
    }
    self.shell = shell
  }

  func run() throws -> ExitStatus {
    let program = ProgramDescription(context)
    let script =
      switch shell {
      case .bash: BashCompletion(program).text
      case .zsh: ZshCompletion(program).text
      case .fish: FishCompletion(program).text
      }
    try context.console.write(script)
    return .success
  }

  private enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }
}
