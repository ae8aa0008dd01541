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
  /// Returns the only operand.
  ///
  /// - Throws: A `GlissadeError` if it is missing, or if there are more.
  func onlyOperand(_ what: String, of command: String) throws(GlissadeError) -> String {
    guard let first = operands.first else { throw .usage("“\(command)” needs \(what)") }
    try refuseOperands(after: 1)
    return first
  }

  /// Throws an error if there are more than `count` operands.
  package func refuseOperands(after count: Int) throws(GlissadeError) {
    if operands.count > count { throw .usage("unexpected argument “\(operands[count])”") }
  }

  /// Returns the value of a required option.
  ///
  /// - Throws: A `GlissadeError` if the option is missing.
  func required<Value>(_ option: Option<Value>, by command: String) throws(GlissadeError) -> Value {
    guard let value = self[option] else {
      let written = option.short.map { "-\($0)" } ?? "--\(option.name)"
      throw .usage("“\(command)” needs \(written) \(option.placeholder ?? "")")
    }
    return value
  }
}
