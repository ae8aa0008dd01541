@MainActor
struct FishCompletion {
  private let program: ProgramDescription

  init(_ program: ProgramDescription) { self.program = program }

  var text: String {
    let names = program.commands.map(\.name).joined(separator: " ")
    let demos = program.demos.map { "  echo \(Self.quoted($0.id + "\t" + $0.title))" }
    let commands = program.commands.map { "\(start(of: program.window)) -a \($0.name) -d \(Self.quoted($0.summary))" }
    return """
      # Completes command lines of glissade \(Workbench.version) in fish. “glissade completion fish” writes this script.

      set -g __glissade_commands \(names)

      function __glissade_demos
      \(demos.joined(separator: "\n"))
      end

      # Prints the names of a kind, as “glissade list” knows them for the demo on the command line.
      function __glissade_names
        set -l words (commandline -opc)
        for word in $words[2..-1]
          if contains -- $word \(program.demos.map(\.id).joined(separator: " "))
            $words[1] list $word --only=$argv[1] 2>/dev/null
            return
          end
        end
      end

      # Prints folders, and the files with one of the extensions.
      function __glissade_files
        set -l extensions (string join '|' $argv)
        __fish_complete_path (commandline -ct) | string match -r -i "^.*(?:/|\\.(?:$extensions))(?:\\t.*)?\\$"
      end

      complete -c glissade -f
      \(commands.joined(separator: "\n"))
      \(([program.window] + program.commands).flatMap(lines).joined(separator: "\n"))

      """
  }

  private func lines(_ command: ProgramDescription.Command) -> [String] {
    let condition = start(of: command)
    let operand = source(command.operand).map { [condition + " " + $0] } ?? []
    return operand
      + command.options.map { option in
        var line = condition + (option.short.map { " -s \($0)" } ?? "") + " -l \(option.name)"
        if option.takesNextWord { line += " -r " + (source(option.kind) ?? "-f") }
        return line + " -d " + Self.quoted(option.help)
      }
  }

  /// Returns the beginning of a line that applies only to a command.
  private func start(of command: ProgramDescription.Command) -> String {
    let seen = "__fish_seen_subcommand_from "
    return "complete -c glissade -n '\(command.name.isEmpty ? "not " + seen + "$__glissade_commands" : seen + command.name)'"
  }

  /// Returns the arguments of `complete` for words of a kind, or nil if they can't be completed.
  private func source(_ kind: WordKind) -> String? {
    switch kind {
    case .text: nil
    case .words(let words): "-f -a " + Self.quoted(words.joined(separator: " "))
    case .file([]): "-F"
    case .file(let extensions): "-f -a " + Self.quoted("(__glissade_files \(extensions.joined(separator: " ")))")
    case .folder: "-f -a '(__fish_complete_directories)'"
    case .demo: "-f -a '(__glissade_demos)'"
    case .demoOrSource: "-f -a '(__glissade_demos) (__glissade_files swift)'"
    case .take: "-f -a '(__glissade_names takes) (__glissade_files json)'"
    case .preset: "-f -a '(__glissade_names presets) (__glissade_files json)'"
    case .assignment: "-f -a '(__glissade_names values)='"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
