import Foundation
import Testing
import UITestSupport

@testable import UIKit

/// A view at (100, 100) that shows a scene of 400×400 points at half its size.
private final class HostView: UIView, SceneHosting {
  let hostedScene: UIWindowScene
  let hostedWindow: UIWindow
  let hostedScale: CGFloat = 0.5
  var received: [InputEvent] = []
  /// What the view leaves to the scene around it.
  var refuses: (InputEvent) -> Bool = { _ in false }
  var touches = 0

  init(hostTime: TimeInterval) {
    hostedScene = UIWindowScene(screenSize: CGSize(width: 400, height: 400), hostTime: hostTime)
    hostedWindow = UIWindow(windowScene: hostedScene)
    super.init(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    hostedWindow.rootViewController = UIViewController()
    hostedScene.perform { hostedWindow.makeKeyAndVisible() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }

  func receive(_ event: InputEvent) -> Bool {
    if refuses(event) { return false }
    received.append(event)
    hostedScene.deliver(event)
    return true
  }

  var pointers: [PointerInput] {
    received.compactMap { if case .pointer(let input) = $0 { input } else { nil } }
  }

  var keys: [KeyInput] {
    received.compactMap { if case .key(let input) = $0 { input } else { nil } }
  }
}

@Suite("A view that shows another scene hands input on as it came") @MainActor
struct SceneHostingTests {
  private let harness: SceneHarness
  private let journal = Journal()
  private let host: HostView

  init() {
    harness = SceneHarness(root: ShortcutController(journal))
    host = HostView(hostTime: harness.hostTime)
    harness.rootView.addSubview(host)
    harness.turn()
  }

  private func turn() {
    harness.turn()
    host.hostedScene.turn(at: harness.hostTime)
  }

  private func send(_ event: InputEvent) {
    harness.scene.deliver(event)
    turn()
  }

  private func pointer(
    _ phase: PointerInput.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 0, button: PointerInput.Button = .primary,
    modifiers: KeyModifiers = []
  ) {
    send(
      .pointer(
        PointerInput(
          id: id, phase: phase, location: CGPoint(x: x, y: y), timestamp: harness.scene.time, button: button, modifiers: modifiers)))
  }

  private func key(
    _ usage: UIKeyboardHIDUsage, _ characters: String = "", isDown: Bool, isRepeat: Bool = false, _ modifiers: KeyModifiers = []
  ) {
    send(
      .key(
        KeyInput(
          isDown: isDown, isRepeat: isRepeat, usage: usage.rawValue, characters: characters, modifiers: modifiers,
          timestamp: harness.scene.time)))
  }

  @Test("A press has its place and time on the other scene, and its modifiers, and no touch is made of it here")
  func press() {
    host.hostedScene.speed = 0.5
    harness.advance(by: 1)
    pointer(.began, 150, 120, modifiers: .shift)
    #expect(host.pointers.map(\.location) == [CGPoint(x: 100, y: 40)])
    #expect(host.pointers.map(\.modifiers) == [.shift])
    #expect(abs((host.pointers.first?.timestamp ?? 0) - 0.5) < 1e-9)
    #expect(host.touches == 0)
    #expect(harness.window.firstResponder === host)
  }

  @Test("A press stays where it went down, with each finger and each button by itself, until it comes up")
  func capture() {
    pointer(.began, 150, 150, id: 1)
    pointer(.began, 160, 150, id: 2)
    pointer(.moved, 10, 10, id: 1)
    pointer(.ended, 10, 10, id: 1)
    pointer(.cancelled, 160, 150, id: 2)
    #expect(host.pointers.map(\.id) == [1, 2, 1, 1, 2])
    #expect(host.pointers.map(\.phase) == [.began, .began, .moved, .ended, .cancelled])
    #expect(host.pointers[3].location == CGPoint(x: -180, y: -180))
    pointer(.began, 10, 10)
    pointer(.moved, 150, 150)
    #expect(host.pointers.count == 5)
  }

  @Test("The secondary button comes with its press and its release, and leaves the keyboard where it is")
  func secondaryButton() {
    pointer(.began, 150, 150, button: .secondary)
    pointer(.ended, 151, 150, button: .secondary)
    #expect(host.pointers.map(\.phase) == [.began, .ended])
    #expect(host.pointers.map(\.button) == [.secondary, .secondary])
    #expect(harness.window.firstResponder == nil)
  }

  @Test("The wheel scrolls by the points of the other scene; the pointer is there until it leaves the view")
  func wheelAndPointer() {
    send(
      .wheel(
        WheelInput(
          location: CGPoint(x: 200, y: 200), delta: CGVector(dx: 0, dy: 30), isPrecise: true, timestamp: harness.scene.time,
          modifiers: .alternate)))
    send(.hover(CGPoint(x: 102, y: 100)))
    send(.hover(CGPoint(x: 2, y: 2)))
    send(.hover(nil))
    guard case .wheel(let wheel)? = host.received.first else { return #expect(Bool(false), "No wheel came.") }
    #expect(wheel.delta == CGVector(dx: 0, dy: 60) && wheel.location == CGPoint(x: 200, y: 200))
    #expect(wheel.isPrecise && wheel.modifiers == .alternate)
    #expect(Array(host.received.dropFirst()) == [.hover(CGPoint(x: 4, y: 0)), .hover(nil)])
  }

  @Test("A key that is held repeats, and its release goes where its press went, whatever has the keyboard by then")
  func keys() {
    harness.window.setFocus(host)
    key(.keyboardRightArrow, isDown: true, .shift)
    key(.keyboardRightArrow, isDown: true, isRepeat: true, .shift)
    harness.window.setFocus(nil)
    key(.keyboardRightArrow, isDown: false)
    #expect(host.keys.map(\.isDown) == [true, true, false])
    #expect(host.keys.map(\.isRepeat) == [false, true, false])
    #expect(host.keys.map(\.modifiers) == [.shift, .shift, []])
  }

  @Test("A key that repeats when something else has the keyboard comes up in the view, and its release goes to the scene around")
  func keyMovesOn() {
    harness.window.setFocus(host)
    key(.keyboardRightArrow, isDown: true)
    harness.window.setFocus(nil)
    key(.keyboardRightArrow, isDown: true, isRepeat: true)
    #expect(host.keys.map(\.isDown) == [true, false] && host.keys.map(\.isRepeat) == [false, false])
    #expect(harness.window.heldPresses.count == 1)
    key(.keyboardRightArrow, isDown: false)
    #expect(host.keys.count == 2 && harness.window.heldPresses.isEmpty)
  }

  @Test("A key that the view refuses is a shortcut of the scene around; a text that it refuses is typed nowhere")
  func refusal() {
    harness.window.setFocus(host)
    host.refuses = { event in
      switch event {
      case .key(let input): input.characters == "r"
      case .text: true
      default: false
      }
    }
    key(.keyboardR, "r", isDown: true)
    send(.text("r"))
    key(.keyboardR, "r", isDown: false)
    key(.keyboardS, "s", isDown: true)
    #expect(journal.take() == ["replay"])
    #expect(host.keys.map(\.characters) == ["s"])
  }

  @Test("A text field of the other scene is typed into, with Shift, selection, copy and paste")
  func typing() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    host.hostedWindow.addSubview(field)
    turn()
    pointer(.began, 110, 105)
    pointer(.ended, 110, 105)
    #expect(field.isFirstResponder)
    for letter in ["R", "a", "t"] { send(.text(letter)) }
    key(.keyboardHome, isDown: true, .shift)
    key(.keyboardC, "c", isDown: true, .control)
    key(.keyboardEnd, isDown: true)
    key(.keyboardV, "v", isDown: true, .control)
    #expect(field.text == "RatRat")
    key(.keyboardDeleteOrBackspace, isDown: true)
    key(.keyboardDeleteOrBackspace, isDown: true, isRepeat: true)
    #expect(field.text == "RatR")
  }

  @Test("While the scene around takes no input, nothing begins; what has begun is told of its end")
  func blocked() {
    harness.window.setFocus(host)
    pointer(.began, 150, 150)
    let block = InputBlock(harness.scene)
    pointer(.began, 160, 150, id: 1)
    key(.keyboardSpacebar, " ", isDown: true)
    send(.text("a"))
    pointer(.ended, 150, 150)
    block.lift()
    #expect(host.received.count == 2)
    #expect(host.pointers.map(\.phase) == [.began, .ended])
  }

  @Test("Two fingers pinch as they do in a window: to the same scale, about the same place")
  func pinch() {
    func pinched(in harness: SceneHarness, _ view: UIView, at map: (CGFloat) -> CGFloat, turn: () -> Void) -> (CGFloat, CGPoint) {
      let pinch = UIPinchGestureRecognizer()
      view.addGestureRecognizer(pinch)
      func finger(_ id: Int, _ phase: PointerInput.Phase, _ x: CGFloat) {
        harness.pointer(phase, at: CGPoint(x: map(x), y: map(200)), finger: id)
        turn()
      }
      finger(1, .began, 100)
      finger(2, .began, 140)
      for x in stride(from: 150.0, through: 240, by: 10) { finger(2, .moved, x) }
      return (pinch.scale, pinch.location(in: view))
    }
    let window = SceneHarness(size: CGSize(width: 400, height: 400))
    let inWindow = pinched(in: window, window.rootView, at: { $0 }, turn: {})
    let onStage = pinched(
      in: harness, host.hostedWindow.rootViewController!.view, at: { 100 + $0 / 2 }, turn: { host.hostedScene.turn(at: harness.hostTime) })
    #expect(inWindow.0 > 2)
    #expect(onStage == inWindow)
  }

  @Test("A finger that goes down again elsewhere, though nobody has said that it was lifted, is the host's no more")
  func lostRelease() {
    pointer(.began, 150, 150)
    pointer(.began, 10, 10)
    pointer(.moved, 160, 160)
    #expect(host.pointers.map(\.phase) == [.began, .cancelled])
    #expect(host.pointers.last?.location == CGPoint(x: 100, y: 100))
  }

  @Test("When the scene around leaves the foreground, presses are called off where they were last, and keys come up")
  func inactive() {
    harness.window.setFocus(host)
    pointer(.began, 150, 150)
    pointer(.moved, 160, 150)
    key(.keyboardSpacebar, " ", isDown: true)
    harness.scene.enter(.foregroundInactive)
    #expect(host.pointers.map(\.phase) == [.began, .moved, .cancelled])
    #expect(host.pointers.last?.location == CGPoint(x: 120, y: 100))
    #expect(host.keys.map(\.isDown) == [true, false])
  }

  @Test("When the scene around closes, then the presses that are down are called off")
  func closing() {
    pointer(.began, 150, 150)
    harness.scene.disconnect()
    #expect(host.pointers.map(\.phase) == [.began, .cancelled])
  }

  @Test("Over a text field of the other scene the pointer is a text cursor")
  func pointerShape() {
    host.hostedWindow.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40)))
    #expect(harness.scene.pointerShape(at: CGPoint(x: 110, y: 105)) == .text)
    #expect(harness.scene.pointerShape(at: CGPoint(x: 110, y: 190)) == .arrow)
  }
}

private final class ShortcutController: UIViewController {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Made in code.") }

  override var keyCommands: [UIKeyCommand]? { [UIKeyCommand(input: "r", action: ShortcutController.replay)] }

  func replay() { journal.note("replay") }
}
