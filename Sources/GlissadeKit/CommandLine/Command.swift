import Rehearsal

/// A command of the program. Both its initializer and its run can fail.
@MainActor
package protocol Command {
  /// The word for the command. It is empty for the default command.
  static var name: String { get }
  /// The rest of the usage line, such as "DEMO -o FILE [OPTION]...".
  static var synopsis: String { get }
  /// The description, one sentence with a full stop.
  static var summary: String { get }
  /// The options in addition to `--help` and `--version`, which every command has.
  static var options: [any OptionDeclaration] { get }

  /// The kind of the operands.
  static var operand: WordKind { get }

  /// A Boolean value that indicates whether the command opens a window.
  static var needsDisplay: Bool { get }

  init(_ arguments: ParsedArguments, in context: CommandContext) throws
  func run() throws -> ExitStatus
}

extension Command {
  package static var operand: WordKind { .text }
  package static var needsDisplay: Bool { false }
}

extension ParsedArguments {
  /// Returns the only operand.
  ///
  /// - Throws: A `CommandFailure` if it is missing, or if there are more.
  func onlyOperand(_ what: String, of command: String) throws(CommandFailure) -> String {
    guard let first = operands.first else { throw .usage("“\(command)” needs \(what)") }
    try refuseOperands(after: 1)
    return first
  }

  /// Throws an error if there are more than `count` operands.
  package func refuseOperands(after count: Int) throws(CommandFailure) {
    if operands.count > count { throw .usage("unexpected argument “\(operands[count])”") }
  }

  /// Returns the value of a required option.
  ///
  /// - Throws: A `CommandFailure` if the option is missing.
  func required<Value>(_ option: Option<Value>, by command: String) throws(CommandFailure) -> Value {
    guard let value = self[option] else {
      let written = option.short.map { "-\($0)" } ?? "--\(option.name)"
      throw .usage("“\(command)” needs \(written) \(option.placeholder ?? "")")
    }
    return value
  }
}
