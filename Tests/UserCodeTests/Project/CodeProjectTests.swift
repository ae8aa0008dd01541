import Foundation
import Rehearsal
import SourceReport
import TestSupport
import Testing

@testable import UserCode

@Suite("A user's file that is watched", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct CodeProjectTests {
  /// A screen, with a statement in line 6.
  private func source(alpha: String = "0.4", _ statement: String = "") -> String {
    """
    import UIKit

    final class CardController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(statement)
        view.backgroundColor = .white
        UIView.animate(withDuration: 0.5) { self.view.alpha = \(alpha) }
      }
    }

    """
  }

  @Test("New code is a new version, changed numbers are the same code, and errors leave the last good version in its place")
  func life() async throws {
    let harness = try ProjectHarness(source())
    let project = harness.project
    await harness.start()
    let first = try #require(project.current, "\(String(describing: project.status.problem))")
    #expect(first.demos.map(\.id) == ["Zoë’s Card"] && harness.changes.last == .version)

    try await harness.save(source(alpha: "0.7")) { project.current !== first }
    let second = try #require(project.current)
    #expect(harness.changes.last == .values && second.library === first.library && project.previous === first)

    try await harness.save(source("alpa = 3")) { project.status.problem != nil }
    let problem = try #require(project.status.problem)
    #expect(problem.kind == .code && project.current === second)
    #expect(problem.lines.contains { $0.path == harness.path && $0.line == 6 && $0.text.contains("alpa") })

    try await harness.save(source("print(3)")) { project.current !== second }
    #expect(project.status.problem == nil && harness.changes.last == .version && project.previous === second)

    try FileManager.default.removeItem(atPath: harness.path)
    await harness.wait { project.status.problem != nil }
    #expect(project.status.problem?.kind == .file && project.current != nil)
    try await harness.save(source("print(3)")) { project.status.problem == nil && project.status.activity == .idle }
    #expect(project.current != nil)
    project.stop()
  }

  @Test("A command that loads the files again compiles nothing for a changed number")
  func loadingAgain() throws {
    let harness = try ProjectHarness(source())
    let first = try harness.project.load()
    try harness.save(source(alpha: "0.9"))
    let second = try harness.project.load()
    #expect(second !== first && second.library === first.library)
  }

  @Test("A version that crashes or doesn't return stays off the stage, with the lines of its backtrace")
  func crashAndHang() async throws {
    let harness = try ProjectHarness(source(), trialLimit: 5)
    let project = harness.project
    await harness.start()
    let first = try #require(project.current)

    try await harness.save(source("let none: Int? = Int(\"x\"); print(none!)")) { project.status.problem != nil }
    let crash = try #require(project.status.problem)
    #expect(crash.kind == .crash && crash.text.contains("Unexpectedly found nil"))
    #expect(crash.lines.first?.line == 6 && crash.lines.first?.path == harness.path && project.current === first)

    try await harness.save(source("var n = 0; while true { n &+= 1 }")) {
      project.status.problem.map { $0 != crash } ?? false
    }
    let hang = try #require(project.status.problem)
    #expect(hang.kind == .hang && hang.lines.first?.line == 6 && project.current === first)

    try await harness.save(source("print(4)")) { project.current !== first }
    #expect(project.status.problem == nil)
    project.stop()
  }

  @Test("With Windows line ends, errors have the right lines, and changed numbers need no compiler")
  func windowsLineEnds() async throws {
    func windows(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\r\n") }
    let harness = try ProjectHarness(windows(source("alpa = 3")))
    let project = harness.project
    await harness.start()
    #expect(project.status.problem?.lines.contains { $0.line == 6 } == true)
    try await harness.save(windows(source())) { project.current != nil }
    let first = project.current
    try await harness.save(windows(source(alpha: "0.9"))) { project.current !== first }
    #expect(harness.changes.last == .values)
    project.stop()
  }

  @Test("Through a symbolic link from another folder, a save of the file itself is noticed")
  func symbolicLink() async throws {
    let harness = try ProjectHarness(source(), through: "Link.swift")
    let project = harness.project
    await harness.start()
    let first = try #require(project.current)
    #expect(first.demos.first?.id == "Link")
    try await harness.save(source(alpha: "0.9")) { project.current !== first }
    #expect(harness.changes.last == .values)
    project.stop()
  }

  @Test("In a read-only folder a file runs")
  func readOnlyFolder() throws {
    let harness = try ProjectHarness(source())
    let files = (harness.path as NSString).deletingLastPathComponent
    chmod(files, 0o555)
    defer { chmod(files, 0o755) }
    #expect(try harness.project.load().demos.count == 1)
  }

  @Test("A version that took the window down is stopped at the next start, until it is asked to run anyway")
  func crashedWindow() async throws {
    let harness = try ProjectHarness(source())
    let folder = CrashGuard.folder(environment: ["XDG_STATE_HOME": harness.folder.path + "/state"])
    var note = CrashNote(files: [harness.path], fingerprint: try FileContents(of: [harness.path]).fingerprint)
    note.start = "never"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(note).write(to: folder.appendingPathComponent("note.json"))
    let project = harness.project
    await harness.start()
    #expect(project.status.problem?.kind == .crash && project.status.canRunAnyway && project.current == nil)
    project.runAnyway()
    await harness.wait { project.current != nil || project.status.problem?.kind == .code }
    #expect(project.current != nil && !project.status.canRunAnyway)
    project.stop()
  }
}
