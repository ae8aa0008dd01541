import SwiftUI
import UIKit
import UITestSupport

/// The package sees QuartzCore's own springs too.
typealias Spring = SwiftUI.Spring

/// A window with a view to move, without Core Animation.
final class MotionStage: SceneHarness {
  /// 100×100 points, its middle at (50, 50).
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    super.init(size: CGSize(width: 800, height: 800), hostTime: 0, pace: .singleTurns)
    perform { rootView.addSubview(view) }
    advance(by: 1)
  }

  /// The horizontal position on screen, in points.
  var x: CGFloat { shownState(of: view.layer).position.x }

  /// The horizontal velocity on screen, in points per second, as two frames of a ten-thousandth of a second show it.
  func velocity() -> CGFloat {
    let before = x
    advance(by: 0.0001)
    return (x - before) / 0.0001
  }

  /// Moves the view horizontally.
  func move(to x: CGFloat, _ animation: Animation, completion: (() -> Void)? = nil) {
    perform { UIView.animate(animation, changes: { view.center.x = x }, completion: completion) }
  }
}
