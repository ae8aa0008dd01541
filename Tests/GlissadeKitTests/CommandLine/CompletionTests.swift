@testable import GlissadeKit
@testable import PhotoFolder
@testable import Rehearsal
import Foundation
import TestSupport
import Testing

@Suite("Completion in shells") @MainActor
struct CompletionTests {
  private nonisolated static let shells = ["bash", "zsh", "fish"]

  @Test("Given a shell, then its script has every command, option, choice and demo of the program", arguments: shells)
  func everything(shell: String) {
    let script = ProgramRun("completion", shell).text
    for command in CommandRunner.standardCommands {
      #expect(script.contains(command.name))
      for option in command.options + CommandRunner.everywhere {
        #expect(script.contains(shell == "fish" ? "-l \(option.name) " : "--\(option.name)"), "\(command.name) \(option.name)")
        if let short = option.short { #expect(script.contains(shell == "fish" ? "-s \(short) " : "-\(short)")) }
        if case .words(let words) = option.kind { #expect(script.contains(words.joined(separator: " "))) }
      }
    }
    let demos = ProgramRun("list", "--only=demos").text.split(separator: "\n")
    #expect(demos.contains("modal-card"))
    for demo in demos { #expect(script.contains(demo)) }
    #expect(ProgramRun("completion", shell).text == script, "It is the same each time.")
  }

  @Test("Given a script, then the shell that it is for understands it, where it is installed", arguments: shells)
  func syntax(shell: String) throws {
    guard let program = ProgramFolders(environment: ProcessInfo.processInfo.environment).program(shell) else { return }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-\(UUID().uuidString).\(shell)")
    defer { try? FileManager.default.removeItem(at: file) }
    try ProgramRun("completion", shell).output.write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-n", file.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(
    "Given a command line, when Tab is pressed in bash, then it offers what may follow",
    arguments: [
      (["glissade", "fi"], ["film"]),
      (["glissade", "completion", ""], ["bash", "zsh", "fish"]),
      (["glissade", "shot", "modal"], ["modal-card"]),
      (["glissade", "shot", "modal-card", "--pha"], ["--phase"]),
      (["glissade", "shot", "modal-card", "--phase", "p"], ["present"]),
      (["glissade", "shot", "modal-card", "--phase", "=", "d"], ["dismiss"]),
      (["glissade", "--demo", "flip"], ["flip-card"]),
      (["glissade", "--demo=flip-card", "--app"], ["--appearance"]),
      (["glissade", "list", "--only", "t"], ["takes"]),
      (["glissade", "trace", "modal-card", "--fps", ""], []),
      (["glissade", "shot", "modal-card", "--set", "id", "=", ""], []),
    ])
  func bash(words: [String], offered: [String]) throws {
    let script = ProgramRun("completion", "bash").text
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let asking = "COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1); _glissade; printf '%s\\n' \"${COMPREPLY[@]}\""
    process.arguments = ["bash", "--norc", "-c", script + "\n" + asking]
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.split(separator: "\n").map(String.init) == offered)
  }

  @Test("Given pictures that the window shows, then their files are offered")
  func pictures() {
    guard case .file(let extensions) = WordKind.pictures else { return }
    #expect(PhotoEntry.pictureExtensions.subtracting(["jxl"]).isSubset(of: extensions))
  }

  @Test("Given no shell, or one that has no script, then the program says which there are, and exits 64")
  func wrongShell() {
    #expect(ProgramRun("completion").errors == ["glissade: “completion” needs the name of a shell: bash, zsh, fish"])
    let run = ProgramRun("completion", "fis")
    #expect(run.status == .usage)
    #expect(run.errors == ["glissade: there is no completion for “fis”, only for bash, zsh, fish; did you mean “fish”?"])
  }

  @Test("“list --only” prints the names of one kind, one in a line")
  func names() {
    #expect(ProgramRun("list", "modal-card", "--only=takes").text.split(separator: "\n").contains("taps"))
    #expect(ProgramRun("list", "modal-card", "--only=values").text.split(separator: "\n").contains("present.damping"))
    #expect(ProgramRun("list", "modal-card", "modal-card", "--only=demos").text == "modal-card\n")
    #expect(ProgramRun("list", "--only=takes", "--json").status == .usage)
  }
}
