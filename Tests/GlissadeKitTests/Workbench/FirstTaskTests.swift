import CoreGraphics
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("“Change the bounce, replay it slowly, compare, copy the code”") @MainActor
struct FirstTaskTests {
  private let harness: WorkbenchHarness

  init() throws {
    harness = try WorkbenchHarness()
    UIPasteboard.general.string = ""
  }

  /// What the task is to lead to, however it was done.
  private func expectDone() {
    let session = harness.session
    let values = session.tweaks.changedValues
    #expect(values.count == 1 && values.keys.first?.contains("damping") == true, "\(values)")
    #expect(session.playback.speed == .quarter && session.playback.playhead != nil)
    #expect(session.comparison?.name == "Defaults" && session.stages.count == 2)
    #expect(UIPasteboard.general.string?.contains("dampingRatio: 0.") == true)
  }

  @Test("By keyboard alone")
  func byKeyboard() {
    func key(_ letter: Character, _ modifiers: KeyModifiers = []) {
      let usage = UIKeyboardHIDUsage.letter(letter) ?? .keyboardOpenBracket
      harness.key(usage, String(letter), modifiers: modifiers)
      harness.advance(by: 0.1)
    }
    key("f", .control)
    harness.type("bounce")
    harness.key(.keyboardReturnOrEnter)
    for _ in 0..<2 { harness.key(.keyboardLeftArrow, modifiers: .shift) }
    for _ in 0..<2 { key("[") }
    key("r")
    key("b")
    key("c", [.control, .shift])
    expectDone()
  }

  @Test("By mouse alone")
  func byMouse() throws {
    let sliders = harness.views(TweakSlider.self).filter { $0.superview?.superview?.isHidden == false }
    let slider = try #require(sliders.count > 1 ? sliders[1] : nil)
    let frame = harness.frame(of: slider)
    harness.drag(
      from: CGPoint(x: frame.minX + frame.width * 0.78, y: frame.midY), to: CGPoint(x: frame.minX + frame.width * 0.4, y: frame.midY))
    let speeds = harness.views(UISegmentedControl.self, in: harness.view(TimelineView.self))[0]
    let speed = harness.frame(of: speeds)
    harness.click(CGPoint(x: speed.minX + speed.width * 0.625, y: speed.midY))
    harness.click(button: "Replay")
    for (menu, item) in [("Compare", "With Defaults"), ("Copy", "Swift")] {
      harness.click(button: menu)
      harness.advance(by: 0.4)
      let row = try #require(harness.menuRow(item), "\(menu) has no “\(item)”")
      harness.click(row)
      harness.advance(by: 0.2)
    }
    expectDone()
  }
}
