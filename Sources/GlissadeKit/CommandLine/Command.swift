import Rehearsal

@MainActor
package protocol Command {
  /// Empty for the default command.
  static var name: String { get }
  /// The rest of the usage line, such as "DEMO -o FILE [OPTION]...".
  static var synopsis: String { get }
  /// One sentence with a full stop.
  static var summary: String { get }
  /// The options in addition to those of every command.
  static var options: [any OptionDeclaration] { get }

  static var operand: WordKind { get }

  static var needsDisplay: Bool { get }

  init(_ arguments: ParsedArguments, in context: CommandContext) throws
  func run() throws -> ExitStatus
}

extension Command {
  package static var operand: WordKind { .text }
  package static var needsDisplay: Bool { false }
}

extension ParsedArguments {
  /// Throws a `CommandFailure` unless there is exactly one operand. `what` describes it in the message.
  func onlyOperand(_ what: String, of command: String) throws(CommandFailure) -> String {
    guard let first = operands.first else { throw .usage("“\(command)” needs \(what)") }
    try refuseOperands(after: 1)
    return first
  }

  package func refuseOperands(after count: Int) throws(CommandFailure) {
    if operands.count > count { throw .usage("unexpected argument “\(operands[count])”") }
  }

  /// Throws a `CommandFailure` if the option is missing.
  func required<Value>(_ option: Option<Value>, by command: String) throws(CommandFailure) -> Value {
    guard let value = self[option] else {
      let written = option.short.map { "-\($0)" } ?? "--\(option.name)"
      throw .usage("“\(command)” needs \(written) \(option.placeholder ?? "")")
    }
    return value
  }
}
