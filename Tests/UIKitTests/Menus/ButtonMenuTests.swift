import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite struct ButtonMenuTests {
  fileprivate let harness = MenuHarness()
  fileprivate let onButton = CGPoint(x: 60, y: 55)

  @Test func `a click opens the menu, a second one on a row chooses it`() {
    let button = harness.menuButton(UIMenu(children: harness.actions("Copy", "Paste")))
    harness.click(onButton)
    #expect(harness.titles() == ["Copy", "Paste"])
    #expect(button.isHighlighted)
    #expect(harness.panels[0].frame.origin == CGPoint(x: 20, y: 74))
    harness.hover(harness.place("Paste"))
    #expect(harness.marked == ["Paste"])
    harness.click(harness.place("Paste"))
    #expect(harness.log.take() == ["Paste"])
    #expect(harness.panels.isEmpty)
    #expect(!button.isHighlighted)
  }

  @Test func `a press opens the menu, and is released on the row that it chooses`() {
    _ = harness.menuButton(UIMenu(children: harness.actions("Copy", "Paste")))
    harness.press(onButton)
    let target = harness.place("Paste")
    harness.move(to: target)
    #expect(harness.marked == ["Paste"])
    harness.release(target)
    #expect(harness.log.take() == ["Paste"])
    #expect(harness.panels.isEmpty)
  }

  @Test func `a press that is dragged away from menu and button and released closes it`() {
    _ = harness.menuButton(UIMenu(children: harness.actions("Copy")))
    harness.press(onButton)
    harness.move(to: CGPoint(x: 300, y: 500))
    harness.release(CGPoint(x: 300, y: 500))
    #expect(harness.panels.isEmpty)
    #expect(harness.log.take() == [])
  }

  @Test func `a click beside the menu closes it, and does nothing beneath`() {
    _ = harness.menuButton(UIMenu(children: harness.actions("Copy")))
    let beneath = harness.add(UIButton(), frame: CGRect(x: 200, y: 400, width: 100, height: 30))
    beneath.addAction(UIAction { [log = harness.log] _ in log.note("beneath") }, for: .allTouchEvents)
    harness.click(onButton)
    harness.click(CGPoint(x: 250, y: 415))
    #expect(harness.panels.isEmpty)
    harness.click(onButton)
    harness.click(onButton)
    #expect(harness.panels.isEmpty)
    #expect(harness.log.take() == [])
    harness.click(CGPoint(x: 250, y: 415))
    #expect(harness.log.take() == ["beneath", "beneath"])
  }

  @Test func `the action knows the button, and the button tells before it shows the menu`() {
    var sender: AnyObject?
    let button = harness.menuButton(UIMenu(children: [UIAction(title: "Who") { sender = $0.sender }]))
    button.addAction(UIAction { [log = harness.log] _ in log.note("about to") }, for: .menuActionTriggered)
    harness.click(onButton)
    #expect(harness.log.take() == ["about to"])
    harness.click(harness.place("Who"))
    #expect(sender === button)
  }

  @Test func `a menu without rows does not open`() {
    let button = harness.menuButton(UIMenu(children: [harness.action("Hidden", attributes: .hidden)]))
    harness.click(onButton)
    #expect(harness.panels.isEmpty)
    #expect(!button.isHighlighted)
  }

  @Test func `a menu that is not the primary action opens by the secondary button and by a long press`() {
    let button = harness.menuButton(UIMenu(children: harness.actions("Copy")))
    button.showsMenuAsPrimaryAction = false
    button.addAction(UIAction { [log = harness.log] _ in log.note("primary") }, for: .primaryActionTriggered)
    harness.click(onButton)
    #expect(harness.log.take() == ["primary"])
    #expect(harness.panels.isEmpty)
    harness.click(onButton, button: .secondary)
    #expect(harness.titles() == ["Copy"])
    harness.key(.keyboardEscape)
    harness.press(onButton)
    harness.advance(by: 0.6)
    #expect(harness.titles() == ["Copy"])
    harness.release(onButton)
    #expect(harness.log.take() == [])
  }

  @Test func `a pop-up button shows the title of what is on, and keeps one element on`() {
    let small = harness.action("Small")
    let large = harness.action("Large", state: .on)
    let button = harness.menuButton(UIMenu(children: [small, large]))
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Large")
    #expect(!button.popUpArrows.isHidden)
    harness.click(onButton)
    harness.click(harness.place("Small"))
    #expect(button.currentTitle == "Small")
    #expect([small.state, large.state] == [.on, .off])
    #expect(harness.log.take() == ["Small"])
  }

  @Test func `a pop-up button turns its first element on when none is`() {
    let button = harness.menuButton(UIMenu(children: harness.actions("Small", "Large")))
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Small")
    #expect(button.menu?.selectedElements.map(\.title) == ["Small"])
  }

  @Test func `a button without a menu that changes its selection turns it over`() {
    let button = harness.add(UIButton(), frame: CGRect(x: 20, y: 40, width: 100, height: 30))
    button.changesSelectionAsPrimaryAction = true
    harness.click(onButton)
    #expect(button.isSelected)
    harness.click(onButton)
    #expect(!button.isSelected)
  }

  @Test func `the menu closes when its button leaves the window, when the screen is resized, and with the scene`() {
    let button = harness.menuButton(UIMenu(children: harness.actions("Copy")))
    harness.click(onButton)
    harness.scene.perform { button.superview?.removeFromSuperview() }
    #expect(harness.panels.isEmpty)
    _ = harness.menuButton(UIMenu(children: harness.actions("Copy")))
    harness.window.addSubview(button)
    harness.click(onButton)
    #expect(harness.panels.count == 1)
    harness.scene.resize(to: CGSize(width: 500, height: 500))
    #expect(harness.panels.isEmpty)
  }

  @Test func `keys go to the window behind again when the menu has closed`() {
    let button = harness.menuButton(UIMenu(children: harness.actions("Copy")))
    harness.window.setFocus(button)
    harness.key(.keyboardSpacebar)
    #expect(harness.marked == ["Copy"])
    #expect(!harness.window.isKeyWindow)
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.log.take() == ["Copy"])
    #expect(harness.window.isKeyWindow)
    #expect(harness.window.focusedView === button)
  }
}

/// A control that makes its menu when it is asked for.
private final class AskedControl: UIControl {
  var menu: UIMenu?

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }
}

extension ButtonMenuTests {
  @Test func `any control may have a menu: it says what is in it when it is asked`() {
    let control = harness.add(AskedControl(), frame: CGRect(x: 20, y: 40, width: 100, height: 30))
    control.isContextMenuInteractionEnabled = true
    control.showsMenuAsPrimaryAction = true
    harness.click(onButton)
    #expect(harness.panels.isEmpty)
    control.menu = UIMenu(children: harness.actions("Now"))
    harness.click(onButton)
    #expect(harness.titles() == ["Now"])
    harness.key(.keyboardEscape)
    control.isContextMenuInteractionEnabled = false
    harness.click(onButton)
    #expect(harness.panels.isEmpty)
  }
}
