import Foundation
import UITestSupport

@testable import UIKit

/// A navigation controller of 390 × 844 points whose page A has a square, from which page B zooms.
@MainActor
final class ZoomScenario {
  let stack = NavigationScenario()
  let options = UIViewController.Transition.ZoomOptions()
  let square = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
  /// What the provider returns, and how often it was asked.
  lazy var source: UIView? = square
  private(set) var asked = 0

  init() {
    square.backgroundColor = .red
    square.layer.cornerRadius = 12
    stack.perform {
      stack.a.view.addSubview(square)
      stack.b.preferredTransition = .zoom(options: options) { [unowned self] _ in
        asked += 1
        return source
      }
    }
  }

  var harness: SceneHarness { stack.harness }
  var journal: Journal { stack.journal }
  var page: Page { stack.b }

  /// The views of the zoom, wherever they are.
  var stage: ZoomStage? { harness.views(ZoomStage.self).first }

  /// The card of the zoom.
  var card: UIView? { stage?.subviews.last }

  /// The frame of the card in the window.
  var frame: CGRect { card?.frame ?? .null }

  func push() { stack.push(page) }

  /// Pushes B, at rest.
  func pushed() -> Self {
    push()
    harness.advance(by: 1)
    _ = journal.take()
    return self
  }

  /// Drags without a release, over a fifth of a second.
  func hold(from start: CGPoint, by travel: CGVector) {
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: start.x + travel.dx, y: start.y + travel.dy), steps: 12)
  }

  /// Rests, and releases.
  func rest() {
    harness.advance(by: 0.2)
    harness.release()
  }

  /// Puts two fingers down 300 points apart, and moves them to a part of that distance, without a release.
  func pinch(to scale: CGFloat, turned angle: CGFloat = 0, around center: CGPoint = CGPoint(x: 195, y: 422)) {
    func place(_ side: CGFloat, _ scale: CGFloat, _ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + side * 150 * scale * cos(angle), y: center.y + side * 150 * scale * sin(angle))
    }
    for (finger, side) in [(1, -1.0), (2, 1.0)] { harness.press(place(side, 1, 0), finger: finger) }
    for step in 1...20 {
      let part = CGFloat(step) / 20
      harness.advance(by: 1.0 / 60)
      for (finger, side) in [(1, -1.0), (2, 1.0)] {
        harness.move(to: place(side, 1 + (scale - 1) * part, angle * part), finger: finger)
      }
    }
  }

  /// Lifts both fingers.
  func lift() { for finger in [1, 2] { harness.release(finger: finger) } }

  /// A Boolean value that indicates whether nothing of a zoom is left.
  var isClean: Bool { stage == nil && square.alpha == 1 && stack.isAtRest && harness.scene.doctor.diagnoses.isEmpty }
}
