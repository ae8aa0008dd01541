import SourceReport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal
@testable import UserCode

@Suite("The versions of a person's file on the stage") @MainActor
struct FileVersionTests {
  private let harness: OpenFilesHarness
  private var session: StageSession { harness.session }

  init() throws { harness = try OpenFilesHarness() }

  @Test("The empty screen says that code compiled and crashed, or doesn't return, and not that it doesn't compile")
  func absence() throws {
    try harness.open()
    func text() -> String? {
      session.stage.scene.perform { session.stage.window.rootViewController?.view.subviews.compactMap { ($0 as? UILabel)?.text }.first }
    }
    #expect(text() == "Card.swift appears here as soon as it compiles.")
    harness.source.fail(.crash, "this version crashed", at: [])
    #expect(text() == "Card.swift compiled, and stopped when it ran. It appears here as soon as it runs.")
    harness.source.fail(.hang, "this version didn't return", at: [])
    #expect(text() == "Card.swift compiled, and doesn't return. It appears here as soon as it does.")
    harness.source.fail(.code, "an error", at: [])
    #expect(text() == "Card.swift appears here as soon as it compiles.")
  }

  @Test("When a file is saved, then the demo stays that was shown, and the version before it can be compared")
  func saving() throws {
    try harness.open()
    harness.source.show(["Card/Sheet", "Card/Zoom"])
    session.select(session.files.files[0].demos[1])
    session.tweaks.set(.number(0.3), for: "duration")
    let before = session.definition
    harness.source.show(["Card/Sheet", "Card/Zoom"])
    #expect(session.definition.name == "Card/Zoom" && session.definition != before)
    #expect(session.tweaks.value(of: "duration") == .number(0.3))
    #expect(session.earlierVersion == before)
  }

  @Test("While the newest version has a problem, the last good one stays, the sidebar marks the file, and the session reports it")
  func problem() throws {
    try harness.open()
    harness.source.show(["Card"])
    let shown = session.definition
    let reported = session.state.revisions.files
    let error = SourceMessage(.error, path: "/x/Card.swift", line: 12, column: 8, text: "no such name")
    harness.source.status = CodeStatus(messages: [error], problem: CodeProblem(.code, "the new version has an error", lines: [error]))
    harness.source.onChange(.status)
    #expect(session.definition == shown && session.state.revisions.files > reported)
    #expect(session.shownFile?.source.status.problem != nil)
    guard case .file(_, _, _, let hasProblem) = SidebarContent(session).sections[0].items[0] else { return #expect(Bool(false)) }
    #expect(hasProblem)
  }

  @Test("When other values have been compiled into the code, a replay shows the same moment of it, with the same values and panel")
  func rebuilt() throws {
    try harness.open()
    harness.source.show(["Card"])
    session.playback.subject = ReplaySubject(.present)
    session.playback.enterReplay(at: 0.1)
    session.playback.showReplay()
    session.tweaks.set(.number(0.3), for: "duration")
    let (tweaks, stage) = (session.tweaks, session.stage)
    harness.source.compile(["duration"])
    #expect(session.stage === stage)
    harness.source.compile([])
    #expect(session.tweaks === tweaks && session.stage !== stage && session.playback.playhead == 0.1)
  }

  @Test("What is wrong with a file is told in the terminal as a compiler does, once; and so is a new version")
  func terminal() throws {
    try harness.open()
    var lines: [String] = []
    session.files.onReport = { lines.append($0) }
    let error = SourceMessage(.error, path: harness.source.request.files[0], line: 3, column: 5, text: "cannot find “alpa” in scope")
    harness.source.fail(.code, "the new version has an error", at: [error])
    harness.source.begin(.porting)
    harness.source.fail(.code, "the new version has an error", at: [error])
    #expect(lines == ["\(harness.source.request.files[0]):3:5: error: cannot find “alpa” in scope"])
    harness.source.show(["Card"])
    #expect(lines.last == "Card.swift: the newest version is on the stage")
  }

  @Test("After a save, the key for comparing compares with the version before it, unless values are tuned")
  func comparesWithVersion() throws {
    try harness.open()
    harness.source.show(["Card"])
    harness.source.show(["Card"])
    #expect(session.comparesCode)
    session.tweaks.set(.number(0.3), for: "duration")
    #expect(!session.comparesCode)
  }
}
