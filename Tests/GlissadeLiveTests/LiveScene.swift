import Foundation
import UIKit
import UITestSupport

@testable import GlissadeLive

/// A controller as a file of a user has it, with methods that are registered as the porting step does it.
final class LiveController: UIViewController {
  var calls: [String] = []
  var latest: UIGestureRecognizer?

  func tick(_ timer: SceneTimer) { calls.append("tick \(timer.userInfo ?? "")") }
  func pressed(_ button: UIButton) { calls.append("pressed") }
  func greeting() -> String { "hello" }
  func tapped(_ tap: UITapGestureRecognizer?) {
    latest = tap
    calls.append("tapped")
  }
  func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) {
    latest = pan
    calls.append(pan.state == .ended ? "ended \(pan.translation(in: pan.view).x)" : "\(pan.state)")
  }
}

/// A stage that runs a user's code.
@MainActor
final class LiveScene: SceneHarness {
  let controller = LiveController()
  let registry = LiveRegistry()
  private(set) var warnings: [String] = []

  init() {
    super.init(hostTime: 0, pace: .fine, root: controller)
    scene.misuseScope = .scene
    scene.warningHandler = { [weak self] in self?.warnings.append($0) }
    registry.addMethod("tick:", of: LiveController.self) { controller, arguments in try controller.tick(arguments[0]) }
    registry.addMethod("pressed:", of: LiveController.self) { controller, arguments in try controller.pressed(arguments[0]) }
    registry.addMethod("tapped:", of: LiveController.self) { controller, arguments in try controller.tapped(arguments[0]) }
    registry.addMethod("edgePanned:", of: LiveController.self) { controller, arguments in try controller.edgePanned(arguments[0]) }
    registry.addMethod("greeting", of: LiveController.self) { controller, _ in controller.greeting() }
  }

  isolated deinit { registry.removeMethods() }

  /// Lets tasks run on the main actor until they wait.
  func settleTasks() async { for _ in 0..<20 { await Task.yield() } }
}
