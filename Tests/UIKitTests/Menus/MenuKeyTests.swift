import Testing
import UIKit
import UITestSupport

@MainActor
@Suite struct MenuKeyTests {
  private let harness = MenuHarness()

  private func open(_ children: [UIMenuElement]) {
    _ = harness.menuButton(UIMenu(children: children))
    harness.click(CGPoint(x: 60, y: 55))
  }

  @Test func `arrows go round the rows, Home and End to the ends, Return chooses`() {
    open(harness.actions("One", "Two", "Three"))
    #expect(harness.marked == [nil])
    harness.keys(.keyboardDownArrow, .keyboardDownArrow)
    #expect(harness.marked == ["Two"])
    harness.keys(.keyboardDownArrow, .keyboardDownArrow)
    #expect(harness.marked == ["One"])
    harness.key(.keyboardUpArrow)
    #expect(harness.marked == ["Three"])
    harness.key(.keyboardHome)
    #expect(harness.marked == ["One"])
    harness.keys(.keyboardEnd, .keyboardReturnOrEnter)
    #expect(harness.log.take() == ["Three"])
  }

  @Test func `Right opens a submenu at its first row, Left and Esc close it, Esc closes the menu`() {
    open([UIMenu(title: "More", children: harness.actions("One", "Two")), harness.action("Other")])
    harness.keys(.keyboardDownArrow, .keyboardRightArrow)
    #expect(harness.marked == ["More", "One"])
    harness.key(.keyboardLeftArrow)
    #expect(harness.marked == ["More"])
    harness.key(.keyboardReturnOrEnter)
    #expect(harness.marked == ["More", "One"])
    harness.key(.keyboardEscape)
    #expect(harness.marked == ["More"])
    harness.key(.keyboardEscape)
    #expect(harness.panels.isEmpty)
  }

  @Test func `Space chooses in a submenu and closes all`() {
    open([UIMenu(title: "More", children: harness.actions("One", "Two"))])
    harness.keys(.keyboardDownArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardSpacebar)
    #expect(harness.log.take() == ["Two"])
    #expect(harness.panels.isEmpty)
  }

  @Test func `letters lead to the title that begins with them; the same letter again to the next one`() {
    open(harness.actions("Cut", "Copy", "Clone", "Paste"))
    harness.type("c")
    #expect(harness.marked == ["Cut"])
    harness.type("c")
    #expect(harness.marked == ["Copy"])
    harness.advance(by: 1.1)
    harness.type("cl")
    #expect(harness.marked == ["Clone"])
    harness.advance(by: 1.1)
    harness.type("p")
    #expect(harness.marked == ["Paste"])
    harness.advance(by: 1.1)
    harness.type("x")
    #expect(harness.marked == ["Paste"])
  }

  @Test func `shortcuts of the window behind rest while the menu is open`() {
    let controller = ShortcutController(harness.log)
    harness.scene.perform { harness.window.rootViewController = controller }
    open(harness.actions("One"))
    harness.type("q")
    #expect(harness.log.take() == [])
    harness.key(.keyboardEscape)
    harness.type("q")
    #expect(harness.log.take() == ["quit"])
  }
}

private final class ShortcutController: UIViewController {
  private let log: Journal

  init(_ log: Journal) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "q", action: ShortcutController.quit)] }

  private func quit() { log.note("quit") }
}
