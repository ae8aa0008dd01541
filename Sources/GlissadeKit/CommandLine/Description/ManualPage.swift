import Rehearsal

@MainActor
struct ManualPage {
  private let program: ProgramDescription

  init(_ program: ProgramDescription) { self.program = program }

  var text: String {
    let parts = [
      ".\\\" The command glissade manual writes this page.",
      ".TH GLISSADE 1 \"\" \"Glissade \(Workbench.version)\" \"User Commands\"",
      section("NAME") + "glissade \\- build, feel and tune UIKit transitions",
      section("SYNOPSIS") + synopsis(program.window) + "\n.br\n" + Roff.bold("glissade") + " \\fICOMMAND\\fR [\\fIOPTION\\fR]...",
      section("DESCRIPTION") + Self.description.map(Roff.text).joined(separator: "\n.PP\n"),
      section("OPTIONS OF THE WINDOW") + options(program.window),
      section("COMMANDS") + Roff.text("The option --help after a command lists its options as well."),
      program.commands.map(chapter).joined(separator: "\n"),
      section("EXIT STATUS") + Roff.text("The numbers are those of “sysexits.h”."),
      ExitStatus.allCases.map { Roff.item(Roff.bold("\($0.rawValue)"), $0.meaning + ".") }.joined(),
      section("ENVIRONMENT") + Self.environment.map { Roff.item(Roff.bold($0.name), $0.meaning) }.joined(),
      section("FILES") + Self.files.map { Roff.item(Roff.italic($0.path), $0.meaning) }.joined(),
      section("EXAMPLES") + Self.examples.map { Roff.item(Roff.bold($0.command), $0.meaning) }.joined(),
      section("SEE ALSO") + "\\fBffmpeg\\fR(1), \\fBswift\\fR(1)",
    ]
    return parts.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
  }

  private func section(_ title: String) -> String { ".SH \"\(title)\"\n" }

  private func synopsis(_ command: ProgramDescription.Command) -> String {
    let name = Roff.bold(command.name.isEmpty ? "glissade" : "glissade " + command.name)
    return command.synopsis.isEmpty ? name : name + " " + Roff.literal(command.synopsis)
  }

  private func chapter(_ command: ProgramDescription.Command) -> String {
    ".SS \"glissade \(command.name)\"\n\(synopsis(command))\n.PP\n\(Roff.text(command.summary))\n" + options(command)
  }

  /// Leaves out the options of every command, which are listed with those of the window.
  private func options(_ command: ProgramDescription.Command) -> String {
    let common = command.name.isEmpty ? [] : Set(CommandRunner.everywhere.map(\.name))
    return command.options.filter { !common.contains($0.name) }.map { option in
      let value = option.placeholder.map { placeholder in
        option.valueIfBare == nil ? "=" + Roff.italic(placeholder) : "[=" + Roff.italic(placeholder) + "]"
      }
      let short = option.short.map { Roff.bold("-\($0)") + ", " } ?? ""
      return Roff.item(short + Roff.bold("--" + option.name) + (value ?? ""), option.help + ".")
    }.joined()
  }
}
