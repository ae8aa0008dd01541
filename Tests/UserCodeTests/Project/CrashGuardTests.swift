import Foundation
import SourceReport
import TestSupport
import Testing

@testable import UserCode

@Suite("Versions that took the window down")
@MainActor
struct CrashGuardTests {
  private let folder: TemporaryFolder
  private let path: String
  private var notes: URL { URL(fileURLWithPath: folder.path + "/running") }

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(Data("let a = 1\n".utf8), as: "Card.swift")
  }

  private func contents() throws -> FileContents { try FileContents(of: [path]) }

  /// The files in the folder for notes.
  private var found: [String] { (try? FileManager.default.contentsOfDirectory(atPath: notes.path)) ?? [] }

  /// Leaves a note behind as a process does that crashes.
  private func crash(boot: String? = nil, backtrace: String = "") throws {
    var note = CrashNote(files: [path], fingerprint: try contents().fingerprint)
    // A process with this number exists, but it was started at another time.
    note.process = 1
    note.start = "never"
    if let boot { note.boot = boot }
    try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
    try JSONEncoder().encode(note).write(to: notes.appendingPathComponent("1-note.json"))
    try backtrace.write(toFile: CrashGuard.backtrace(of: 1, in: notes), atomically: true, encoding: .utf8)
  }

  @Test("A clean end removes the note, and while the process runs, there is no crash")
  func cleanEnd() throws {
    let crashGuard = CrashGuard([path], in: notes)
    crashGuard.begin(try contents())
    #expect(found.count == 1)
    #expect(CrashGuard([path], in: notes).crash(of: try contents()) == nil)
    crashGuard.end()
    #expect(found.isEmpty)
  }

  @Test("After a crash, the version is known with its lines, until the note is forgotten")
  func afterCrash() throws {
    try crash(backtrace: " 3 [ra] 0x0000 Card.pick(_:) + 99 in UserCode_1-0.so at \(path):1:5\n")
    let crashGuard = CrashGuard([path], in: notes)
    let lines = try #require(crashGuard.crash(of: try contents()))
    #expect(lines.map(\.text) == ["in Card.pick(_:)"] && lines.map(\.line) == [1])
    #expect(CrashGuard([path + "2"], in: notes).crash(of: try contents()) == nil)
    crashGuard.forgetCrashes()
    #expect(crashGuard.crash(of: try contents()) == nil && found.isEmpty)
  }

  @Test("Changed files aren't stopped, and the note about the contents that crashed stays")
  func changed() throws {
    try crash()
    try folder.write(Data("let a = 2\n".utf8), as: "Card.swift")
    let crashGuard = CrashGuard([path], in: notes)
    #expect(crashGuard.crash(of: try contents()) == nil)
    crashGuard.begin(try contents())
    #expect(found.filter { $0.hasSuffix(".json") }.count == 2)
    crashGuard.end()
  }

  @Test("A machine that went down is no crash of the program")
  func otherBoot() throws {
    try crash(boot: "another")
    #expect(CrashGuard([path], in: notes).crash(of: try contents()) == nil)
  }
}
