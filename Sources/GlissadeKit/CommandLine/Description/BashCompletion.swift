@MainActor
struct BashCompletion {
  private let program: ProgramDescription

  init(_ program: ProgramDescription) { self.program = program }

  var text: String {
    let ids = program.demos.map(\.id)
    let names = program.commands.map(\.name)
    return """
      # Completes command lines of glissade \(Workbench.version) in bash. “glissade completion bash” writes this script.

      # Adds those lines of standard input that begin with the current word.
      _glissade_lines() {
        local line
        while IFS= read -r line; do
          [[ $line == "$current"* ]] && COMPREPLY+=("$(printf '%q' "$line")")
        done
      }

      # Adds folders, and the files with one of the extensions, or all files without any.
      _glissade_files() {
        local file extension
        compopt -o filenames 2>/dev/null
        while IFS= read -r file; do
          extension=${file##*.}
          if [[ $# -eq 0 || -d ${file/#\\~\\//$HOME/} || " $* " == *" ${extension,,} "* ]]; then COMPREPLY+=("$file"); fi
        done < <(compgen -f -- "$current")
      }

      # Adds the names of a kind, as “glissade list” knows them for the demo.
      _glissade_names() {
        [[ -n $demo ]] && _glissade_lines < <("${COMP_WORDS[0]}" list "$demo" --only="$1" 2>/dev/null)
      }

      _glissade() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command='' demo='' value='' word options kind
        local demos='\(ids.joined(separator: " "))'
        COMPREPLY=()
        # “--name=value” is three words here.
        if [[ $current == '=' ]]; then
          current=''
        elif [[ $previous == '=' ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
          [[ $previous == -* ]] || return
        fi
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          if [[ " $demos " == *" $word "* ]]; then demo=$word; fi
          case $word in
            \(names.joined(separator: " | "))) [[ -n $command ]] || command=$word ;;
          esac
        done
        case $command in
      \(([program.window] + program.commands).map(branch).joined(separator: "\n"))
        esac
        if [[ -z $value && $current == -* ]]; then
          _glissade_lines < <(printf '%s\\n' $options)
          return
        fi
        case $kind in
          words*) _glissade_lines < <(printf '%s\\n' ${kind#words}) ;;
          file*) _glissade_files ${kind#file} ;;
          folder) _glissade_files / ;;
          demo) _glissade_lines < <(printf '%s\\n' $demos) ;;
          demoOrSource)
            _glissade_lines < <(printf '%s\\n' $demos)
            _glissade_files swift
            ;;
          take | preset)
            _glissade_names "${kind}s"
            _glissade_files json
            ;;
          assignment)
            compopt -o nospace 2>/dev/null
            _glissade_names values
            COMPREPLY=("${COMPREPLY[@]/%/=}")
            ;;
        esac
        if [[ -z $command && -z $value ]]; then _glissade_lines < <(printf '%s\\n' \(names.joined(separator: " "))); fi
      }

      complete -F _glissade glissade

      """
  }

  /// Returns the branch for a command, which determines how the current word is completed.
  private func branch(_ command: ProgramDescription.Command) -> String {
    let options = command.options.flatMap { option in ["--" + option.name] + (option.short.map { ["-\($0)"] } ?? []) }
    let values = command.options.filter(\.takesNextWord).map { option in
      let names = (option.short.map { ["-\($0)"] } ?? []) + ["--" + option.name]
      return "        \(names.joined(separator: " | "))) value=yes kind='\(word(for: option.kind))' ;;"
    }
    let cases = values.isEmpty ? "" : "      case $previous in\n" + values.joined(separator: "\n") + "\n      esac\n"
    return """
          \(command.name.isEmpty ? "''" : command.name))
            options='\(options.joined(separator: " "))'
            kind='\(word(for: command.operand))'
      \(cases)      ;;
      """
  }

  private func word(for kind: WordKind) -> String {
    switch kind {
    case .text: ""
    case .words(let words): (["words"] + words).joined(separator: " ")
    case .file(let extensions): (["file"] + extensions).joined(separator: " ")
    case .folder: "folder"
    case .demo: "demo"
    case .demoOrSource: "demoOrSource"
    case .take: "take"
    case .preset: "preset"
    case .assignment: "assignment"
    }
  }
}
