import Foundation
import Host
import Rehearsal
import SDLHost

/// Finds the command in a command line and runs it. An error becomes one line and an exit status.
@MainActor
struct CommandRunner {
  static let standardCommands: [any Command.Type] = [
    RunCommand.self, ReportCommand.self, NewCommand.self, TuneCommand.self, ListCommand.self, ShotCommand.self, FilmCommand.self,
    TraceCommand.self, ExportCommand.self, CheckCommand.self, OpenCommand.self, CompletionCommand.self, ManualCommand.self,
  ]

  let context: CommandContext

  /// `words` don't include the program's name.
  func run(_ words: [String]) -> ExitStatus {
    do {
      return try perform(words)
    } catch let failure as GlissadeError {
      context.console.printError(failure)
      return ExitStatus(failure.kind)
    } catch let stopped as StoppedStage {
      context.console.printError("\(stopped)")
      return .demoError
    } catch is OutputClosed {
      return .success
    } catch {
      context.console.printError(MessageText.words(for: error))
      return .internalError
    }
  }

  private func perform(_ words: [String]) throws -> ExitStatus {
    let words = try Self.withoutHelpWord(words)
    let (command, rest) = split(words)
    if command is WindowCommand.Type, let word = firstOperand(of: words) { try WindowCommand.checkOperand(word, in: context) }
    let arguments = try ParsedArguments(rest, declared: command.options + Self.everywhere)
    if arguments.has(.help) {
      try context.console.write(command is WindowCommand.Type ? programHelp : help(for: command))
      return .success
    }
    if arguments.has(.version) {
      try context.console.write("glissade \(Workbench.version)\n\(HostLibraries.summary)\n")
      return .success
    }
    ShippedPictures.add(context.shippedPictures)
    let console = context.console
    DecoderMessages.listen(toDetails: arguments.has(.verbose)) { console.printError($0) }
    return try command.init(arguments, in: context).run()
  }

  /// The command is the first operand if that is a command's name. Options may precede it.
  private func split(_ words: [String]) -> (command: any Command.Type, rest: [String]) {
    guard let index = indexOfFirstOperand(in: words) else { return (WindowCommand.self, words) }
    guard let command = context.commands.first(where: { $0.name == words[index] }) else {
      // “glissade FILE.swift” is short for “glissade run FILE.swift”.
      return (SourcePaths.isSource(words[index]) ? RunCommand.self : WindowCommand.self, words)
    }
    return (command, Array(words[..<index] + words[(index + 1)...]))
  }

  /// Returns the index of the first word that is neither an option nor an option's value.
  private func indexOfFirstOperand(in words: [String]) -> Int? {
    let all = context.commands.flatMap { $0.options } + WindowCommand.options + Self.everywhere
    var index = 0
    while index < words.count, words[index].hasPrefix("-"), words[index] != "--" {
      let word = words[index]
      let option = all.first { "--" + $0.name == word || $0.short.map { "-\($0)" } == word }
      index += option?.takesNextWord == true ? 2 : 1
    }
    return index < words.count && words[index] != "--" ? index : nil
  }

  private func firstOperand(of words: [String]) -> String? { indexOfFirstOperand(in: words).map { words[$0] } }

  /// Returns the words with “help shot” replaced by “shot --help”.
  private static func withoutHelpWord(_ words: [String]) throws(GlissadeError) -> [String] {
    guard words.first == "help", FileKind("help") == .nothing else { return words }
    return words.dropFirst() + ["--help"]
  }

  static let everywhere: [any OptionDeclaration] = [Option<Bool>.verbose, Option<Bool>.help, Option<Bool>.version]

  private func help(for command: any Command.Type) -> String {
    var text = "Usage: glissade \(command.name) \(command.synopsis)\n"
    text += HelpText.wrap(command.summary, width: HelpText.width).joined(separator: "\n")
    return text + "\n\n" + HelpText.options(command.options + Self.everywhere)
  }

  private var programHelp: String {
    let calls = context.commands.map { (term: $0.name + " " + $0.synopsis, explanation: $0.summary) }
    var text = "Usage: glissade \(WindowCommand.synopsis)\n  or:  glissade COMMAND [OPTION]...\n"
    text += WindowCommand.summary + "\n\nCommands:\n" + HelpText.table(calls)
    text += "\nOptions of the window:\n" + HelpText.options(WindowCommand.options + Self.everywhere)
    text += "\nExit status:\n" + HelpText.table(ExitStatus.allCases.map { (term: String($0.rawValue), explanation: $0.meaning) })
    return text + "\n“glissade COMMAND --help” lists a command's options.\n"
  }
}

extension Option where Value == Bool {
  static var verbose: Option {
    flag("verbose", help: "report what decoders find wrong with pictures that they can show, and why thumbnails aren’t stored")
  }
  static var help: Option { flag("help", short: "h", help: "show this help") }
  static var version: Option { flag("version", help: "show the version") }
}
