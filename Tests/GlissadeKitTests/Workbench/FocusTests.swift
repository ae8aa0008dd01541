import CoreGraphics
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("The keyboard reaches everything in the window") @MainActor
struct FocusTests {
  private let harness: WorkbenchHarness
  private let workbench: WorkbenchViewController

  init() throws {
    harness = try WorkbenchHarness()
    workbench = try #require(harness.window.rootViewController as? WorkbenchViewController)
  }

  private func tab(_ times: Int = 1, back: Bool = false) {
    for _ in 0..<times { harness.key(.keyboardTab, modifiers: back ? .shift : []) }
  }

  private func nextPane(back: Bool = false) -> WorkbenchPane? {
    harness.key(.keyboardF6, modifiers: back ? .shift : [])
    return workbench.focusedPane
  }

  private var focused: UIView? { harness.window.focusedView }

  // MARK: Tab

  @Test("Tab walks the stage, leaves it after its last control, and comes round through all panes in the order of reading")
  func tabLeavesTheStage() {
    var panes: [WorkbenchPane] = []
    for _ in 0..<120 {
      tab()
      guard let pane = workbench.focusedPane, pane != panes.last else { continue }
      panes.append(pane)
      if panes.count == 6 { break }
    }
    #expect(panes == [.stage, .timeline, .inspector, .sidebar, .toolbar, .stage])
  }

  @Test("Shift+Tab goes the same way back")
  func tabBack() {
    tab(2)
    let there = focused
    tab(3)
    tab(3, back: true)
    #expect(focused === there && there != nil)
  }

  @Test("After a click in the sidebar, Tab goes on from there, and keys without Tab are still for the stage")
  func clickThenTab() throws {
    let row = try #require(harness.views(SidebarRow.self).last)
    harness.click(harness.middle(of: row))
    // Between two panes is the line that resizes them.
    tab(2)
    #expect(workbench.focusedPane == .toolbar)
  }

  @Test("The list of demos is one stop of Tab; the arrow keys, Home and End choose in it, and keep the focus")
  func sidebar() throws {
    while workbench.focusedPane != .sidebar { #expect(nextPane() != nil) }
    #expect((focused as? SidebarRow)?.isSelected == true)
    let rows = harness.views(SidebarRow.self).sorted { harness.frame(of: $0).minY < harness.frame(of: $1).minY }
    for (key, row) in [(UIKeyboardHIDUsage.keyboardHome, rows[0]), (.keyboardDownArrow, rows[1]), (.keyboardEnd, rows[rows.count - 1])] {
      let before = harness.session.definition
      harness.key(key)
      harness.advance(by: 0.2)
      #expect(focused === row && row.isSelected && harness.session.definition != before)
    }
    // Between two panes is the line that resizes them.
    tab(2)
    #expect(workbench.focusedPane == .toolbar)
  }

  @Test("Up and Down go from value to value in the panel; Left and Right change the value")
  func values() throws {
    let row = try #require(harness.views(TweakRow.self).first { !$0.isHidden })
    harness.scene.perform { harness.window.focus(byKeyboard: row) }
    harness.turn()
    harness.key(.keyboardRightArrow)
    #expect(harness.session.tweaks.hasChanges)
    harness.key(.keyboardDownArrow)
    #expect(focused is TweakRow && focused !== row)
    harness.key(.keyboardUpArrow)
    #expect(focused === row)
  }

  @Test("Every control that can be seen is reached")
  func everything() {
    var reached: Set<ObjectIdentifier> = []
    for _ in 0..<120 {
      tab()
      if let focused { reached.insert(ObjectIdentifier(focused)) }
    }
    let groups = Set(["demos"])
    for control in harness.views(UIControl.self) where control.canBecomeFocused && isVisible(control) {
      let owner = sequence(first: control.superview, next: { $0?.superview }).compactMap { $0 }
      let isPart = owner.contains { $0.canBecomeFocused || $0.focusGroupIdentifier.map(groups.contains) == true }
      #expect(isPart || reached.contains(ObjectIdentifier(control)), "\(type(of: control)) at \(harness.frame(of: control))")
    }
  }

  private func isVisible(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 && $0.isUserInteractionEnabled }
  }

  // MARK: Panes

  @Test("F6 goes from pane to pane and round, Shift+F6 the other way")
  func panes() {
    #expect((0..<5).map { _ in nextPane() } == [.timeline, .inspector, .sidebar, .toolbar, .stage])
    #expect((0..<2).map { _ in nextPane(back: true) } == [.toolbar, .sidebar])
  }

  @Test("F6 passes over collapsed panes, and Tab too")
  func collapsed() {
    harness.perform {
      workbench.arrangement.isSidebarShown = false
      workbench.arrangement.isPanelShown = false
    }
    harness.advance(by: 0.1)
    #expect((0..<3).map { _ in nextPane() } == [.timeline, .toolbar, .stage])
    for _ in 0..<40 {
      tab()
      #expect(workbench.focusedPane != .sidebar && workbench.focusedPane != .inspector)
    }
  }

  @Test("In a narrow window, a pane's button and its key show it in the place of the other pane, and F6 goes to that one")
  func narrow() throws {
    let harness = try WorkbenchHarness(size: WorkbenchLayout.minimumWindowSize)
    let workbench = try #require(harness.window.rootViewController as? WorkbenchViewController)
    func shown() -> [Bool] { [workbench.sidebar.view, workbench.inspector.view].map { !$0.isHidden } }
    #expect(shown() == [false, true])
    harness.click(harness.middle(of: workbench.toolbar.sidebarButton))
    harness.advance(by: 0.1)
    #expect(shown() == [true, false])
    let panes = (0..<4).map { _ in
      harness.key(.keyboardF6)
      return workbench.focusedPane
    }
    #expect(Set(panes) == [.sidebar, .toolbar, .stage, .timeline])
    harness.key(.keyboardF9)
    harness.advance(by: 0.1)
    #expect(shown() == [false, true])
  }

  @Test("F6 comes back to the control of a pane that had the focus")
  func remembers() {
    _ = nextPane()
    tab(2)
    let button = focused
    for _ in 0..<5 { _ = nextPane() }
    #expect(focused === button && button is TransportButton)
  }

  @Test("Esc gives the keyboard back to the stage")
  func escape() {
    _ = nextPane()
    harness.key(.keyboardEscape)
    #expect(workbench.focusedPane == .stage && (focused as? StageView)?.isFirstResponder == true)
  }

  // MARK: Ring and dialogs

  @Test("The ring is shown while the keyboard is used, and not after a click")
  func ring() {
    #expect(!harness.scene.showsFocusRing)
    _ = nextPane()
    #expect(harness.scene.showsFocusRing)
    harness.click(CGPoint(x: 600, y: 830))
    harness.turn()
    #expect(!harness.scene.showsFocusRing)
  }

  @Test("The list of commands keeps the focus to itself, and gives it back")
  func dialog() throws {
    _ = nextPane()
    let before = focused
    harness.key(.keyboardK, "k", modifiers: .control)
    let list = try #require(workbench.commandList)
    for _ in 0..<3 {
      tab()
      #expect(focused?.isDescendant(of: list) != false)
    }
    harness.key(.keyboardEscape)
    #expect(workbench.commandList == nil && focused === before && before != nil)
  }

  @Test("A menu gives the keyboard back to its button")
  func menu() {
    for _ in 0..<4 { _ = nextPane() }
    tab()
    let button = focused
    harness.key(.keyboardReturnOrEnter)
    harness.advance(by: 0.2)
    harness.key(.keyboardEscape)
    harness.advance(by: 0.2)
    tab()
    tab(back: true)
    #expect(focused === button && button is PopUpButton)
  }
}
