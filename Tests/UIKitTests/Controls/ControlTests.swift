import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("A control")
struct ControlTests {
  @MainActor
  final class Listener {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sender(_ sender: UIButton) { calls.append("sender \(sender.tag)") }
    func event(_ sender: UIControl, _ event: UIEvent?) { calls.append(event == nil ? "no event" : "event") }
  }

  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  let log = ControlLog()
  let inside = CGPoint(x: 150, y: 120)

  @Test("Given a control, when it is clicked, then it sends touchDown and touchUpInside, and is highlighted in between")
  func click() {
    let harness = ControlHarness(control)
    log.listen(to: control)
    harness.press(inside)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    #expect(control.state == .highlighted)
    harness.release()
    #expect(!control.isHighlighted && !control.isTracking)
    #expect(log.events == ["down", "up inside"])
  }

  @Test("Given a focused control with an action for touchUpInside, when Return or Space is pressed, then the action runs")
  func keys() {
    let harness = ControlHarness(control)
    harness.key(.keyboardTab, "\t")
    harness.key(.keyboardReturnOrEnter)
    var clicks = 0
    control.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
    harness.key(.keyboardReturnOrEnter)
    harness.key(.keyboardSpacebar, " ")
    #expect(clicks == 2)
  }

  @Test("Given a control that a held key presses, when a click moves the focus and the key repeats, then the control isn't pressed anymore")
  func heldKeyLosesFocus() {
    let harness = ControlHarness(control)
    var clicks = 0
    control.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
    harness.key(.keyboardTab, "\t")
    harness.keyDown(.keyboardReturnOrEnter)
    harness.keyDown(.keyboardReturnOrEnter, isRepeat: true)
    #expect(control.isHighlighted)
    harness.click(CGPoint(x: 300, y: 300))
    harness.keyDown(.keyboardReturnOrEnter, isRepeat: true)
    #expect(!control.isHighlighted)
    harness.keyUp(.keyboardReturnOrEnter)
    #expect(!control.isHighlighted && clicks == 0)
  }

  @Test("Given a pressed control, then up to 70 points outside still count as inside, and the rest of the window as outside")
  func slop() {
    let harness = ControlHarness(control)
    log.listen(to: control)
    harness.press(inside)
    harness.move(to: CGPoint(x: 150, y: 209))
    #expect(control.isHighlighted)
    harness.move(to: CGPoint(x: 150, y: 211))
    #expect(!control.isHighlighted && control.isTracking)
    harness.move(to: inside)
    #expect(control.isHighlighted)
    harness.move(to: CGPoint(x: 300, y: 300))
    harness.release()
    #expect(log.events == ["down", "exit", "enter", "exit", "up outside"])
  }

  @Test("Given a pressed control, when the touch is cancelled, then it sends touchCancel and no release")
  func cancel() {
    let harness = ControlHarness(control)
    log.listen(to: control)
    harness.press(inside)
    harness.cancel()
    #expect(!control.isHighlighted && !control.isTracking)
    #expect(log.events == ["down", "cancel"])
  }

  @Test("Given a disabled control, when it is clicked, then neither it nor a control behind it sends an event")
  func disabled() {
    let behind = UIControl(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let container = UIView(frame: behind.frame)
    container.addSubview(behind)
    container.addSubview(control)
    let harness = ControlHarness(container)
    log.listen(to: control)
    log.listen(to: behind)
    control.isEnabled = false
    harness.click(inside)
    #expect(log.events == [])
    #expect(control.state == .disabled)
  }

  @Test("Given a pressed control, when it is disabled, then it neither tracks nor is highlighted")
  func disabledWhilePressed() {
    let harness = ControlHarness(control)
    harness.press(inside)
    control.isEnabled = false
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("Given methods without arguments, with the sender, and with the event, then each receives what it declares until it is removed")
  func targets() {
    let button = UIButton(type: .system)
    button.frame = control.frame
    button.tag = 7
    let listener = Listener()
    button.addTarget(listener, action: Listener.plain, for: .touchUpInside)
    button.addTarget(listener, action: Listener.sender, for: .touchUpInside)
    button.addTarget(listener, action: Listener.event, for: .touchUpInside)
    let harness = ControlHarness(button)
    harness.click(inside)
    button.sendActions(for: .touchUpInside)
    #expect(listener.calls == ["plain", "sender 7", "event", "plain", "sender 7", "no event"])
    button.removeTarget(listener, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(listener.calls.count == 6)
  }

  @Test("Given a target that is released, then the control doesn't keep it, and sends its actions to nobody")
  func weakTarget() {
    var listener: Listener? = Listener()
    weak let held = listener
    control.addTarget(listener, action: Listener.plain, for: .touchDown)
    listener = nil
    #expect(held == nil)
    control.sendActions(for: .touchDown)
  }

  @Test("Given an action that is added twice, then it runs once for an event, and not at all after it is removed")
  func actions() {
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: .valueChanged)
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }
}
