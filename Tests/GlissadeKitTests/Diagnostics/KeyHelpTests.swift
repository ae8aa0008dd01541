import Foundation
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit

@Suite("The list of keys") @MainActor
struct KeyHelpTests {
  private let shortcuts = [
    WorkbenchShortcut(.playing, " ", "Play or pause") {}, WorkbenchShortcut(.playing, "r", "Reverse") {},
    WorkbenchShortcut(.tuning, "z", modifiers: .control, "Undo") {}, WorkbenchShortcut(.playing, "l", "Loop") {},
    WorkbenchShortcut(.window, "h", "Hide the chrome") {},
  ]

  @Test("Keys stand below their headings in the order in which they come, the columns as even as can be")
  func groups() throws {
    let harness = try DiagnosticsHarness(size: CGSize(width: 1280, height: 800))
    let help = KeyHelpView(shortcuts)
    harness.show(help)
    let expected = [
      "PLAYING", "Space", "Play or pause", "R", "Reverse", "L", "Loop", "TUNING", "Ctrl+Z", "Undo", "WINDOW", "H", "Hide the chrome",
    ]
    #expect(harness.texts(in: help).suffix(expected.count) == expected[...])
    #expect(KeyHelpView.leftColumn(of: [3, 1, 1]) == 1)
    #expect(KeyHelpView.leftColumn(of: []) == 0)
  }

  @Test("All keys and what they do are to be read")
  func shows() throws {
    let harness = try DiagnosticsHarness(size: CGSize(width: 1280, height: 800))
    let help = KeyHelpView(shortcuts)
    harness.show(help)
    let texts = harness.texts(in: help)
    for shortcut in shortcuts {
      #expect(texts.contains(shortcut.keyText))
      #expect(texts.contains(shortcut.title))
    }
    #expect(texts.contains("PLAYING"))
  }

  @Test("Esc closes it, and so does a click anywhere")
  func closes() throws {
    let harness = try DiagnosticsHarness(size: CGSize(width: 1280, height: 800))
    let help = KeyHelpView(shortcuts)
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
    let help = KeyHelpView(shortcuts)
    harness.show(help)
    let card = try #require(help.subviews.first)
    #expect(help.bounds.contains(card.frame))
  }
}
