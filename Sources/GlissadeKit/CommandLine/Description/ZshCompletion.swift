@MainActor
struct ZshCompletion {
  private let program: ProgramDescription

  init(_ program: ProgramDescription) { self.program = program }

  var text: String {
    let demos = program.demos.map { "    " + Self.quoted(Self.escaped($0.id) + ":" + $0.title) }
    let commands = program.commands.map { "    " + Self.quoted($0.name + ":" + $0.summary) }
    let ids = program.demos.map(\.id).joined(separator: "|")
    let names = program.commands.map(\.name).joined(separator: "|")
    return """
      #compdef glissade
      # Completes command lines of glissade \(Workbench.version) in zsh. “glissade completion zsh” writes this script.

      _glissade_demos() {
        local -a demos=(
      \(demos.joined(separator: "\n"))
        )
        _describe -t demos 'demo' demos
      }

      _glissade_commands() {
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        _describe -t commands 'command' commands
      }

      # Adds the names of a kind, as “glissade list” knows them for the demo, with a suffix.
      _glissade_names() {
        local -a names
        [[ -n $demo ]] || return 1
        names=(${(f)"$(_call_program names ${(q)program} list ${(q)demo} --only=$1 2>/dev/null)"})
        compadd -S "$2" -a names
      }

      _glissade_takes() { _alternative 'takes:take:_glissade_names takes " "' 'files:file:_files -g "*.json(-.)"' }
      _glissade_presets() { _alternative 'presets:preset:_glissade_names presets " "' 'files:file:_files -g "*.json(-.)"' }
      _glissade_values() { _glissade_names values '=' }
      _glissade_demo_or_source() { _alternative 'demos:demo:_glissade_demos' 'files:Swift file:_files -g "*.swift(-.)"' }
      _glissade_first() { _alternative 'commands:command:_glissade_commands' 'files:picture:\(action(program.window.operand))' }

      _glissade() {
        local program=$words[1] command='' demo='' word
        integer index place=0
        for (( index = 2; index < CURRENT; index++ )); do
          word=$words[index]
          case $word in
            (\(ids)) demo=$word ;;
            (\(names)) [[ -n $command ]] || { command=$word; place=index } ;;
          esac
        done
        if (( place )); then
          words[place]=()
          (( CURRENT-- ))
        fi
        case $command in
      \(([program.window] + program.commands).map(branch).joined(separator: "\n"))
        esac
      }

      _glissade "$@"

      """
  }

  private func branch(_ command: ProgramDescription.Command) -> String {
    let operand = command.name.isEmpty ? "_glissade_first" : action(command.operand)
    let specifications = command.options.map(specification) + (operand.isEmpty ? [] : [Self.quoted("*: :" + operand)])
    return """
          (\(command.name.isEmpty ? "''" : command.name))
            _arguments -s -S : \\
      \(specifications.map { "        " + $0 }.joined(separator: " \\\n"))
            ;;
      """
  }

  /// Returns the words that describe an option to `_arguments`.
  private func specification(_ option: any OptionDeclaration) -> String {
    let description = "[" + option.help.replacing("\\", with: "\\\\").replacing("]", with: "\\]") + "]"
    var (value, long, short) = ("", "--" + option.name, option.short.map { "-\($0)" })
    if let placeholder = option.placeholder {
      let separator = option.valueIfBare == nil ? ":" : "::"
      value = separator + Self.escaped(placeholder) + ":" + action(option.kind)
      long += option.valueIfBare == nil ? "=" : "=-"
      short = short.map { $0 + "+" }
    }
    let repeats = option.kind == .assignment ? "*" : ""
    guard let short else { return Self.quoted(repeats + long + description + value) }
    return Self.quoted("(-\(option.short.map(String.init) ?? "") --\(option.name))") + "{\(short),\(long)}"
      + Self.quoted(description + value)
  }

  /// Returns the action that completes a word, or an empty string if there is none.
  private func action(_ kind: WordKind) -> String {
    switch kind {
    case .text: ""
    case .words(let words): "(" + words.joined(separator: " ") + ")"
    case .file([]): "_files"
    case .file(let extensions): "_files -g \"*.(#i)(\(extensions.joined(separator: "|")))(-.)\""
    case .folder: "_files -/"
    case .demo: "_glissade_demos"
    case .demoOrSource: "_glissade_demo_or_source"
    case .take: "_glissade_takes"
    case .preset: "_glissade_presets"
    case .assignment: "_glissade_values"
    }
  }

  private static func escaped(_ text: String) -> String { text.replacing(":", with: "\\:") }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
