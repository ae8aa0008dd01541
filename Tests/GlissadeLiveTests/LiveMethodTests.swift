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

  @Test("When a method gets an argument of another type, then the stage stops and says so")
  func wrongArgument() throws {
    stage.perform { _ = stage.controller.perform("pressed:", with: UIView()) }
    #expect(stage.scene.isStopped && stage.controller.calls.isEmpty)
    let reason = try #require(stage.scene.misuse?.reason)
    #expect(reason == "-[LiveController pressed:]: argument 1 of the method is of type UIButton, but a value of type UIView was sent")
  }

  @Test("When a version is dropped, then its methods are unknown")
  func removal() {
    stage.registry.removeMethods()
    #expect(!stage.controller.responds(to: "pressed:"))
  }
}
