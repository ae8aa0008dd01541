import SourceReport
import Testing

@testable import UserCode

@Suite("The order of errors")
struct MessageOrderTests {
  private func error(_ text: String, _ line: Int = 1, in path: String = "/a.swift") -> SourceMessage {
    SourceMessage(.error, path: path, line: line, column: 1, text: text)
  }

  private func texts(_ messages: [SourceMessage]) -> [String] { MessageOrder(messages).messages.map(\.text) }

  @Test("Given errors of all kinds, then modules come first, then names, then members, then the rest, then warnings")
  func order() {
    let warning = SourceMessage(.warning, path: "/a.swift", line: 1, column: 1, text: "variable 'x' was never used")
    let messages = [
      warning, error("missing return"), error("value of type 'CALayer' has no member 'x'"), error("cannot find type 'Card' in scope"),
      error("there is no module Deck here", in: "/b.swift"),
    ]
    #expect(
      texts(messages) == [
        "there is no module Deck here", "cannot find type 'Card' in scope", "value of type 'CALayer' has no member 'x'", "missing return",
        "variable 'x' was never used",
      ])
  }

  @Test("Given the same missing name at many places, then it is there once, at the first place, with their number")
  func repetitions() {
    let ordered = MessageOrder([3, 8, 9].map { error("cannot find 'x' in scope", $0) }).messages
    #expect(ordered == [error("cannot find 'x' in scope (and at 2 other places)", 3)])
  }

  @Test("Given errors that follow from a missing name, then they are counted with the last one above them")
  func consequences() {
    let messages = [
      error("cannot find 'card' in scope", 3), error("cannot infer contextual base in reference to member 'red'", 3),
      error("cannot find 'deck' in scope", 7), error("generic parameter 'T' could not be inferred", 9),
      error("'nil' requires a contextual type", 10),
    ]
    #expect(
      texts(messages) == [
        "cannot find 'card' in scope … and 1 more that follows from it", "cannot find 'deck' in scope … and 2 more that follow from it",
      ])
  }

  @Test("Given an import of a missing module, then what its file can't find is counted with it, and other files' errors aren't")
  func modules() {
    let messages = [
      error("cannot find type 'Anchor' in scope", 5), error("cannot find type 'Anchor' in scope", 6),
      error("value of type 'UIView' has no member 'anchors'", 8), error("cannot infer type of closure parameter", 8),
      error("cannot find 'card' in scope", 1, in: "/b.swift"), error("there is no module Anchors here", 2),
    ]
    #expect(
      texts(messages) == ["there is no module Anchors here … and 4 more that follow from it", "cannot find 'card' in scope"])
  }

  @Test("Given consequences without a cause, then they stay as they are")
  func noCause() {
    let messages = [error("generic parameter 'T' could not be inferred"), error("missing return", 4)]
    #expect(texts(messages) == ["missing return", "generic parameter 'T' could not be inferred"])
  }
}
