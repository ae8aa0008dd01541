import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import UserCode

@Suite("What a user's files contain")
struct FileContentsTests {
  @Test("Files with the same bytes have the same contents and fingerprint, however they were saved")
  func same() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data("let a = 1".utf8), as: "Käse a.swift")
    let first = try FileContents(of: [path])
    try Data("let a = 1".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    let second = try FileContents(of: [path])
    #expect(first == second && first.fingerprint == second.fingerprint)
    try folder.write(Data("let a = 2".utf8), as: "Käse a.swift")
    let third = try FileContents(of: [path])
    #expect(first != third && first.fingerprint != third.fingerprint)
  }

  @Test("A file that is missing is named")
  func missing() throws {
    let error = #expect(throws: GlissadeError.self) { try FileContents(of: ["/nowhere/Card.swift"]) }
    #expect(error?.message == "there is no file “/nowhere/Card.swift”")
  }
}
