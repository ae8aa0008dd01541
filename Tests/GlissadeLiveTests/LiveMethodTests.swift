import Testing
import UIKit
import UITestSupport

@testable import GlissadeLive

@Suite("The methods of a user's code") @MainActor
struct LiveMethodTests {
  private let stage = LiveScene()

  @Test("Given registered methods, then controls call them with what they take, and callers get what they return")
  func calls() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    button.addTarget(stage.controller, action: "pressed:", for: .touchUpInside)
    stage.perform { stage.rootView.addSubview(button) }
    stage.advance(by: 0.1)
    stage.click(CGPoint(x: 50, y: 150))
    #expect(stage.controller.calls == ["pressed"])
    #expect(stage.controller.perform("greeting")?.takeUnretainedValue() as? String == "hello")
  }

  @Test("Given an action that takes a screen edge pan, when another pan performs it, then it gets that pan, with a warning")
  func relatedRecognizer() {
    let pan = UIPanGestureRecognizer(target: stage.controller, action: "edgePanned:")
    stage.perform { stage.rootView.addGestureRecognizer(pan) }
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 160, y: 300), steps: 6)
    #expect(stage.controller.calls.first == "began" && stage.controller.calls.last == "ended 60.0")
    #expect(stage.controller.latest === pan && !stage.scene.isStopped)
    let sentence =
      "-[LiveController edgePanned:] takes a UIScreenEdgePanGestureRecognizer, but a UIPanGestureRecognizer was sent. It is passed on, as on "
      + "iOS, where members that a UIPanGestureRecognizer doesn't have end the app. Declare the parameter as UIPanGestureRecognizer."
    #expect(Set(stage.warnings) == [sentence])
  }

  @Test("An action that takes a recognizer or nil gets one of a class with the same superclass")
  func siblingRecognizer() {
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    stage.perform { stage.controller.perform("tapped:", with: press) }
    #expect(stage.controller.latest === press && stage.controller.calls == ["tapped"])
    #expect(stage.warnings.first?.hasSuffix("Declare the parameter as UIGestureRecognizer.") == true)
  }

  @Test("An action isn't called with an object that has nothing in common with what it takes, and a warning says so")
  func unrelatedObject() {
    stage.perform { stage.controller.perform("pressed:", with: UIBarButtonItem()) }
    #expect(stage.controller.calls.isEmpty && !stage.scene.isStopped)
    let sentence =
      "-[LiveController pressed:] was not called: it takes a UIButton, but a UIBarButtonItem was sent. Declare the parameter as Any, and "
      + "cast it."
    #expect(stage.warnings == [sentence])
  }

  @Test("When a method gets a value that is no object, then the stage stops and says so")
  func wrongArgument() throws {
    stage.perform { _ = stage.controller.perform("pressed:", with: 3) }
    #expect(stage.scene.isStopped && stage.controller.calls.isEmpty)
    let reason = try #require(stage.scene.misuse?.reason)
    #expect(reason == "-[LiveController pressed:]: argument 1 of the method is of type UIButton, but a value of type Int was sent")
  }

  @Test("When a version is dropped, then its methods are unknown")
  func removal() {
    stage.registry.removeMethods()
    #expect(!stage.controller.responds(to: "pressed:"))
  }
}
