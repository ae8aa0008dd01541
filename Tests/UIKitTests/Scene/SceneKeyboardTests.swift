import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite struct SceneKeyboardTests {
  @Test func `Tab goes round the focusable views row by row, Shift-Tab back, and a ring shows where`() {
    let harness = SceneHarness()
    let views = [(200, 10), (10, 10), (10, 100)].map { x, y in
      let view = KeyView(frame: CGRect(x: x, y: y, width: 50, height: 20))
      harness.rootView.addSubview(view)
      return view
    }
    harness.key(.keyboardTab)
    #expect(harness.window.focusedView === views[1])
    #expect(harness.window.focusRing.layer.frame == CGRect(x: 6, y: 6, width: 58, height: 28))
    harness.key(.keyboardTab)
    #expect(harness.window.focusedView === views[0])
    harness.key(.keyboardTab)
    harness.key(.keyboardTab)
    #expect(harness.window.focusedView === views[1])
    harness.key(.keyboardTab, modifiers: .shift)
    #expect(harness.window.focusedView === views[2])
    harness.click(CGPoint(x: 210, y: 15))
    #expect(harness.window.focusedView === views[0])
    #expect(!harness.window.focusRing.isShown)
  }

  @Test func `what is presented has the focus to itself, and gives it back`() {
    let harness = SceneHarness()
    let (behind, inside) = (KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), KeyView())
    harness.rootView.addSubview(behind)
    harness.key(.keyboardTab)
    let presented = UIViewController()
    presented.view.addSubview(inside)
    harness.scene.perform { harness.window.rootViewController?.present(presented, animated: false) }
    harness.turn()
    #expect(!harness.window.focusRing.isShown)
    harness.scene.perform { presented.dismiss(animated: false) }
    harness.turn()
    #expect(harness.window.focusedView === behind)
    #expect(harness.window.focusRing.isShown)
    harness.scene.perform { harness.window.rootViewController?.present(presented, animated: false) }
    harness.key(.keyboardTab)
    harness.key(.keyboardTab)
    #expect(harness.window.focusedView === inside)
  }

  @Test func `a focused view uses a key before a plain shortcut does, and leaves others to it`() {
    let journal = Journal()
    let root = CommandController(journal)
    let harness = SceneHarness(root: root)
    let view = KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.used = .keyboardSpacebar
    view.journal = journal
    harness.rootView.addSubview(view)
    harness.key(.keyboardSpacebar, " ")
    #expect(journal.take() == ["play"])
    harness.window.setFocus(view)
    harness.key(.keyboardSpacebar, " ")
    #expect(journal.take() == ["pressed", "released"])
    harness.key(.keyboardEscape)
    #expect(journal.take() == ["escape"])
  }

  @Test func `a view that is hidden or turned off, also by what surrounds it, has no focus until it is back`() {
    let journal = Journal()
    let harness = SceneHarness(root: CommandController(journal))
    let (panel, view) = (UIView(), KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.used = .keyboardSpacebar
    view.journal = journal
    panel.addSubview(view)
    harness.rootView.addSubview(panel)
    harness.key(.keyboardTab)
    let changes: [(UIView, Bool) -> Void] = [
      { $0.isHidden = $1 }, { $0.alpha = $1 ? 0 : 1 }, { $0.isUserInteractionEnabled = !$1 },
    ]
    for change in changes {
      for subject in [view, panel] {
        harness.turn { change(subject, true) }
        harness.key(.keyboardSpacebar, " ")
        #expect(journal.take() == ["play"] && !harness.window.focusRing.isShown)
        harness.turn { change(subject, false) }
        harness.key(.keyboardSpacebar, " ")
        #expect(journal.take() == ["pressed", "released"] && harness.window.focusRing.isShown)
      }
    }
  }

  @Test func `a key that is held while another window gets the keyboard comes up where it went down, or is cancelled when it repeats`() {
    for repeats in [false, true] {
      let journal = Journal()
      let harness = SceneHarness()
      let view = KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.used = .keyboardSpacebar
      view.journal = journal
      harness.rootView.addSubview(view)
      harness.window.setFocus(view)
      harness.keyDown(.keyboardSpacebar, " ")
      let front = harness.perform { UIWindow(windowScene: harness.scene) }
      harness.perform { front.makeKeyAndVisible() }
      if repeats { harness.keyDown(.keyboardSpacebar, " ", isRepeat: true) }
      harness.keyUp(.keyboardSpacebar, " ")
      #expect(journal.take() == ["pressed", repeats ? "cancelled" : "released"])
      #expect(harness.window.heldPresses.isEmpty && front.heldPresses.isEmpty)
    }
  }

  @Test func `a shortcut matches its modifiers exactly, but for the Shift that a symbol needs`() {
    let journal = Journal()
    let harness = SceneHarness(root: CommandController(journal))
    harness.key(.keyboardZ, "z", modifiers: .control)
    harness.key(.keyboardZ, "Z", modifiers: [.control, .shift])
    harness.key(.keyboardZ, "z")
    harness.key(.keyboardSlash, "?", modifiers: .shift)
    #expect(journal.take() == ["undo", "redo", "help"])
  }

  @Test func `a shortcut types nothing into the field that it opens, and what is typed next arrives`() {
    let root = CommandController(Journal())
    let harness = SceneHarness(root: root)
    let field = TypingView()
    harness.rootView.addSubview(field)
    root.onHelp = { field.becomeFirstResponder() }
    // The host reports a key, its text, and the key's release.
    for _ in 0..<2 {
      for isDown in [true, false] {
        harness.deliver(.key(KeyInput(isDown: isDown, usage: 0x38, characters: "?", modifiers: .shift, timestamp: harness.time)))
        if isDown { harness.type("?") }
      }
    }
    #expect(field.isFirstResponder && field.text == "?")
  }

  @Test func `without a focus, keys reach the innermost child on show, then the controllers around it`() {
    let journal = Journal()
    let (root, child) = (UIViewController(), CommandController(journal))
    let harness = SceneHarness(root: root)
    root.addChild(child)
    harness.key(.keyboardEscape)
    #expect(journal.take() == [])
    root.view.addSubview(child.view)
    harness.key(.keyboardEscape)
    #expect(journal.take() == ["escape"])
  }

  @Test func `without a focus, scrolling keys scroll what the controller in front shows, and shortcuts still reach the controller`() {
    let journal = Journal()
    let harness = SceneHarness(root: CommandController(journal))
    let scrollView = UIScrollView(frame: harness.rootView.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 5000)
    harness.rootView.addSubview(scrollView)
    harness.key(.keyboardEnd)
    harness.advance(by: 2)
    #expect(abs(scrollView.contentOffset.y - 4156) < 0.01)
    harness.key(.keyboardEscape)
    #expect(journal.take() == ["escape"])
  }

  @Test func `who types gets characters and backspace; shortcuts without a modifier wait`() {
    let journal = Journal()
    let harness = SceneHarness(root: CommandController(journal))
    let field = TypingView(frame: .zero)
    harness.rootView.addSubview(field)
    #expect(field.becomeFirstResponder())
    harness.key(.keyboardSpacebar, " ")
    harness.scene.deliver(.text("é b"))
    harness.key(.keyboardDeleteOrBackspace)
    harness.key(.keyboardZ, "z", modifiers: .control)
    #expect(field.text == "é ")
    #expect(journal.take() == ["undo"])
    #expect(field.resignFirstResponder())
    harness.key(.keyboardSpacebar, " ")
    #expect(journal.take() == ["play"])
  }

  @Test func `a controller that takes the keys is forgotten when its view leaves the window, and is not kept`() {
    final class KeyController: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let harness = SceneHarness()
    weak var kept: UIViewController?
    do {
      let controller = KeyController()
      kept = controller
      harness.rootView.addSubview(controller.view)
      #expect(controller.becomeFirstResponder())
      controller.view.removeFromSuperview()
      #expect(!controller.isFirstResponder && harness.window.firstResponder == nil)
    }
    #expect(kept == nil)
  }

  @Test func `the first responder gives way only if it agrees, and is forgotten when it leaves the window`() {
    let harness = SceneHarness()
    let (first, second) = (TypingView(), TypingView())
    harness.rootView.addSubview(first)
    harness.rootView.addSubview(second)
    #expect(first.becomeFirstResponder())
    first.clings = true
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    first.removeFromSuperview()
    #expect(!first.isFirstResponder)
    #expect(second.becomeFirstResponder())
  }

  @Test func `ending the editing of a view concerns what is inside it, and force does not ask`() {
    let harness = SceneHarness()
    let (field, elsewhere) = (TypingView(), UIView())
    harness.rootView.addSubview(field)
    harness.rootView.addSubview(elsewhere)
    field.becomeFirstResponder()
    #expect(elsewhere.endEditing(false))
    #expect(field.isFirstResponder)
    field.clings = true
    #expect(!harness.rootView.endEditing(false))
    #expect(harness.rootView.endEditing(true))
    #expect(!field.isFirstResponder)
  }

  @Test func `a view that Tab brings the focus to is scrolled into sight`() {
    let harness = SceneHarness()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    scrollView.addSubview(KeyView(frame: CGRect(x: 0, y: 1000, width: 300, height: 50)))
    harness.rootView.addSubview(scrollView)
    harness.key(.keyboardTab)
    harness.advance(by: 2)
    #expect(scrollView.contentOffset.y == 650)
  }
}

@MainActor
private final class KeyView: UIView {
  var used: UIKeyboardHIDUsage?
  var journal: Journal?
  override var canBecomeFocused: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.first?.key?.keyCode == used, used != nil {
      journal?.note("pressed")
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.first?.key?.keyCode == used, used != nil { journal?.note("released") }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.first?.key?.keyCode == used, used != nil { journal?.note("cancelled") }
  }
}

@MainActor
private final class TypingView: UIView, UIKeyInput {
  var text = ""
  var clings = false
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !clings }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = text.popLast() }
}

@MainActor
private final class CommandController: UIViewController {
  private let journal: Journal
  var onHelp = {}

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: " ", action: CommandController.play),
      UIKeyCommand(input: UIKeyCommand.inputEscape, action: CommandController.escape),
      UIKeyCommand(input: "z", modifierFlags: .control, action: CommandController.undo),
      UIKeyCommand(input: "z", modifierFlags: [.control, .shift], action: CommandController.redo),
      UIKeyCommand(input: "?", action: CommandController.help),
    ]
  }

  private func play() { journal.note("play") }
  private func escape() { journal.note("escape") }
  private func undo() { journal.note("undo") }
  private func redo() { journal.note("redo") }
  private func help(_ command: UIKeyCommand) {
    journal.note("help")
    onHelp()
  }
}
