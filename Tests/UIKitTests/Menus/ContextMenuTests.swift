import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite struct ContextMenuTests {
  private let harness = MenuHarness()
  private let frame = CGRect(x: 50, y: 100, width: 200, height: 80)

  @Test func `an interaction knows its view, and leaves it for another`() {
    let (first, second) = (UIView(), UIView())
    let interaction = UIToolTipInteraction(defaultToolTip: "Hello")
    first.addInteraction(interaction)
    #expect(interaction.view === first)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty)
    #expect(second.interactions.count == 1)
    #expect(interaction.view === second)
    second.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test func `the secondary button opens the menu at the pointer and asks for the place`() {
    let view = harness.add(ContextMenuView(UIMenu(children: harness.actions("Reset"))), frame: frame)
    harness.click(CGPoint(x: 70, y: 120), button: .secondary)
    #expect(view.heard == ["asked at 20 20", "shown"])
    #expect(harness.panels[0].frame.origin == CGPoint(x: 71, y: 121))
    #expect(view.interaction?.location(in: nil) == CGPoint(x: 70, y: 120))
    harness.click(harness.place("Reset"))
    #expect(harness.log.take() == ["Reset"])
    #expect(view.heard.last == "ends")
  }

  @Test func `the secondary button is held, dragged to a row and released there`() {
    _ = harness.add(ContextMenuView(UIMenu(children: harness.actions("Reset", "Copy"))), frame: frame)
    harness.press(CGPoint(x: 70, y: 120), button: .secondary)
    harness.move(to: harness.place("Copy"), button: .secondary)
    harness.release(harness.place("Copy"), button: .secondary)
    #expect(harness.log.take() == ["Copy"])
  }

  @Test func `a press that is held for half a second opens the menu, and can go on to a row`() {
    let view = harness.add(ContextMenuView(UIMenu(children: harness.actions("Reset"))), frame: frame)
    harness.press(CGPoint(x: 70, y: 120))
    harness.advance(by: 0.45)
    #expect(harness.panels.isEmpty)
    harness.advance(by: 0.1)
    #expect(harness.panels.count == 1)
    harness.move(to: harness.place("Reset"))
    harness.release(harness.place("Reset"))
    #expect(harness.log.take() == ["Reset"])
    #expect(view.heard.last == "ends")
  }

  @Test func `a press held on a slider inside opens no menu around it`() {
    let view = harness.add(ContextMenuView(UIMenu(children: harness.actions("Reset"))), frame: frame)
    view.addSubview(UISlider(frame: view.bounds))
    harness.press(CGPoint(x: 150, y: 140))
    harness.advance(by: 1)
    #expect(harness.panels.isEmpty)
    harness.release(CGPoint(x: 150, y: 140))
  }

  @Test func `the innermost view with a menu for the point shows it`() {
    let outer = harness.add(ContextMenuView(UIMenu(children: harness.actions("Outer"))), frame: frame)
    let inner = ContextMenuView(nil)
    inner.frame = outer.bounds
    outer.addSubview(inner)
    harness.click(CGPoint(x: 70, y: 120), button: .secondary)
    #expect(harness.titles() == ["Outer"])
    harness.key(.keyboardEscape)
    inner.menu = UIMenu(children: harness.actions("Inner"))
    harness.click(CGPoint(x: 70, y: 120), button: .secondary)
    #expect(harness.titles() == ["Inner"])
  }

  @Test(arguments: [true, false]) func `the menu key and Shift-F10 open the focused view's menu below it`(isMenuKey: Bool) {
    let view = harness.add(ContextMenuView(UIMenu(children: harness.actions("Reset"))), frame: frame)
    harness.window.setFocus(view)
    if isMenuKey { harness.key(.keyboardApplication) } else { harness.key(.keyboardF10, modifiers: .shift) }
    #expect(harness.panels[0].frame.origin == CGPoint(x: 50, y: 184))
    #expect(harness.marked == ["Reset"])
    harness.key(.keyboardF10)
    #expect(harness.panels.count == 1)
  }

  @Test func `the menu can be closed and changed by the program`() {
    let view = harness.add(ContextMenuView(UIMenu(children: harness.actions("Reset"))), frame: frame)
    harness.click(CGPoint(x: 70, y: 120), button: .secondary)
    harness.scene.perform { view.interaction?.updateVisibleMenu { $0.replacingChildren(harness.actions("Other")) } }
    #expect(harness.titles() == ["Other"])
    harness.scene.perform { view.interaction?.dismissMenu() }
    #expect(harness.panels.isEmpty)
  }

  @Test func `a menu belongs to its scene: another one goes on`() {
    let other = MenuHarness()
    let button = other.add(UIButton(), frame: frame)
    button.addAction(UIAction { [log = other.log] _ in log.note("pressed") }, for: .touchUpInside)
    _ = harness.add(ContextMenuView(UIMenu(children: harness.actions("Reset"))), frame: frame)
    harness.click(CGPoint(x: 70, y: 120), button: .secondary)
    other.click(CGPoint(x: 70, y: 120))
    #expect(other.log.take() == ["pressed"])
    #expect(harness.panels.count == 1)
  }

  @Test func `an open menu at rest needs no turns`() {
    _ = harness.add(ContextMenuView(UIMenu(children: harness.actions("Reset"))), frame: frame)
    harness.click(CGPoint(x: 70, y: 120), button: .secondary)
    harness.turn()
    #expect(!harness.scene.needsFrame)
    #expect(harness.scene.nextWakeUp == nil)
  }
}
