import Foundation
import UIKit
import UITestSupport

/// A suite about animators that move the stage's view from x 50 to 150.
@MainActor
protocol AnimatorSuite {
  var stage: AnimationStage { get }
}

extension AnimatorSuite {
  func mover(_ duration: TimeInterval = 1, _ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let view = stage.view
    return UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 150 }
  }

  /// Where the view is shown.
  var x: CGFloat { stage.shown().position.x }

  func isX(_ expected: CGFloat) -> Bool { abs(x - expected) < 1e-6 }
}

/// An animator in the state in which most uses are errors.
enum StoppedAnimator {
  /// Gives `body` a stopped animator.
  @MainActor
  static func run(_ body: @MainActor (UIViewPropertyAnimator) -> Void) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    animator.stopAnimation(false)
    body(animator)
  }
}
