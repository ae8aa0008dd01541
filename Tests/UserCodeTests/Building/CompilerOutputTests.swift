import SourceReport
import Testing

@testable import UserCode

@Suite("What the compiler says about ported files")
struct CompilerOutputTests {
  private let path = "/home/zoë/My Café: drafts/Card.swift"

  private func messages(_ text: String, about paths: Set<String>? = nil) -> [SourceMessage] {
    CompilerOutput(text, about: paths ?? [path]).messages
  }

  @Test("Given a path with spaces, colons and letters beyond ASCII, then errors and warnings have its lines and columns")
  func places() {
    let text = """
      \(path):12:8: error: cannot find 'alpa' in scope
      \(path):3:1: warning: variable 'x' was never used
      """
    #expect(
      messages(text) == [
        SourceMessage(.error, path: path, line: 12, column: 8, text: "cannot find 'alpa' in scope"),
        SourceMessage(.warning, path: path, line: 3, column: 1, text: "variable 'x' was never used"),
      ])
  }

  @Test("Given a path that the compiler repeats as it is in a literal, then messages have the path itself")
  func literals() {
    let path = "/home/a\nb\"c\\d.swift"
    #expect(messages("/home/a\\nb\\\"c\\\\d.swift:2:1: error: no\n", about: [path]).map(\.path) == [path])
  }

  @Test("Given source lines, carets and notes, then none of them is a message")
  func context() {
    let text = """
      \(path):12:8: error: missing argument: 'duration'
        animate(error: warning: 3)
               ^
      \(path):2:3: note: 'animate' declared here
      """
    #expect(messages(text).map(\.text) == ["missing argument: 'duration'"])
  }

  @Test("Given the same message twice, then it is there once")
  func duplicates() {
    let line = "\(path):1:1: error: expected declaration\n"
    #expect(messages(line + line).count == 1)
  }

  @Test("Given messages about other files, then they are left out")
  func otherFiles() {
    #expect(messages("/tmp/Entry.swift:4:2: error: ambiguous use of 'init'").isEmpty)
  }

  @Test("Given an error without a place, then it is a message about no file")
  func withoutPlace() {
    let expected = SourceMessage(.error, path: nil, line: 0, column: 0, text: "no such module 'GlissadeLive'")
    #expect(messages("error: no such module 'GlissadeLive'") == [expected])
    #expect(messages("<unknown>:0: error: no such module 'GlissadeLive'") == [expected])
  }

  @Test("Given Windows line ends, then the text ends before them")
  func windowsLineEnds() {
    #expect(messages("\(path):1:1: error: expected ')'\r\n").map(\.text) == ["expected ')'"])
  }

  @Test("Given the name of the module that ported code imports, then it is UIKit in the message")
  func words() {
    #expect(messages("\(path):1:1: error: no type 'Foo' in 'GlissadeLive'").map(\.text) == ["no type 'Foo' in 'UIKit'"])
  }
}
