import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("The workbench's keys")
@MainActor
struct KeysTests {
  private let workbench: WorkbenchViewController
  private let harness: SessionHarness

  init() throws {
    harness = try SessionHarness()
    workbench = WorkbenchViewController(session: harness.session)
    workbench.loadViewIfNeeded()
  }

  private func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) {
    if let binding = workbench.commands.binding(input: input, modifiers: modifiers) { workbench.perform(binding) }
    harness.turn()
  }

  @Test("No key has two meanings")
  func unambiguous() {
    let keys = workbench.commands.bindings.filter { $0.perform != nil }.flatMap(\.command.keyTexts)
    #expect(Set(keys).count == keys.count, "\(keys)")
  }

  @Test("Keys are shown as a keyboard has them")
  func names() {
    let keys = workbench.commands.bindings.flatMap(\.command.keyTexts)
    for key in [
      "Space", "R", "Shift+R", "Ctrl+R", "Ctrl+Shift+Z", "?", "F12", ",", ".", "Esc", "Alt+←", "Tab", "Enter", "Del", "Menu", "Shift+F10",
    ] { #expect(keys.contains(key), "\(key)") }
  }

  @Test("Space plays a stage at rest, and pauses and goes on after that")
  func space() {
    press(" ")
    #expect(harness.session.playback.isPlaying)
    harness.run(frames: 3)
    press(" ")
    let time = harness.session.playback.playhead
    harness.run(frames: 3)
    #expect(!harness.session.playback.isPlaying && harness.session.playback.playhead == time)
    press(" ")
    #expect(harness.session.playback.isPlaying)
  }

  @Test("Comma and full stop step through the frames of the phase, from either end")
  func steps() {
    press(".")
    #expect(abs((harness.session.playback.playhead ?? 0) - 1.0 / 60) < 1e-9)
    press(",")
    #expect(harness.session.playback.playhead == 0)
    harness.session.reset()
    harness.turn()
    press(",")
    #expect((harness.session.playback.playhead ?? 0) > 0.3)
  }

  @Test("B compares with the defaults, and ends it")
  func compare() {
    harness.session.tweaks.set(.number(0.3), for: "present.damping")
    press("b")
    #expect(harness.session.comparison?.name == "Defaults" && harness.session.stages.count == 2)
    press("b")
    #expect(harness.session.comparison == nil && harness.session.stages.count == 1)
  }

  @Test("The brackets choose the speed, in four steps")
  func speed() {
    for expected in [PlaybackSpeed.half, .quarter, .tenth, .tenth] {
      press("[")
      #expect(harness.session.playback.speed == expected)
    }
    press("]")
    #expect(harness.session.playback.speed == .quarter)
  }
}
