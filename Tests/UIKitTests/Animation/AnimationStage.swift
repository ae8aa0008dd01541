import Foundation
import UIKit

/// A window in virtual time with a view to animate.
@MainActor
final class AnimationStage {
  let scene: UIWindowScene
  let window: UIWindow
  /// 100×100 points, its middle at (50, 50).
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var hostTime: TimeInterval = 0

  init() {
    scene = UIWindowScene(screenSize: CGSize(width: 400, height: 800))
    window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    scene.perform {
      controller.view.addSubview(view)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    advance(by: 1)
  }

  isolated deinit { scene.disconnect() }

  /// Runs code of the scene between turns.
  func perform<Result>(_ body: () -> Result) -> Result { scene.perform(body) }

  /// One turn `seconds` later.
  func advance(by seconds: TimeInterval) {
    hostTime += seconds
    scene.turn(at: hostTime)
  }

  /// What `view` (or another) shows now.
  func shown(_ other: UIView? = nil) -> LayerState {
    let layer = (other ?? view).layer
    return scene.perform { layer.presentedState(at: layer.currentLocalTime) }
  }

  /// The animation under `key`, as a basic one.
  func basic(_ key: String) -> CABasicAnimation? { view.layer.animation(forKey: key) as? CABasicAnimation }

  func spring(_ key: String) -> CASpringAnimation? { view.layer.animation(forKey: key) as? CASpringAnimation }
}

/// The easeInOut curve's progress.
func eased(_ fraction: Double) -> Double { CubicCurve.easeInOut.value(at: fraction) }
