import Foundation
import Testing
import UITestSupport

@testable import UIKit

@Suite("Actions by selectors") @MainActor
struct SelectorActionTests {
  private let stage = SelectorScene()
  private var receiver: Receiver { stage.receiver }

  /// Adds a control in the middle of the screen.
  private func addControl() -> UIControl {
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.perform { stage.rootView.addSubview(control) }
    stage.advance(by: 0.1)
    return control
  }

  private let point = CGPoint(x: 150, y: 150)

  @Test("A control's target gets no argument, the control, or the control and the event, as its method's name says")
  func control() {
    let control = addControl()
    control.addTarget(receiver, action: "plain", for: .touchDown)
    control.addTarget(receiver, action: "take:", for: .touchUpInside)
    control.addTarget(receiver, action: "take:with:", for: .touchUpInside)
    stage.click(point)
    #expect(receiver.calls == ["plain", "take UIControl", "take UIControl with an event"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["take:", "take:with:"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .valueChanged) == nil)
    #expect(control.allTargets == [receiver] && control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test("A pair of target and selector is called once, however often it was added")
  func duplicate() {
    let control = addControl()
    for _ in 0..<3 { control.addTarget(receiver, action: "plain", for: .touchUpInside) }
    stage.click(point)
    #expect(receiver.calls == ["plain"])
  }

  @Test("Removal is for a pair, a target or a selector, or all, and for the given events")
  func removal() {
    let control = addControl()
    let add = {
      control.addTarget(receiver, action: "plain", for: [.touchDown, .touchUpInside])
      control.addTarget(receiver, action: "take:", for: .touchUpInside)
    }
    add()
    control.removeTarget(receiver, action: "plain", for: .touchUpInside)
    stage.click(point)
    #expect(receiver.calls == ["plain", "take UIControl"])
    control.removeTarget(receiver, action: nil, for: .allEvents)
    stage.click(point)
    add()
    control.removeTarget(nil, action: "plain", for: .allEvents)
    control.removeTarget(nil, action: nil, for: .touchUpInside)
    stage.click(point)
    #expect(receiver.calls.count == 2)
  }

  @Test("Without a target, the selector goes up the responder chain; if nobody performs it, nothing happens")
  func responderChain() {
    let control = addControl()
    control.addTarget(nil, action: "take:", for: .touchUpInside)
    control.addTarget(nil, action: "nobody:", for: .touchUpInside)
    stage.click(point)
    #expect(receiver.calls == ["take UIControl"])
    #expect(!stage.scene.isStopped)
    #expect(control.target(forAction: "plain", withSender: nil) as? UIResponder === receiver)
    #expect(receiver.canPerformAction("plain", withSender: nil) && !control.canPerformAction("plain", withSender: nil))
  }

  @Test("A target that no longer exists gets nothing, nor does anybody else")
  func weakTarget() {
    let control = addControl()
    do {
      let other = Receiver()
      control.addTarget(other, action: "plain", for: .touchUpInside)
    }
    stage.click(point)
    #expect(receiver.calls.isEmpty && !stage.scene.isStopped)
  }

  @Test("Keyboard goes away when the first responder is asked to resign")
  func resigning() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.perform {
      stage.rootView.addSubview(field)
      field.becomeFirstResponder()
    }
    #expect(field.isFirstResponder)
    stage.perform { _ = UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil) }
    #expect(!field.isFirstResponder)
  }

  @Test("A recognizer sends its selector to its targets, until they are removed")
  func recognizer() {
    let view = addControl()
    let tap = UITapGestureRecognizer(target: receiver, action: "take:")
    tap.addTarget(receiver, action: "plain")
    tap.addTarget(receiver, action: "plain")
    tap.addTarget(receiver, action: Receiver.viewWillLayoutSubviews)
    view.addGestureRecognizer(tap)
    stage.click(point)
    #expect(receiver.calls == ["take UITapGestureRecognizer", "plain"])
    tap.removeTarget(receiver, action: "take:")
    stage.advance(by: 1)
    stage.click(point)
    #expect(receiver.calls.last == "plain" && receiver.calls.count == 3)
    tap.removeTarget(nil, action: nil)
    stage.advance(by: 1)
    stage.click(point)
    #expect(receiver.calls.count == 3)
  }

  @Test("A subclass of a recognizer may have initializers of its own, or override the one for a target")
  func recognizerSubclass() {
    final class Own: UIPanGestureRecognizer {
      let name2: String
      init(name: String, target: AnyObject, action: Selector) {
        name2 = name
        super.init(target: target, action: action)
      }
    }
    final class Overriding: UITapGestureRecognizer {
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        numberOfTapsRequired = 2
      }
    }
    #expect(Own(name: "a", target: receiver, action: "plain").targetActions.count == 1)
    #expect(Overriding(target: receiver, action: nil).targetActions.isEmpty)
    #expect(Overriding(target: nil, action: nil).numberOfTapsRequired == 2)
  }

  @Test("A bar button sends its selector to its target, and both can be changed")
  func barButton() {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: receiver, action: "take:")
    item.perform()
    #expect(receiver.calls == ["take UIBarButtonItem"])
    item.action = "plain"
    item.perform()
    #expect(receiver.calls.last == "plain" && item.target === receiver)
    #expect(UIBarButtonItem(barButtonSystemItem: .done, target: receiver, action: "plain").action == "plain")
    #expect(UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil).action == nil)
    UIBarButtonItem(image: nil, style: .plain, target: receiver, action: "plain").perform()
    #expect(receiver.calls.count == 3)
  }

  @Test("A display link sends its selector each frame, until its scene is closed")
  func displayLink() {
    stage.perform { CADisplayLink(target: receiver, selector: "take:").add(to: .main, forMode: .common) }
    stage.advance(by: 0.05)
    #expect(Set(receiver.calls) == ["take CADisplayLink"])
    let count = receiver.calls.count
    #expect(count >= 3)
    stage.scene.disconnect()
    let other = SceneHarness()
    other.advance(by: 0.1)
    #expect(receiver.calls.count == count)
  }

  @Test("A key command calls the first responder in the chain that performs its selector")
  func keyCommand() {
    final class Page: UIViewController {
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "w", modifierFlags: .control, action: "take:")]
      }
    }
    let page = Page()
    receiver.addChild(page)
    page.view.frame = receiver.view.bounds
    stage.perform { receiver.view.addSubview(page.view) }
    page.didMove(toParent: receiver)
    stage.advance(by: 0.1)
    stage.key(.keyboardW, "w", modifiers: .control)
    #expect(receiver.calls == ["take UIKeyCommand"])
    #expect(UICommand(title: "Close", action: "take:", propertyList: 3).propertyList as? Int == 3)
  }
}
