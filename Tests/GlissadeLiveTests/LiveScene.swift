import Foundation
import UIKit
import UITestSupport

@testable import GlissadeLive

/// A controller as a file of a user has it, with methods that are registered as the porting step does it.
final class LiveController: UIViewController {
  var calls: [String] = []

  func tick(_ timer: SceneTimer) { calls.append("tick \(timer.userInfo ?? "")") }
  func pressed(_ button: UIButton) { calls.append("pressed") }
  func greeting() -> String { "hello" }
}

/// A stage that runs a user's code.
@MainActor
final class LiveScene: SceneHarness {
  let controller = LiveController()
  let registry = LiveRegistry()

  init() {
    super.init(hostTime: 0, pace: .fine, root: controller)
    scene.misuseScope = .scene
    registry.addMethod("tick:", of: LiveController.self) { controller, arguments in try controller.tick(arguments[0]) }
    registry.addMethod("pressed:", of: LiveController.self) { controller, arguments in try controller.pressed(arguments[0]) }
    registry.addMethod("greeting", of: LiveController.self) { controller, _ in controller.greeting() }
  }

  isolated deinit { registry.removeMethods() }

  /// Lets tasks run on the main actor until they wait.
  func settleTasks() async { for _ in 0..<20 { await Task.yield() } }
}
