import Foundation
import Rehearsal
import SourceReport
import Testing

@testable import UserCode

extension CodeProjectTests {
  @Suite("New versions follow what is saved, wherever the file lies")
  @MainActor
  struct Watching {
    @Test("New code is a new version, changed numbers are the same code, and errors leave the last good version in its place")
    func life() async throws {
      let harness = try ProjectHarness(source())
      let project = harness.project
      await harness.start()
      let first = try #require(project.current, "\(String(describing: project.status.problem))")
      #expect(first.demos.map(\.name) == ["Zoë’s Card"] && harness.changes.last == .version)

      try await harness.save(source(alpha: "0.7")) { project.current !== first }
      let second = try #require(project.current)
      #expect(harness.changes.last == .values && project.previous === first)
      #expect(second.variants.shown.library === first.variants.shown.library)

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
      let first = try harness.load()
      try harness.save(source(alpha: "0.9"))
      let second = try harness.load()
      #expect(second !== first && second.variants.shown.library === first.variants.shown.library)
    }

    @Test("A file whose name has a line break and quotation marks is compiled, and its errors have its lines")
    func strangeName() throws {
      let harness = try ProjectHarness(source("alpa = 3"), through: "Two\nlines \"and\" \\ more.swift")
      let failure = #expect(throws: GlissadeError.self) { try harness.load() }
      #expect(failure?.details.first?.contains("more.swift:6:") == true, "\(String(describing: failure))")
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
      #expect(first.demos.first?.name == "Link")
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
      #expect(try harness.load().demos.count == 1)
    }
  }
}
