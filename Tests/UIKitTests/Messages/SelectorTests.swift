import Foundation
import Testing
import UIKit
import UITestSupport

@Suite("Methods that selectors name") @MainActor
struct SelectorTests {
  private let stage = SelectorScene()
  private var receiver: Receiver { stage.receiver }

  @Test("A selector is equal to another with the same name, however it was made")
  func equality() {
    let selector: Selector = "pan:"
    #expect(selector == Selector("pan:") && selector == NSSelectorFromString("pan:"))
    #expect(selector != "pan")
    #expect(NSStringFromSelector(selector) == "pan:" && "\(selector)" == "pan:")
  }

  @Test("Given a known method, then the object responds to its name, and performs it with its arguments and result")
  func perform() {
    #expect(receiver.responds(to: "plain") && !receiver.responds(to: "other"))
    receiver.perform("plain")
    receiver.perform("take:", with: UIView())
    receiver.perform("take:with:", with: nil, with: "x")
    #expect(receiver.calls == ["plain", "take UIView", "take nil with an event"])
    #expect(receiver.perform("double:", with: 21)?.takeUnretainedValue() as? Int == 42)
  }

  @Test("Given the methods of code that was dropped, then the object responds to their names no longer")
  func removal() {
    receiver.unregister()
    #expect(!receiver.responds(to: "plain"))
  }

  @Test("Given two methods of one name, then the one that was registered last is called")
  func newestFirst() {
    let group = MethodTable.Group()
    MethodTable.add("plain", of: UIResponder.self, to: group) { _, _ in
      stage.receiver.calls.append("newer")
      return nil
    }
    receiver.perform("plain")
    MethodTable.remove(group)
    receiver.perform("plain")
    #expect(receiver.calls == ["newer", "plain"])
  }

  @Test("When an object gets a selector that it has no method for, then the scene stops with UIKit's words and both names")
  func unrecognized() throws {
    stage.perform { _ = receiver.perform("paln") }
    #expect(stage.scene.isStopped)
    let misuse = try #require(stage.scene.misuse)
    #expect(misuse.exception == .invalidArgument)
    #expect(misuse.reason == "-[Receiver paln]: unrecognized selector sent to instance")
  }

  @Test("When a method gets an argument of another type, then the scene stops and says which")
  func wrongArgument() throws {
    stage.perform { _ = receiver.perform("strict:", with: UIView()) }
    let misuse = try #require(stage.scene.misuse)
    #expect(misuse.reason == "-[Receiver strict:]: argument 1 of the method is of type UIButton, but a value of type UIView was sent")
  }

  @Test("A delayed call comes at its time on the scene's clock, unless it was cancelled")
  func delay() {
    stage.perform {
      receiver.perform("plain", with: nil, afterDelay: 0.2)
      receiver.perform("take:", with: "a", afterDelay: 0.2)
      receiver.perform("take:", with: 1, afterDelay: 0.2)
      NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: "take:", object: "a")
    }
    stage.scene.speed = 0.5
    stage.advance(by: 0.3)
    #expect(receiver.calls.isEmpty)
    stage.advance(by: 0.2)
    #expect(receiver.calls == ["plain", "take Int"])
    stage.perform {
      receiver.perform("plain", with: nil, afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: receiver)
    }
    stage.advance(by: 1)
    #expect(receiver.calls.count == 2)
  }

  @Test("UIKit's own methods are known by their names")
  func commonMethods() {
    let view = UIView()
    stage.rootView.addSubview(view)
    stage.perform { _ = view.perform("removeFromSuperview") }
    #expect(view.superview == nil)
    let presented = UIViewController()
    stage.perform { receiver.present(presented, animated: false) }
    stage.advance(by: 0.1)
    #expect(receiver.presentedViewController === presented)
    stage.perform { _ = presented.perform("dismissViewControllerAnimated:completion:", with: false, with: nil) }
    stage.advance(by: 0.1)
    #expect(receiver.presentedViewController == nil)
    #expect(UINavigationController().responds(to: "interactivePopGestureRecognizer"))
  }
}
