import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit

@MainActor
@Suite("Presets at the panel's head")
struct PanelPresetTests {
  let harness = PanelHarness()

  private var folder: URL { harness.home.appendingPathComponent(".config/glissade/presets/demo") }

  private func open(_ current: String = "Defaults") { harness.click(harness.button(current)) }

  private func save(as name: String, over current: String = "Defaults") {
    open(current)
    harness.choose("Save as…")
    harness.type(name)
    harness.key(.keyboardReturnOrEnter)
  }

  private var isModified: Bool {
    harness.views(PresetBar.self, in: harness.window)[0].subviews.contains { $0.backgroundColor == Theme.accent && !$0.isHidden }
  }

  @Test("Choosing one takes its values over in one undo step; the button names it, with a dot once the values move on")
  func use() {
    open()
    #expect(harness.menu.starts(with: ["Defaults", "article", "Save", "Save as…"]))
    harness.choose("article")
    #expect(harness.store.changedValues == ["damping": .number(0.9)])
    #expect(harness.texts.contains("article") && !isModified)
    harness.store.set(.integer(2), for: "segments")
    harness.turn()
    #expect(isModified)
    harness.store.undo()
    harness.store.undo()
    harness.turn()
    #expect(harness.texts.contains("Defaults") && !isModified)
    #expect(!harness.store.canUndo)
  }

  @Test("Save as… asks for a name in the panel; Return saves and gives the keyboard back")
  func saveAs() throws {
    harness.store.set(.integer(2), for: "segments")
    save(as: "soft")
    #expect(try String(contentsOf: folder.appendingPathComponent("soft.json"), encoding: .utf8).contains("\"segments\": 2"))
    #expect(harness.texts.contains("soft") && !isModified)
    #expect(harness.requests == ["keyboard back"])
  }

  @Test("Esc saves nothing")
  func escape() {
    open()
    harness.choose("Save as…")
    harness.type("soft")
    harness.key(.keyboardEscape)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    #expect(harness.texts.contains("Defaults"))
    #expect(harness.requests == ["keyboard back"])
  }

  @Test("A name that cannot be used is told below the field, and can be mended there")
  func wrongName() {
    open()
    harness.choose("Save as…")
    harness.type("a/b")
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.texts.contains { $0.contains("“a/b” cannot name a preset") })
    harness.key(.keyboardA, "a", modifiers: .control)
    harness.type("soft")
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.texts.contains("soft"))
  }

  @Test("A name that exists is warned of; the older preset goes into the trash")
  func existingName() {
    save(as: "soft")
    harness.store.set(.integer(2), for: "segments")
    harness.turn()
    open("soft")
    harness.choose("Save as…")
    #expect(harness.texts.contains { $0.contains("“soft” already exists. Saving replaces it") })
    harness.key(.keyboardReturnOrEnter)
    #expect(FileManager.default.fileExists(atPath: harness.home.path + "/.local/share/Trash/files/soft.json"))
  }

  @Test("One of the person's own is saved, renamed and moved to the trash")
  func own() throws {
    save(as: "soft")
    harness.store.set(.integer(2), for: "segments")
    harness.turn()
    open("soft")
    harness.choose("Save")
    #expect(!isModified)
    open("soft")
    harness.choose("Rename “soft”…")
    harness.type("softer")
    harness.key(.keyboardReturnOrEnter)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["softer.json"])
    open("softer")
    harness.choose("Move “softer” to the trash")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    #expect(FileManager.default.fileExists(atPath: harness.home.path + "/.local/share/Trash/files/softer.json"))
    #expect(harness.texts.contains("Defaults") && isModified)
  }

  @Test("Reveal changes shows the changed values alone")
  func reveal() {
    harness.store.set(.integer(2), for: "segments")
    harness.turn()
    open()
    harness.choose("Reveal changes")
    harness.turn()
    #expect(harness.ids == ["segments"])
  }

  @Test("Compare with… asks for a preset's values, or for the defaults")
  func compare() {
    harness.store.set(.integer(2), for: "segments")
    harness.turn()
    open()
    harness.choose("Compare with")
    harness.choose("article")
    #expect(harness.requests == ["compare with article [\"damping\"]"])
  }

  @Test("A file that is edited while it is in use is taken up; a broken one is named with its place until it is mended")
  func liveReload() throws {
    harness.store.set(.integer(2), for: "segments")
    save(as: "soft")
    let file = folder.appendingPathComponent("soft.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacingOccurrences(of: ": 2", with: ": 7").utf8).write(to: file)
    harness.panel.watch?.readEvents()
    harness.turn()
    #expect(harness.store.value(of: "segments") == .integer(7))
    #expect(!isModified)
    try Data(text.replacingOccurrences(of: ": 2", with: ": ").utf8).write(to: file)
    harness.panel.watch?.readEvents()
    harness.turn()
    #expect(harness.texts.first { $0.contains("not valid JSON") }?.hasPrefix("soft.json:8:3: ") == true)
    #expect(harness.store.value(of: "segments") == .integer(7))
    try Data(text.utf8).write(to: file)
    harness.panel.watch?.readEvents()
    harness.turn()
    #expect(!harness.texts.contains { $0.hasPrefix("soft.json") })
    #expect(harness.store.value(of: "segments") == .integer(2))
  }
}
