@testable import Demos
@testable import GlissadeKit
@testable import Transitions
import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("The glass menu") @MainActor
struct GlassMenuTests {
  private let page: UIViewController
  private let menu: GlassMenu
  private let harness: StageHarness
  private let log = Log()

  /// What was chosen.
  private final class Log {
    var chosen: [String] = []
  }

  init() {
    let log = log
    func item(_ title: String) -> GlassMenuItem { GlassMenuItem(title) { log.chosen.append(title) } }
    page = UIViewController()
    menu = GlassMenu(shortcuts: [item("Heart"), item("Share")], items: [item("Copy"), item("Move"), item("Delete")])
    menu.buttonFrame = CGRect(x: 330, y: 50, width: 44, height: 44)
    page.loadViewIfNeeded()
    page.view.addSubview(menu)
    harness = StageHarness(page)
    menu.frame = page.view.bounds
    harness.settle()
  }

  private let button = CGPoint(x: 352, y: 72)

  private func tap(_ point: CGPoint) {
    harness.press(point)
    harness.advance(by: 0.03)
    harness.release(point)
  }

  /// The height of the panel on the screen, in points.
  private var height: CGFloat { harness.perform { (menu.panel.layer.presentation() ?? menu.panel.layer).bounds.height } }

  private func middle(of view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }

  @Test("A tap on the button lets the panel grow out of it, to its place below")
  func opens() {
    defer { harness.close() }
    #expect(menu.panel.isHidden && menu.panel.effect == nil)
    tap(button)
    harness.advance(by: 1.0 / 60)
    #expect(menu.isOpen && height < 80 && menu.panel.effect is UIGlassEffect)
    harness.settle()
    #expect(menu.panel.frame == CGRect(x: 142, y: 110, width: 232, height: 154))
    #expect(menu.shortcuts.map(\.frame.minX) == [270, 210] && menu.list.alpha == 1)
  }

  @Test("The spring overshoots a little when the menu opens, as measured")
  func overshoots() {
    defer { harness.close() }
    tap(button)
    var tallest: CGFloat = 0
    for _ in 0..<60 {
      harness.advance(by: 1.0 / 60)
      tallest = max(tallest, height)
    }
    // A damping ratio of 0.75 overshoots by exp(-0.75π / √(1 - 0.75²)), 2.8 % of the way.
    #expect(abs(tallest - (154 + 110 * 0.028)) < 1)
  }

  @Test("While the menu opens, what is seen of it is one piece of glass, which separates from the button")
  func separates() throws {
    defer { harness.close() }
    tap(button)
    harness.advance(by: 1.0 / 60)
    let layers = try ([menu.button] + menu.pieces).map { try #require($0.subviews.first?.layer as? CABackdropLayer) }
    #expect(Set(layers.map(\.joining)).count == 1 && layers[0].joining?.spacing == 18)
    #expect(Set(layers.map(\.refraction)).count == 1 && Set(layers.map(\.tintColor)).count == 1)
  }

  @Test("A row can be chosen as soon as the menu opens, and closes it")
  func choosesAtOnce() {
    defer { harness.close() }
    tap(button)
    harness.advance(by: 0.05)
    tap(CGPoint(x: 250, y: 185))
    harness.settle()
    #expect(log.chosen == ["Move"] && !menu.isOpen && menu.panel.isHidden)
  }

  @Test("A shortcut is chosen by a tap on its drop")
  func shortcut() {
    defer { harness.close() }
    harness.clickAndSettle(button)
    harness.clickAndSettle(middle(of: menu.shortcuts[1]))
    #expect(log.chosen == ["Share"] && !menu.isOpen)
  }

  @Test("A tap beside the menu closes it and reaches nothing else; later ones reach the page")
  func tapBeside() {
    defer { harness.close() }
    harness.clickAndSettle(button)
    #expect(page.view.hitTest(CGPoint(x: 60, y: 600), with: nil) === menu)
    harness.clickAndSettle(CGPoint(x: 60, y: 600))
    #expect(!menu.isOpen && log.chosen.isEmpty)
    #expect(page.view.hitTest(CGPoint(x: 60, y: 600), with: nil) === page.view)
  }

  @Test("Tapped again while it opens, the menu turns back without a jump", arguments: [0.06, 0.15, 0.3])
  func turnsBack(seconds: TimeInterval) {
    defer { harness.close() }
    tap(button)
    harness.advance(by: seconds)
    let before = height
    harness.press(button)
    harness.release(button)
    harness.advance(by: 1.0 / 120)
    #expect(!menu.isOpen && abs(height - before) < 14)
    harness.settle()
    #expect(menu.panel.isHidden && menu.panel.effect == nil && menu.container.contentView.subviews.count == 4)
  }

  @Test("A drag from the button pulls the menu out, and one back pushes it in")
  func drags() {
    defer { harness.close() }
    harness.drag(from: button, to: CGPoint(x: 290, y: 230), seconds: 0.4, rest: 0.2)
    harness.settle()
    #expect(menu.isOpen && !menu.panel.isHidden)
    harness.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 310, y: 40), seconds: 0.4, rest: 0.2)
    harness.settle()
    #expect(!menu.isOpen && menu.panel.isHidden && log.chosen.isEmpty)
  }

  @Test("A drag that is too short changes nothing")
  func shortDrag() {
    defer { harness.close() }
    harness.clickAndSettle(button)
    let frame = menu.panel.frame
    harness.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 262, y: 160), seconds: 0.4, rest: 0.3)
    harness.settle()
    #expect(menu.isOpen && menu.panel.frame == frame && log.chosen.isEmpty)
  }

  @Test("A drag catches the menu while it closes, where it is")
  func catches() {
    defer { harness.close() }
    harness.clickAndSettle(button)
    tap(CGPoint(x: 60, y: 600))
    harness.advance(by: 0.06)
    let before = height
    harness.press(CGPoint(x: 300, y: 110))
    harness.move(from: CGPoint(x: 300, y: 110), to: CGPoint(x: 296, y: 122), seconds: 1.0 / 60)
    #expect(abs(height - before) < 22 && before < 150)
    harness.move(from: CGPoint(x: 296, y: 122), to: CGPoint(x: 240, y: 300), seconds: 0.2)
    harness.release(CGPoint(x: 240, y: 300))
    harness.settle()
    #expect(menu.isOpen && menu.panel.frame.height == 154)
  }

  @Test("Escape closes the menu")
  func escape() {
    defer { harness.close() }
    harness.clickAndSettle(button)
    harness.key(.keyboardEscape)
    harness.settle()
    #expect(!menu.isOpen)
  }

  @Test("While the menu closes, Tab finds the button alone")
  func focusWhileClosing() {
    defer { harness.close() }
    harness.clickAndSettle(button)
    harness.key(.keyboardEscape)
    harness.advance(by: 0.05)
    harness.key(.keyboardTab)
    #expect(!menu.panel.isHidden && harness.window.focusedView?.isDescendant(of: menu.button) == true)
  }

  @Test("At the bottom left the menu opens up and to the right")
  func bottomLeft() {
    defer { harness.close() }
    harness.turn { menu.buttonFrame = CGRect(x: 16, y: 760, width: 44, height: 44) }
    harness.clickAndSettle(CGPoint(x: 38, y: 782))
    #expect(menu.panel.frame == CGRect(x: 16, y: 590, width: 232, height: 154))
    #expect(menu.shortcuts[0].frame.minX == 76)
  }

  @Test("With Reduce Motion the glass appears in place, and nothing moves")
  func reducesMotion() {
    defer { harness.close() }
    harness.stage.setReducesMotion(true)
    tap(button)
    harness.advance(by: 0.05)
    #expect(height == 154)
    harness.settle()
    tap(CGPoint(x: 60, y: 600))
    harness.advance(by: 0.05)
    #expect(height == 154 && !menu.isOpen)
    harness.settle()
    #expect(menu.panel.isHidden)
  }

  @Test("With Reduce Motion, a drag that catches the glass while it disappears, and lets it go, leaves nothing", arguments: [0.02, 0.3])
  func reducedCatch(rest: TimeInterval) {
    defer { harness.close() }
    harness.stage.setReducesMotion(true)
    harness.clickAndSettle(button)
    tap(CGPoint(x: 60, y: 600))
    harness.advance(by: 0.05)
    harness.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 300, y: 60), seconds: 0.05, rest: rest)
    harness.settle()
    #expect(!menu.isOpen && menu.panel.isHidden && menu.panel.effect == nil)
  }

  @Test("Where there is no room for all rows, they scroll")
  func scrolls() {
    defer { harness.close() }
    harness.turn { page.view.frame.size.height = 220 }
    harness.turn { menu.frame = page.view.bounds }
    harness.clickAndSettle(button)
    #expect(menu.panel.frame.maxY <= 220 && menu.list.isScrollEnabled && menu.list.contentSize.height == 154)
  }

  @Test("The presets change the glass and the spring, and the demo's tweaks reach the menu at once")
  func presets() throws {
    defer { harness.close() }
    #expect(GlassMenuDemo.presets.map(\.name) == ["clear", "honey"])
    for preset in GlassMenuDemo.presets {
      let demo = DemoHarness(GlassMenuDemo.self)
      defer { demo.close() }
      let menu = try #require((demo.demo.rootViewController as? GlassPhotoController)?.menu)
      demo.turn { demo.tweaks.set(preset.values) }
      #expect(menu.parameters.isClear == (preset.name == "clear"))
      #expect(menu.parameters.spacing == (preset.name == "honey" ? 44 : 18))
      demo.run(.present)
      #expect(menu.isOpen)
      demo.run(.dismiss)
      #expect(!menu.isOpen)
    }
  }
}
