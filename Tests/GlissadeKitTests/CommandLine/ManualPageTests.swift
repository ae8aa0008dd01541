import Foundation
import TestSupport
import Testing

@testable import GlissadeKit
@testable import Rehearsal

@Suite("The manual page") @MainActor
struct ManualPageTests {
  private let page = ProgramRun("manual").text

  @Test("Every command, option and exit status of the program is in the page, which is plain ASCII")
  func everything() {
    let isPlain = page.allSatisfy(\.isASCII)
    #expect(isPlain)
    for command in CommandRunner.standardCommands {
      #expect(page.contains(".SS \"glissade \(command.name)\"\n"))
      let chapter = page.components(separatedBy: ".SS \"glissade \(command.name)\"\n").last?.components(separatedBy: "\n.S").first ?? ""
      for option in command.options {
        #expect(chapter.contains(Roff.bold("--" + option.name)), "\(command.name) --\(option.name)")
      }
    }
    for option in WindowCommand.options + CommandRunner.everywhere { #expect(page.contains(Roff.bold("--" + option.name))) }
    for status in GlissadeKit.ExitStatus.allCases { #expect(page.contains(".TP\n\(Roff.bold("\(status.rawValue)"))\n")) }
  }

  @Test("Every environment variable of Glissade's own that the sources read is in the page")
  func environment() throws {
    let sources = try #require(FileManager.default.enumerator(atPath: SourceAssets.folder + "/../Sources"))
    var names: Set<String> = []
    for case let path as String in sources where path.hasSuffix(".swift") || path.hasSuffix(".c") {
      let text = try String(contentsOfFile: SourceAssets.folder + "/../Sources/" + path, encoding: .utf8)
      guard text.contains("GLISSADE_") else { continue }
      names.formUnion(text.matches(of: #/"(GLISSADE_[A-Z]+)"/#).map { String($0.1) })
    }
    #expect(names.count >= 5)
    #expect(names.subtracting(ManualPage.environment.map(\.name)).isEmpty)
  }

  @Test("Every example is a command line that the program understands")
  func examples() throws {
    for example in ManualPage.examples {
      let words = example.command.split(separator: " ").dropFirst().map(String.init)
      let command = CommandRunner.standardCommands.first { $0.name == words.first } ?? WindowCommand.self
      _ = try ParsedArguments(words, declared: command.options)
    }
  }

  @Test("The formatter of manual pages finds nothing to complain about, where it is installed")
  func formatting() throws {
    guard let groff = ProgramFolders(environment: ProcessInfo.processInfo.environment).program("groff") else { return }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-\(UUID().uuidString).1")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(page.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: groff)
    process.arguments = ["-man", "-Tutf8", "-ww", "-z", file.path]
    let complaints = Pipe()
    process.standardError = complaints
    try process.run()
    let text = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && text.isEmpty, "\(text)")
  }

  @Test(
    "Given text with what the formatter would take for its own, then it is written so that it stays text",
    arguments: [
      ("a.b -o --all “c”", "a.b \\-o \\-\\-all \\(lqc\\(rq"), (".dot", "\\&.dot"), ("'t", "\\&'t"), ("a\\b", "a\\eb"),
      ("1–2 × 3", "1\\[u2013]2 \\[u00D7] 3"),
      ("“--at” x-y", "\\(lq\\-\\-at\\(rq x-y"),
    ])
  func escaping(text: String, written: String) { #expect(Roff.text(text) == written) }
}
