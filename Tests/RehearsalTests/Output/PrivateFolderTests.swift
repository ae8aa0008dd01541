import Foundation
import TestSupport
import Testing

@testable import Rehearsal

@Suite("Private folders")
struct PrivateFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  @Test("Given another user's folder or link with any name, when a folder is created, then it is a new one that only this user can open")
  func new() throws {
    let first = try PrivateFolder.create(in: folder.path, prefix: "code-")
    let second = try PrivateFolder.create(in: folder.path, prefix: "code-")
    #expect(first != second && first.hasPrefix(folder.path + "/code-"))
    #expect(PrivateFolder.isPrivate(first) && PrivateFolder.isPrivate(second))
    #expect(try FileManager.default.attributesOfItem(atPath: first)[.posixPermissions] as? Int == 0o700)
  }

  @Test("Given a folder that others can open, a link, or nothing, then it isn't private, and it isn't removed")
  func others() throws {
    let open = folder.path + "/open"
    try FileManager.default.createDirectory(atPath: open, withIntermediateDirectories: false)
    chmod(open, 0o750)
    let own = try PrivateFolder.create(in: folder.path, prefix: "own-")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: own)
    for path in [open, link, folder.path + "/nothing"] {
      #expect(!PrivateFolder.isPrivate(path))
      PrivateFolder.remove(path)
    }
    #expect(exists(open) && exists(link) && exists(own))
  }

  @Test("Given a folder of another user's, then it isn't private, and it isn't removed", .enabled(if: geteuid() == 0))
  func foreign() throws {
    let path = try PrivateFolder.create(in: folder.path, prefix: "foreign-")
    chown(path, 65_534, 65_534)
    #expect(!PrivateFolder.isPrivate(path))
    PrivateFolder.remove(path)
    #expect(exists(path))
  }

  @Test("A folder is removed with all that is in it, and what links in it lead to stays")
  func removal() throws {
    let path = try PrivateFolder.create(in: folder.path, prefix: "full-")
    let kept = try folder.write(Data("mine".utf8), as: "kept")
    try FileManager.default.createDirectory(atPath: path + "/a/b", withIntermediateDirectories: true)
    for number in 0..<200 { try Data().write(to: URL(fileURLWithPath: "\(path)/a/b/file with a long name \(number)")) }
    try FileManager.default.createSymbolicLink(atPath: path + "/a/file", withDestinationPath: kept)
    try FileManager.default.createSymbolicLink(atPath: path + "/folder", withDestinationPath: folder.path)
    PrivateFolder.remove(path)
    #expect(!exists(path) && exists(kept))
  }

  @Test("Given a folder in which others can replace what is there, then no folder is created in it, and the message names it")
  func replaceable() throws {
    chmod(folder.path, 0o777)
    let failure = #expect(throws: GlissadeError.self) { try PrivateFolder.create(in: folder.path, prefix: "code-") }
    #expect(failure?.message.contains("“\(folder.path)”: set TMPDIR") == true)
    chmod(folder.path, 0o1777)
    #expect(PrivateFolder.isPrivate(try PrivateFolder.create(in: folder.path, prefix: "code-")))
  }

  @Test("Given a folder that isn't there, then the message names it and the reason")
  func missing() {
    let failure = #expect(throws: GlissadeError.self) { try PrivateFolder.create(in: "/nowhere", prefix: "code-") }
    #expect(failure?.message == "no folder can be created in the temporary folder “/nowhere”: No such file or directory")
  }
}
