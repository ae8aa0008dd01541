import Foundation
import SourceReport
import Testing
import Tweaks

@testable import GlissadeKit
@testable import Rehearsal
@testable import UserCode

@Suite("The tuned values of a person's file") @MainActor
struct FileValueTests {
  private let harness: OpenFilesHarness
  private var session: StageSession { harness.session }

  init() throws { harness = try OpenFilesHarness() }

  @Test("Values that were tuned and not written come back when the file is opened again, and only for that path")
  func tuning() throws {
    try harness.open()
    harness.source.show(["Card"])
    session.tweaks.set(.number(0.3), for: "duration")
    session.files.close(session.files.files[0])
    #expect(session.definition.chapter != .files && session.files.files.isEmpty)
    try harness.open()
    harness.sources[1].show(["Card"])
    #expect(session.tweaks.changedValues == ["duration": .number(0.3)])
    try harness.open("Card2.swift")
    harness.sources[2].show(["Card2"])
    #expect(!session.tweaks.hasChanges)
  }

  @Test("The code of the shown file runs with the tuned values, at the next start with those that were kept, and of no other file")
  func usedValues() throws {
    try harness.open()
    harness.source.show(["Card"])
    session.tweaks.set(.number(0.3), for: "duration")
    #expect(harness.source.usedValues == ["duration": .number(0.3)])
    session.tweaks.resetAll()
    #expect(harness.source.usedValues.isEmpty)
    session.tweaks.set(.number(0.3), for: "duration")
    session.files.close(session.files.files[0])
    try harness.open()
    harness.sources[1].show(["Card"])
    #expect(harness.sources[1].usedValues == ["duration": .number(0.3)])
  }

  @Test("When values were written into a file, then undoing takes them out again, and tunes them as before")
  func undoWriting() throws {
    try harness.open("Card.swift")
    let path = harness.source.request.files[0]
    try Data("let duration = 0.5\n".utf8).write(to: URL(fileURLWithPath: path))
    let value = SourceValue(
      index: 0, id: "duration", title: "Duration", group: "Card",
      content: .number(.init(value: 0.5, range: 0...1, step: 0.1, unit: .seconds, isInteger: false)), file: 0, range: 15..<18, line: 1,
      text: "0.5", isPrimary: true)
    let report = SourceReport(
      files: [SourceFile(path: path, portedPath: "")], messages: [], values: [value], roots: [], digest: "")
    harness.source.show(["Card"])
    session.tweaks.set(.number(0.8), for: "duration")
    let file = try #require(session.shownFile)
    try session.files.write(SourceEdit.edits(session.tweaks.changedValues, in: report), into: file, tuned: session.tweaks.changedValues)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "let duration = 0.8\n")
    var messages: [String] = []
    session.files.onMessage = { messages.append($0) }
    #expect(session.canUndo)
    session.undo()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "let duration = 0.5\n")
    #expect(messages == ["Card.swift is as it was before"] && file.restoredValues == ["duration": .number(0.8)])
    // What was changed before the writing is undone after it.
    session.undo()
    #expect(session.tweaks.changedValues.isEmpty && messages.count == 1)
  }
}
