import Foundation
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit

@Suite("The list of keys") @MainActor
struct KeyHelpTests {
  private let hints = [
    KeyHint(keys: "Space", title: "Play or pause", group: "Playing"), KeyHint(keys: "R", title: "Reverse", group: "Playing"),
    KeyHint(keys: "Ctrl+Z", title: "Undo", group: "Tuning"), KeyHint(keys: "L", title: "Loop", group: "Playing"),
    KeyHint(keys: "H", title: "Hide the chrome", group: "Window"),
  ]

  @Test("Keys stand below their headings in the order in which they come, the columns as even as can be")
  func groups() {
    let groups = KeyHint.grouped(hints)
    #expect(groups.map(\.title) == ["Playing", "Tuning", "Window"])
    #expect(groups[0].hints.map(\.keys) == ["Space", "R", "L"])
    #expect(KeyHint.leftColumn(of: groups) == 1)
    #expect(KeyHint.leftColumn(of: []) == 0)
  }

  @Test("All keys and what they do are to be read")
  func shows() throws {
    let harness = try DiagnosticsHarness(size: CGSize(width: 1280, height: 800))
    let help = KeyHelpView(hints)
    harness.show(help)
    let texts = harness.texts(in: help)
    for hint in hints {
      #expect(texts.contains(hint.keys))
      #expect(texts.contains(hint.title))
    }
    #expect(texts.contains("PLAYING"))
  }

  @Test("Esc closes it, and so does a click anywhere")
  func closes() throws {
    let harness = try DiagnosticsHarness(size: CGSize(width: 1280, height: 800))
    let help = KeyHelpView(hints)
    var closed = 0
    help.onClose = { closed += 1 }
    harness.show(help)
    harness.key(.keyboardEscape)
    #expect(closed == 1)
    harness.click(CGPoint(x: 20, y: 20))
    #expect(closed == 2)
    harness.click(CGPoint(x: 640, y: 400))
    #expect(closed == 3)
  }

  @Test("In a low or narrow window it scrolls, and nothing sticks out of it")
  func small() throws {
    let harness = try DiagnosticsHarness(size: CGSize(width: 400, height: 220))
    let help = KeyHelpView(hints)
    harness.show(help)
    let card = try #require(help.subviews.first)
    #expect(help.bounds.contains(card.frame))
  }
}
