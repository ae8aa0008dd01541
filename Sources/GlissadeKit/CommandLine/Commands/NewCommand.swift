import Rehearsal
import Tweaks
import UserCode

struct NewCommand: Command {
  static let name = "new"
  static let synopsis = "NAME [--template=TEMPLATE]"
  static let summary = "Write NAME.swift, a transition in UIKit code to begin with, which also compiles in Xcode."
  static let options: [any OptionDeclaration] = [template]
  private static let template = Option<Starter.Template>.choice("template", help: "the kind of transition (default: card)")

  private let context: CommandContext
  private let starter: Starter
  private let template: Starter.Template

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    starter = try Starter(name: try arguments.onlyOperand("a name", of: Self.name))
    template = arguments[Self.template] ?? .card
  }

  func run() throws -> ExitStatus {
    try starter.write(template, from: context.assets)
    let next = "glissade run " + ShellWord.quoted(starter.path)
    try context.console.write("Wrote “\(starter.path)”. To see it, and to see each change as you save it:\n  \(next)\n")
    return .success
  }
}
