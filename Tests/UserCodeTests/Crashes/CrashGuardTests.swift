import Foundation
import Rehearsal
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

  private let symbolizer = Symbolizer(compiler: nil, environment: [:])
  private var request: CodeRequest { CodeRequest(files: [path]) }

  private func crashGuard(_ request: CodeRequest? = nil) -> CrashGuard { CrashGuard(request ?? self.request, in: notes) }

  private func end() throws -> CrashNote.End? {
    try CrashNotes(folder: notes).end(of: request, contents().fingerprint, symbolizer)
  }

  /// Leaves a note behind as a process does that crashes.
  private func crash(boot: String? = nil, library: String? = nil, record: String? = nil, as name: String = "1-note") throws {
    var note = CrashNote(request, fingerprint: try contents().fingerprint, library: library)
    // A process with this number exists, but it was started at another time.
    note.process = 1
    note.start = "never"
    if let boot { note.boot = boot }
    try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
    if let record {
      let url = notes.appendingPathComponent("1.crash")
      note.record = url.path
      try record.write(to: url, atomically: true, encoding: .utf8)
    }
    try JSONEncoder().encode(note).write(to: notes.appendingPathComponent(name + ".json"))
  }

  @Test("A clean end removes the note, and while the process runs, there is no crash")
  func cleanEnd() throws {
    let crashGuard = crashGuard()
    crashGuard.begin(try contents(), library: "/tmp/a.so")
    #expect(found.count == 1)
    #expect(try !self.crashGuard().hasCrash(of: contents()))
    crashGuard.end()
    #expect(found.isEmpty)
  }

  @Test("After a crash, the version is known, until the note is forgotten")
  func afterCrash() throws {
    try crash()
    let crashGuard = crashGuard()
    #expect(try crashGuard.hasCrash(of: contents()) && end() == CrashNote.End())
    #expect(try !self.crashGuard(CodeRequest(files: [path + "2"])).hasCrash(of: contents()))
    crashGuard.forgetCrashes()
    #expect(try !crashGuard.hasCrash(of: contents()) && found.isEmpty)
  }

  @Test("A record says whether the code crashed or didn't return, and is read once")
  func record() throws {
    try crash(record: "signal \(CrashRecord.hangSignal)\nat 10\n")
    let first = try #require(try end())
    #expect(first.isHang && first.lines.isEmpty && found == ["1-note.json"])
    #expect(try end() == first)
  }

  @Test("A record of code that ended the program, or needed too much memory, is told as that")
  func deeds() throws {
    try crash(record: "exit 3\nat 10\n")
    let end = try #require(try end())
    #expect(CodeProblem(end).text == "this version called exit(3), which ends the whole program: remove the call")
  }

  @Test("A process that has started again after a crash isn't taken for one that runs on")
  func startedAgain() throws {
    let url = notes.appendingPathComponent("own.crash")
    var note = CrashNote(request, fingerprint: try contents().fingerprint, library: "/tmp/a.so")
    note.record = url.path
    #expect(!note.isOfCrash)
    try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
    try "signal 4\n".write(to: url, atomically: true, encoding: .utf8)
    try JSONEncoder().encode(note).write(to: notes.appendingPathComponent("own.json"))
    #expect(note.isOfCrash && CrashNotes(folder: notes).interruptedRequests == [request])
    #expect(try end()?.isHang == false)
  }

  @Test("Of several open files, only that whose code was on the stack is stopped")
  func blame() throws {
    let record = "signal 4\nlibrary 1000 2000 /tmp/bad.so\nlibrary 3000 4000 /tmp/good.so\nat 50\nat 1010\n"
    try crash(library: "/tmp/good.so", record: record, as: "good")
    try crash(library: "/tmp/bad.so", record: record, as: "bad")
    #expect(try end() != nil && found == ["bad.json"])
  }

  @Test("Changed files aren't stopped, and the note about the contents that crashed stays")
  func changed() throws {
    try crash()
    try folder.write(Data("let a = 2\n".utf8), as: "Card.swift")
    let crashGuard = crashGuard()
    #expect(try !crashGuard.hasCrash(of: contents()))
    crashGuard.begin(try contents(), library: "/tmp/a.so")
    #expect(found.count == 2)
    crashGuard.end()
  }

  @Test("A machine that went down is no crash of the program")
  func otherBoot() throws {
    try crash(boot: "another")
    #expect(try !crashGuard().hasCrash(of: contents()))
  }
}
