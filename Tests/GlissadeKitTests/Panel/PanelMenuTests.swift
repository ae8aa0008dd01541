import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit

@MainActor
@Suite("A row's menu")
struct PanelMenuTests {
  let harness = PanelHarness()

  @Test("A right click opens it, and changes nothing by itself")
  func open() {
    harness.store.set(.number(2), for: "duration")
    harness.secondaryClick(harness.title("duration"))
    #expect(
      harness.menu == ["Reset to 0.44 s", "Type value…", "Copy value", "Copy as “--set duration=…”", "Pin to the top"])
    #expect(harness.number("duration") == 2)
  }

  @Test("So does the menu key, on the row that has the focus")
  func menuKey() {
    harness.focus("duration")
    harness.key(.keyboardApplication)
    #expect(harness.menu.contains("Copy value"))
  }

  @Test("Reset gives the default back")
  func reset() {
    harness.store.set(.number(2), for: "duration")
    harness.secondaryClick(harness.title("duration"))
    harness.choose("Reset to 0.44 s")
    #expect(harness.number("duration") == 0.44)
    harness.store.undo()
    #expect(harness.number("duration") == 2)
  }

  @Test("Type value… takes the keyboard to the number")
  func type() {
    harness.secondaryClick(harness.title("duration"))
    harness.choose("Type value…")
    harness.type("1")
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.number("duration") == 1)
  }

  @Test("What is chosen rather than typed has no such line")
  func notTyped() {
    harness.secondaryClick(harness.title("bounces"))
    #expect(!harness.menu.contains("Type value…"))
  }

  @Test("The value is copied bare, or as the command line takes it")
  func copy() {
    harness.secondaryClick(harness.title("duration"))
    harness.choose("Copy value")
    #expect(UIPasteboard.general.string == "0.44")
    harness.secondaryClick(harness.title("duration"))
    harness.choose("Copy as “--set duration=…”")
    #expect(UIPasteboard.general.string == "--set duration=0.44")
  }

  @Test("A pinned tweak stands at the top with its group's name, for good, until it is unpinned")
  func pin() {
    harness.secondaryClick(harness.title("edge"))
    harness.choose("Pin to the top")
    #expect(harness.ids == ["edge", "duration", "damping", "segments", "bounces", "tint"])
    #expect(harness.headings == ["Pinned", "Present", "Look", "Mistakes"])
    #expect(harness.texts.contains("Look · Edge"))
    let memory = PanelMemory.standard(environment: ["HOME": harness.home.path])
    memory.state = harness.memory.state
    let next = PanelHarness(memory: memory)
    #expect(next.ids.first == "edge")
    next.secondaryClick(next.title("edge"))
    next.choose("Unpin")
    #expect(next.ids == ["duration", "damping", "segments", "bounces", "edge", "tint"])
    #expect(next.headings == ["Present", "Look", "Mistakes"])
  }

  @Test("Pins in a file that cannot be read are told of, and the file is left alone")
  func unreadablePins() throws {
    let folder = harness.home.appendingPathComponent(".local/state/glissade")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("pins.json")
    try Data("{ mine".utf8).write(to: file)
    let memory = PanelMemory.standard(environment: ["HOME": harness.home.path])
    memory.state = harness.memory.state
    let next = PanelHarness(memory: memory)
    #expect(next.texts.first { $0.contains("not valid JSON") }?.hasPrefix("\(file.path):1:3: ") == true)
    next.secondaryClick(next.title("segments"))
    next.choose("Pin to the top")
    #expect(next.ids.first == "segments")
    #expect(try String(contentsOf: file, encoding: .utf8) == "{ mine")
  }
}
