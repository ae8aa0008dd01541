import Foundation
import SourceReport
import TestSupport
import Testing

@testable import GlissadeKit
@testable import UserCode

@Suite("One line says what is wrong with a file")
struct CodeLineTests {
  private let error = SourceMessage(.error, path: "/home/me/Card.swift", line: 12, column: 8, text: "cannot find “alpa” in scope")
  private let warning = SourceMessage(.warning, path: "/home/me/Card.swift", line: 3, column: 1, text: "never used")

  @Test("Nothing is said about a version that is on the stage without warnings")
  func nothing() { #expect(CodeLine(CodeStatus()) == nil) }

  @Test("An error is named by its file, line and column, and the errors come before the warnings")
  func errors() {
    let problem = CodeProblem(.code, "the new version has an error", lines: [warning, error])
    let line = CodeLine(CodeStatus(messages: [warning, error], problem: problem))
    #expect(line?.text == "Card.swift:12:8 cannot find “alpa” in scope" && line?.place == error && line?.tone == .problem)
    #expect(line?.messages == [error, warning] && line?.summary == "1 error, 1 warning")
  }

  @Test("A crash is told with the person's innermost line")
  func crash() {
    let place = SourceMessage(.error, path: "/home/me/Card.swift", line: 40, column: 5, text: "in Card.viewDidLoad()")
    let problem = CodeProblem(.crash, "the new version crashed: Fatal error: Index out of range", lines: [place])
    let line = CodeLine(CodeStatus(messages: [place], problem: problem))
    #expect(
      line?.text == "The new version crashed: Fatal error: Index out of range, at Card.swift:40:5 in Card.viewDidLoad()"
        && line?.summary == nil)
  }

  @Test("A warning about the version on the stage is no problem")
  func warnings() {
    let line = CodeLine(CodeStatus(messages: [warning]))
    #expect(line?.tone == .warning && line?.text == "Card.swift:3:1 never used" && line?.summary == nil)
  }

  @Test("The editor that is named in the environment is started at the line, and a terminal's editor in a terminal")
  func editors() throws {
    let folder = try TemporaryFolder()
    for name in ["code", "vim", "x-terminal-emulator", "xdg-open"] {
      let path = folder.path + "/" + name
      try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    func words(_ editor: String?) -> [String]? {
      var environment = ["PATH": folder.path]
      environment["VISUAL"] = editor
      return EditorCommand(path: "/a b.swift", line: 12, column: 8, environment: environment)?.words
    }
    #expect(words("code --wait") == [folder.path + "/code", "--wait", "--goto", "/a b.swift:12:8"])
    #expect(words("vim") == [folder.path + "/x-terminal-emulator", "-e", folder.path + "/vim", "+12", "/a b.swift"])
    #expect(words(nil) == [folder.path + "/xdg-open", "/a b.swift"])
    #expect(words("missing") == [folder.path + "/xdg-open", "/a b.swift"])
    #expect(EditorCommand(path: "/a.swift", line: 1, column: 1, environment: ["PATH": "/nowhere"]) == nil)
  }
}
