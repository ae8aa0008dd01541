/// One thing that the program can be told to do. Reading the arguments may fail; so may the work.
@MainActor
protocol Command {
  /// The word that calls it; empty for what happens without one.
  static var name: String { get }
  /// What follows the command in the usage line, such as "DEMO -o FILE [OPTION]...".
  static var synopsis: String { get }
  /// One sentence with a full stop.
  static var summary: String { get }
  /// Besides `--help` and `--version`, which every command has.
  static var options: [any OptionDeclaration] { get }

  /// Whether the command opens a window.
  static var needsDisplay: Bool { get }

  init(_ arguments: ParsedArguments, in context: CommandContext) throws
  func run() throws -> ExitStatus
}

extension Command {
  static var needsDisplay: Bool { false }
}

extension ParsedArguments {
  /// The only operand, or a failure that says which is missing or one too many.
  func onlyOperand(_ what: String, of command: String) throws(CommandFailure) -> String {
    guard let first = operands.first else { throw .usage("“\(command)” needs \(what)") }
    try refuseOperands(after: 1)
    return first
  }

  /// Fails if there are more operands than `count`.
  func refuseOperands(after count: Int) throws(CommandFailure) {
    if operands.count > count { throw .usage("there is no use for “\(operands[count])” here") }
  }

  /// The value of an option that must be given.
  func required<Value>(_ option: Option<Value>, by command: String) throws(CommandFailure) -> Value {
    guard let value = self[option] else {
      let written = option.short.map { "-\($0)" } ?? "--\(option.name)"
      throw .usage("“\(command)” needs \(written) \(option.placeholder ?? "")")
    }
    return value
  }
}
