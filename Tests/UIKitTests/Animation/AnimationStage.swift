import Foundation
import UIKit
import UITestSupport

/// A window with a view to animate.
final class AnimationStage: SceneHarness {
  /// 100×100 points, its middle at (50, 50).
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    super.init(size: CGSize(width: 400, height: 800), hostTime: 0, pace: .singleTurns)
    perform { rootView.addSubview(view) }
    advance(by: 1)
  }

  /// What `view` (or another) shows now.
  func shown(_ other: UIView? = nil) -> LayerState {
    shownState(of: (other ?? view).layer)
  }

  /// The animation under `key`, as a basic one.
  func basic(_ key: String) -> CABasicAnimation? { view.layer.animation(forKey: key) as? CABasicAnimation }

  func spring(_ key: String) -> CASpringAnimation? { view.layer.animation(forKey: key) as? CASpringAnimation }
}

/// The easeInOut curve's progress.
func eased(_ fraction: Double) -> Double { CubicCurve.easeInOut.value(at: fraction) }
