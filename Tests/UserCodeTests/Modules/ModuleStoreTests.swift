import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import UserCode

@Suite("The folder of compiled modules")
struct ModuleStoreTests {
  private let folder: TemporaryFolder
  private var store: ModuleStore

  init() throws {
    folder = try TemporaryFolder()
    store = ModuleStore(path: folder.path + "/cache/modules")
  }

  private func draft(of module: String, bytes: Int = 1) throws -> String {
    let draft = try store.draft()
    for name in ["\(module).so", "\(module).swiftmodule", "Interface.swift"] {
      try Data(count: bytes).write(to: URL(fileURLWithPath: "\(draft)/\(name)"))
    }
    return draft
  }

  private func add(_ module: String, bytes: Int = 1, usedBefore seconds: Int) throws {
    let folder = try store.publish(try draft(of: module, bytes: bytes), as: module)
    let time = timeval(tv_sec: time(nil) - seconds, tv_usec: 0)
    utimes(folder, [time, time])
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: store.path)) ?? []).sorted()
  }

  @Test("Given a finished draft, then it is found under its name, and only this user can open it")
  func publishing() throws {
    #expect(store.folder(of: "Deck_1") == nil)
    let folder = try store.publish(try draft(of: "Deck_1"), as: "Deck_1")
    #expect(store.folder(of: "Deck_1") == folder)
    #expect(PrivateFolder.isPrivate(folder) && PrivateFolder.isPrivate(store.path))
  }

  @Test("Given two programs that build the same module, then the first one's is used by both")
  func races() throws {
    let (first, second) = (try draft(of: "Deck_1"), try draft(of: "Deck_1"))
    let folder = try store.publish(first, as: "Deck_1")
    #expect(try store.publish(second, as: "Deck_1") == folder)
    #expect(names == ["Deck_1"])
  }

  @Test("Given a folder that others can open, or a link, then nothing in it is used and nothing is stored")
  func openFolders() throws {
    _ = try store.publish(try draft(of: "Deck_1"), as: "Deck_1")
    chmod(store.path, 0o755)
    #expect(store.folder(of: "Deck_1") == nil)
    #expect(throws: GlissadeError.self) { try store.draft() }
    chmod(store.path, 0o700)
    let link = ModuleStore(path: folder.path + "/link")
    symlink(store.path, link.path)
    #expect(link.folder(of: "Deck_1") == nil)
    #expect(throws: GlissadeError.self) { try link.draft() }
  }

  @Test("Given more modules than there is room for, then those that haven't been used for longest go, except those in use")
  func bounds() throws {
    var store = store
    store.bounds = ModuleStore.Bounds(count: 2, bytes: 1000)
    for (index, name) in ["A", "B", "C", "D"].enumerated() { try add(name, usedBefore: 100 - index) }
    store.prune(keeping: ["A"])
    #expect(names == ["A", "D"])
    try add("E", bytes: 400, usedBefore: 0)
    store.prune(keeping: ["E"])
    #expect(names == ["E"])
  }

  @Test("Given a draft that a program left behind long ago, then it goes")
  func oldDrafts() throws {
    let (old, new) = (try draft(of: "A"), try draft(of: "A"))
    let time = timeval(tv_sec: time(nil) - 7200, tv_usec: 0)
    utimes(old, [time, time])
    store.prune(keeping: [])
    #expect(names == [(new as NSString).lastPathComponent])
  }
}
