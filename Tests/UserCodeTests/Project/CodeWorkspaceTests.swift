import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import UserCode

@Suite("The folder for compiled code")
@MainActor
struct CodeWorkspaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? [] }

  /// Creates a folder as a process has it, and returns its name.
  private func workspace(of process: Int32, start: String) throws -> String {
    let path = try PrivateFolder.create(in: folder.path, prefix: "glissade-code.\(process)-\(start)-")
    try Data().write(to: URL(fileURLWithPath: path + "/UserCode_1-0.so"))
    return (path as NSString).lastPathComponent
  }

  @Test("Given a folder that somebody has prepared under the process's number, then code isn't compiled there, but in a private one")
  func prepared() throws {
    let prepared = FileManager.default.temporaryDirectory.path + "/glissade-code.\(getpid())"
    try? FileManager.default.createDirectory(atPath: prepared, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: prepared) }
    chmod(prepared, 0o777)
    let own = try CodeWorkspace.folder()
    #expect(own != prepared && PrivateFolder.isPrivate(own))
    #expect(try CodeWorkspace.folder() == own)
  }

  @Test("Given a folder that others can open by now, then it isn't used any more")
  func opened() throws {
    let own = try CodeWorkspace.folder()
    chmod(own, 0o777)
    defer { chmod(own, 0o700) }
    let other = try CodeWorkspace.folder()
    #expect(other != own && PrivateFolder.isPrivate(other))
  }

  @Test("A library in a folder that others can open isn't loaded")
  func library() throws {
    chmod(folder.path, 0o755)
    let path = try folder.write(Data(), as: "Code.so")
    let failure = #expect(throws: GlissadeError.self) { try CodeLibrary(path: path) }
    #expect(failure?.message == "the compiled code is not loaded: its folder is open to other users")
  }

  @Test("Folders of processes that exist no more are removed; those of running ones and of crashes to be read stay, and all others")
  func sweep() throws {
    let running = try workspace(of: getpid(), start: try #require(ProcessStart.time(of: getpid())))
    let dead = try workspace(of: getpid(), start: "1")
    let crashed = try workspace(of: 1, start: "2")
    let link = "glissade-code.1-3-abcdef"
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: "/nowhere")
    let other = "glissade-code.1"
    try FileManager.default.createDirectory(atPath: folder.path + "/" + other, withIntermediateDirectories: false)
    CodeWorkspace.sweep(folder.path, except: ["\(folder.path)/\(crashed)/UserCode_1-0.so"])
    #expect(names == [running, crashed, link, other].sorted() && !names.contains(dead))
  }

  @Test("A note's folder is removed only if it is the one of the note's process, and private")
  func noteOfOtherFolder() throws {
    let (own, others) = (try workspace(of: 1, start: "2"), try workspace(of: 3, start: "4"))
    let open = try workspace(of: 1, start: "5")
    chmod(folder.path + "/" + open, 0o755)
    for name in [own, others, open] { CodeWorkspace.removeFolder(ofLibrary: "\(folder.path)/\(name)/UserCode_1-0.so", by: 1) }
    CodeWorkspace.removeFolder(ofLibrary: folder.path + "/UserCode_1-0.so", by: 1)
    #expect(names == [others, open].sorted())
  }
}
