import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite struct MenuContentTests {
  private let harness = MenuHarness()

  private func open(_ menu: UIMenu) {
    _ = harness.menuButton(menu)
    harness.click(CGPoint(x: 60, y: 55))
  }

  @Test func `inline menus stand between separators, with their titles; hidden elements and empty groups are left out`() {
    let cut = UIMenu(options: .displayInline, children: harness.actions("Cut", "Copy"))
    let none = UIMenu(options: .displayInline, children: [harness.action("Secret", attributes: .hidden)])
    let look = UIMenu(title: "Look", options: .displayInline, children: harness.actions("Light"))
    open(UIMenu(title: "Photo", children: [cut, none, harness.action("Share"), look]))
    #expect(harness.titles() == ["Photo", "Cut", "Copy", "-", "Share", "-", "Look", "Light"])
  }

  @Test func `a disabled row is passed by and cannot be chosen`() {
    open(UIMenu(children: [harness.action("Undo", attributes: .disabled), harness.action("Redo")]))
    harness.click(harness.place("Undo"))
    #expect(harness.panels.count == 1)
    harness.key(.keyboardDownArrow)
    #expect(harness.marked == ["Redo"])
    #expect(harness.log.take() == [])
  }

  @Test func `choosing in a menu of single selection turns one element on and the others off`() {
    let first = harness.action("First", state: .on)
    let second = harness.action("Second")
    open(UIMenu(children: [UIMenu(options: [.displayInline, .singleSelection], children: [first, second]), harness.action("Other")]))
    harness.click(harness.place("Second"))
    #expect([first.state, second.state] == [.off, .on])
  }

  @Test func `an element that keeps the menu open shows its new state`() {
    let grid = UIAction(title: "Grid", attributes: .keepsMenuPresented) { $0.state = $0.state == .on ? .off : .on }
    open(UIMenu(children: [grid, harness.action("Other")]))
    let width = harness.row("Grid").naturalWidth
    harness.click(harness.place("Grid"))
    #expect(grid.state == .on)
    #expect(harness.panels.count == 1)
    #expect(harness.row("Grid").naturalWidth == width + MenuLook.desktop.markWidth)
  }

  @Test func `a shortcut is shown with its keys, is performed by the first responder, and is gray where none can`() {
    let pad = harness.add(PadView(), frame: CGRect(x: 200, y: 40, width: 50, height: 50))
    let wipe = UIKeyCommand(title: "Wipe", action: PadView.wipe, input: "w", modifierFlags: [.control, .shift])
    let stranger = UICommand(title: "Bounce", action: BallView.bounce)
    pad.becomeFirstResponder()
    open(UIMenu(children: [wipe, stranger]))
    #expect(harness.row("Wipe").row.leaf?.keyEquivalent == "Ctrl+Shift+W")
    #expect(!harness.row("Bounce").isEnabled)
    harness.click(harness.place("Wipe"))
    #expect(pad.wipes == 1)
  }

  @Test func `a menu can be had again with other children`() {
    let menu = UIMenu(title: "Sort", options: .singleSelection, children: harness.actions("By name"))
    let other = menu.replacingChildren(harness.actions("By date"))
    #expect(other.title == "Sort")
    #expect(other.identifier == menu.identifier)
    #expect(other.options == .singleSelection)
    #expect(other.children.map(\.title) == ["By date"])
  }

  @Test func `a row's explanation is a tool tip`() {
    let action = UIAction(title: "Bake", discoverabilityTitle: "Makes the values part of the code.") { _ in }
    open(UIMenu(children: [action]))
    harness.hover(harness.place("Bake"))
    harness.advance(by: 0.7)
    #expect(harness.toolTip == "Makes the values part of the code.")
  }
}

private final class PadView: UIView {
  var wipes = 0
  override var canBecomeFirstResponder: Bool { true }
  func wipe() { wipes += 1 }
}

private final class BallView: UIView {
  func bounce() {}
}
