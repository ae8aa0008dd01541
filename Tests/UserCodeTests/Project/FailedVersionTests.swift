import Foundation
import Rehearsal
import SourceReport
import TestSupport
import Testing

@testable import UserCode

extension CodeProjectTests {
  @Suite("A version that fails stays off the stage")
  @MainActor
  struct Failures {
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

    @Test("A version that ends the program, waits for itself, or needs too much memory stays off the stage, with its line and what to do")
    func deeds() throws {
      setenv(MemoryLimit.variable, "400", 1)
      defer { unsetenv(MemoryLimit.variable) }
      for (statement, words) in [
        ("exit(0)", "the new version called exit(0), which ends the whole program"),
        ("DispatchQueue.main.sync { view.alpha = 0.5 }", "the new version waits for itself: “sync” on the main thread"),
        (
          "var blocks: [[UInt8]] = []; while true { blocks.append([UInt8](repeating: 1, count: 100_000_000)) }",
          "the new version needed more than 400 MB of memory and was stopped: release what it no longer needs"
        ),
      ] {
        let harness = try ProjectHarness(source(statement))
        let failure = #expect(throws: GlissadeError.self) { try harness.load() }
        #expect(failure?.message.hasPrefix(words) == true, "\(String(describing: failure?.message))")
        #expect(failure?.details.first?.contains("Card.swift:6:") == true, "\(String(describing: failure?.details))")
      }
    }

    @Test("A version that took the window down is stopped at the next start, until it is asked to run anyway")
    func crashedWindow() async throws {
      let harness = try ProjectHarness(source())
      let folder = CrashGuard.folder(environment: ["XDG_STATE_HOME": harness.folder.path + "/state"])
      var note = CrashNote(CodeRequest(files: [harness.path]), fingerprint: try FileContents(of: [harness.path]).fingerprint)
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
}
