import Foundation
import Testing

@testable import Tweaks

@Suite("Working with presets")
struct PresetShelfTests {
  let base = FileManager.default.temporaryDirectory.appendingPathComponent("shelf-\(UUID().uuidString)")
  let store = CardParameters.store()
  let shelf: PresetShelf
  let folder: PresetFolder

  init() {
    folder = PresetFolder(base.appendingPathComponent("presets"))
    shelf = PresetShelf(
      demo: "modal-card", shipped: [Preset(name: "article", demo: "modal-card", values: ["present.damping": .number(0.9)])], store: store,
      folder: folder, trash: Trash(base.appendingPathComponent("Trash")))
  }

  private func remove() { try? FileManager.default.removeItem(at: base) }

  private func edit(_ name: String, _ change: (String) -> String) throws {
    let file = base.appendingPathComponent("presets/modal-card/\(name).json")
    try Data(change(try String(contentsOf: file, encoding: .utf8)).utf8).write(to: file)
  }

  @Test("Using a preset is one undo step, which takes its name along")
  func use() throws {
    defer { remove() }
    store.set(.integer(2), for: "segments")
    #expect(shelf.current == nil && shelf.isModified)
    try shelf.use("article")
    #expect(shelf.current == "article" && !shelf.isModified)
    #expect(store.changedValues == ["present.damping": .number(0.9)])
    store.undo()
    #expect(shelf.current == nil)
    #expect(store.changedValues == ["segments": .integer(2)])
    store.redo()
    #expect(shelf.current == "article")
  }

  @Test("A preset is modified while the values are others than its own")
  func modified() throws {
    defer { remove() }
    try shelf.use("article")
    store.set(.integer(2), for: "segments")
    #expect(shelf.isModified)
    store.reset("segments")
    #expect(!shelf.isModified)
    store.resetAll()
    #expect(shelf.current == nil && !shelf.isModified)
  }

  @Test("Values saved under a name are in use under it, and can be saved again")
  func save() throws {
    defer { remove() }
    store.set(.integer(2), for: "segments")
    try shelf.save(as: "soft")
    #expect(shelf.current == "soft" && !shelf.isModified)
    #expect(shelf.ownNames == ["soft"])
    store.set(.integer(3), for: "segments")
    #expect(shelf.isModified)
    try shelf.save()
    #expect(try shelf.preset("soft").values == ["segments": .integer(3)])
    #expect(!shelf.isModified)
  }

  @Test("What ships is neither written over nor hidden")
  func shipped() throws {
    defer { remove() }
    try shelf.use("article")
    #expect(throws: TweakError.self) { try shelf.save() }
    let error = #expect(throws: TweakError.self) { try shelf.save(as: "article") }
    #expect(error?.message == "“article” comes with the program: choose another name")
    #expect(shelf.ownNames == [] && shelf.shippedNames == ["article"])
  }

  @Test("A preset whose name is given to others goes into the trash")
  func replace() throws {
    defer { remove() }
    store.set(.integer(2), for: "segments")
    try shelf.save(as: "soft")
    store.set(.integer(3), for: "segments")
    try shelf.save(as: "soft")
    #expect(try shelf.preset("soft").values == ["segments": .integer(3)])
    #expect(try String(contentsOf: base.appendingPathComponent("Trash/files/soft.json"), encoding: .utf8).contains("\"segments\": 2"))
  }

  @Test("A preset in use keeps being so under another name")
  func rename() throws {
    defer { remove() }
    store.set(.integer(2), for: "segments")
    try shelf.save(as: "soft")
    try shelf.rename("soft", to: "softer")
    #expect(shelf.ownNames == ["softer"])
    #expect(shelf.current == "softer" && !shelf.isModified)
    #expect(try folder.load("softer", demo: "modal-card", tweaks: store.tweaks).preset.name == "softer")
    try shelf.save(as: "other")
    let error = #expect(throws: TweakError.self) { try shelf.rename("other", to: "softer") }
    #expect(error?.message == "there is a preset “softer” already")
  }

  @Test("A preset that is thrown away lies in the trash, and the values stay")
  func delete() throws {
    defer { remove() }
    store.set(.integer(2), for: "segments")
    try shelf.save(as: "soft")
    try shelf.delete("soft")
    #expect(shelf.ownNames == [] && shelf.current == nil && shelf.isModified)
    #expect(FileManager.default.fileExists(atPath: base.path + "/Trash/files/soft.json"))
  }

  @Test("What somebody writes into the file in use is taken up, and what was tuned beside it stays")
  func liveReload() throws {
    defer { remove() }
    store.set(["segments": .integer(2), "edge": .option("top")])
    try shelf.save(as: "soft")
    store.set(.number(0.7), for: "present.damping")
    try edit("soft") {
      $0.replacingOccurrences(of: "\"segments\": 2,\n", with: "\"segments\": 5,\n").replacingOccurrences(of: "top", with: "bottom")
    }
    shelf.filesDidChange()
    #expect(store.changedValues == ["segments": .integer(5), "present.damping": .number(0.7)])
    store.undo()
    #expect(store.changedValues == ["segments": .integer(2), "edge": .option("top"), "present.damping": .number(0.7)])
  }

  @Test("A file broken by an edit is named with line and column, and ignored until it is mended")
  func brokenEdit() throws {
    defer { remove() }
    store.set(.integer(2), for: "segments")
    try shelf.save(as: "soft")
    try edit("soft") { $0.replacingOccurrences(of: "\"version\": 1,", with: "\"version\": 1") }
    shelf.filesDidChange()
    #expect(shelf.problem == "soft.json:4:3: not valid JSON: a comma or “}” is missing")
    #expect(store.changedValues == ["segments": .integer(2)])
    try edit("soft") { $0.replacingOccurrences(of: "\"version\": 1", with: "\"version\": 1,").replacingOccurrences(of: "2", with: "6") }
    shelf.filesDidChange()
    #expect(shelf.problem == nil)
    #expect(store.changedValues == ["segments": .integer(6)])
  }

  @Test("A wrong entry is named, and the rest of the file is taken up")
  func wrongEntry() throws {
    defer { remove() }
    store.set(["segments": .integer(2), "edge": .option("top")])
    try shelf.save(as: "soft")
    try edit("soft") { $0.replacingOccurrences(of: "\"top\"", with: "\"left\"").replacingOccurrences(of: ": 2", with: ": 3") }
    shelf.filesDidChange()
    #expect(shelf.problem == "soft.json:8:5: edge takes one of bottom, top, not “left”; the entry is ignored")
    #expect(store.changedValues == ["segments": .integer(3)])
  }

  @Test("Files that are not in use may be whatever they like")
  func otherFiles() throws {
    defer { remove() }
    try shelf.save(as: "soft")
    try shelf.use("article")
    try edit("soft") { _ in "{" }
    shelf.filesDidChange()
    #expect(shelf.problem == nil && !shelf.isModified)
  }

  @Test("Of two windows that save the same preset, both keep their changes; a value that both have changed is named")
  func twoWindows() throws {
    defer { remove() }
    try shelf.save(as: "Soft")
    let other = CardParameters.store()
    let theirs = PresetShelf(
      demo: "modal-card", shipped: [], store: other, folder: folder, trash: Trash(base.appendingPathComponent("Trash")))
    try theirs.use("Soft")
    other.set(["present.damping": .number(0.6), "segments": .integer(2)])
    try theirs.save()
    store.set(.number(0.7), for: "present.damping")
    try shelf.save()
    let saved = try folder.read("Soft", demo: "modal-card", tweaks: store.tweaks).preset.values
    #expect(saved == ["present.damping": .number(0.7), "segments": .integer(2)] && store.changedValues == saved)
    #expect(shelf.problem?.contains("Another window has saved") == true && shelf.problem?.contains("“Soft”") == true)
  }
}
