import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite struct ToolTipTests {
  private let harness = MenuHarness()
  private let first: UIButton
  private let second: UIButton
  private let onFirst = CGPoint(x: 60, y: 55)
  private let onSecond = CGPoint(x: 60, y: 155)

  init() {
    first = harness.add(UIButton(), frame: CGRect(x: 20, y: 40, width: 100, height: 30))
    second = harness.add(UIButton(), frame: CGRect(x: 20, y: 140, width: 100, height: 30))
    first.toolTip = "Plays the take."
    second.toolTip = "Records a take."
  }

  @Test func `the text comes when the pointer has rested for 0.6 seconds, near it`() throws {
    harness.hover(onFirst)
    harness.advance(by: 0.4)
    harness.hover(CGPoint(x: 62, y: 55))
    harness.advance(by: 0.55)
    #expect(harness.toolTip == nil)
    harness.advance(by: 0.1)
    #expect(harness.toolTip == "Plays the take.")
    let plate = try #require(harness.toolTipWindow?.subviews.first)
    #expect(plate.frame.origin == CGPoint(x: 72, y: 73))
  }

  @Test func `it stays while the pointer moves inside the view, and goes when it leaves`() {
    harness.hover(onFirst)
    harness.advance(by: 0.7)
    harness.hover(CGPoint(x: 80, y: 60))
    #expect(harness.toolTip != nil)
    harness.hover(CGPoint(x: 300, y: 300))
    #expect(harness.toolTip == nil)
  }

  @Test func `a second one comes at once within a moment, and waits again later`() {
    harness.hover(onFirst)
    harness.advance(by: 0.7)
    harness.hover(CGPoint(x: 300, y: 300))
    harness.advance(by: 0.3)
    harness.hover(onSecond)
    #expect(harness.toolTip == "Records a take.")
    harness.hover(nil)
    harness.advance(by: 0.6)
    harness.hover(onFirst)
    #expect(harness.toolTip == nil)
  }

  @Test(arguments: ["press", "key", "wheel"]) func `input takes it away until the pointer has been elsewhere`(input: String) {
    harness.hover(onFirst)
    harness.advance(by: 0.7)
    switch input {
    case "press": harness.click(onFirst)
    case "key": harness.key(.keyboardDownArrow)
    default: harness.wheel(CGVector(dx: 0, dy: 10), at: onFirst, isPrecise: true)
    }
    #expect(harness.toolTip == nil)
    harness.hover(CGPoint(x: 64, y: 55))
    harness.advance(by: 1)
    #expect(harness.toolTip == nil)
    harness.hover(CGPoint(x: 300, y: 300))
    harness.hover(onFirst)
    harness.advance(by: 0.7)
    #expect(harness.toolTip != nil)
  }

  @Test func `input before the text has come keeps it away`() {
    harness.hover(onFirst)
    harness.advance(by: 0.3)
    harness.click(onFirst)
    harness.advance(by: 1)
    #expect(harness.toolTip == nil)
  }

  @Test func `the keyboard's focus shows none`() {
    harness.key(.keyboardTab)
    #expect(harness.window.focusedView === first)
    harness.advance(by: 1)
    #expect(harness.toolTip == nil)
  }

  @Test func `nothing pends at rest: neither after the text has come nor after it was given up`() {
    harness.hover(onFirst)
    #expect(harness.scene.nextWakeUp != nil)
    harness.hover(nil)
    #expect(harness.scene.nextWakeUp == nil)
    harness.hover(onFirst)
    harness.advance(by: 0.7)
    #expect(harness.toolTip != nil)
    #expect(harness.scene.nextWakeUp == nil)
    #expect(!harness.scene.needsFrame)
  }

  @Test func `a view that leaves the window takes its text along`() {
    harness.hover(onFirst)
    harness.advance(by: 0.7)
    harness.scene.perform { first.removeFromSuperview() }
    #expect(harness.toolTip == nil)
  }

  @Test func `a text is shown for a part of a view, and changes with the part`() {
    let view = harness.add(PartsView(), frame: CGRect(x: 200, y: 40, width: 100, height: 30))
    let interaction = UIToolTipInteraction()
    interaction.delegate = view
    view.addInteraction(interaction)
    harness.hover(CGPoint(x: 220, y: 55))
    harness.advance(by: 0.7)
    #expect(harness.toolTip == "Left")
    harness.hover(CGPoint(x: 280, y: 55))
    #expect(harness.toolTip == "Right")
    harness.hover(CGPoint(x: 250, y: 55))
    #expect(harness.toolTip == nil)
  }

  @Test func `long text wraps at 260 points, and stays on the screen`() throws {
    let button = harness.add(UIButton(), frame: CGRect(x: 300, y: 560, width: 90, height: 30))
    button.toolTip = "Shows where the hand let go, how fast the card moved just before and just after, and whether it jerked."
    harness.hover(CGPoint(x: 380, y: 580))
    harness.advance(by: 0.7)
    let plate = try #require(harness.toolTipWindow?.subviews.first)
    #expect(plate.frame.width <= 276)
    #expect(plate.frame.height > 30)
    #expect(harness.scene.screen.bounds.contains(plate.frame))
    #expect(plate.frame.maxY < 580)
  }

  @Test func `a control without a text has no interaction`() {
    #expect(first.toolTip == "Plays the take.")
    first.toolTip = nil
    #expect(first.interactions.isEmpty)
    harness.hover(onFirst)
    harness.advance(by: 1)
    #expect(harness.toolTip == nil)
  }
}

/// A text for the left third, another for the right third, none between.
private final class PartsView: UIView, UIToolTipInteractionDelegate {
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration? {
    let third = bounds.width / 3
    if point.x < third { return UIToolTipConfiguration(toolTip: "Left", in: CGRect(x: 0, y: 0, width: third, height: bounds.height)) }
    guard point.x > 2 * third else { return nil }
    return UIToolTipConfiguration(toolTip: "Right", in: CGRect(x: 2 * third, y: 0, width: third, height: bounds.height))
  }
}
