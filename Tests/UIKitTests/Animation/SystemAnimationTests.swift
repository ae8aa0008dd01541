import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("System animations and frame rates of blocks")
struct SystemAnimationTests {
  private let harness = SceneHarness()

  @Test("Deleted views shrink and fade, leave at the end, and have their former looks again")
  func delete() {
    let (view, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.alpha = 0.5
    var finished: Bool?
    harness.turn { for subview in [view, other] { harness.rootView.addSubview(subview) } }
    harness.perform {
      UIView.perform(.delete, on: [view], options: [], animations: { other.alpha = 0.25 }, completion: { finished = $0 })
    }
    harness.advance(by: 0.15)
    #expect(view.superview != nil && view.layer.presentation()?.opacity ?? 1 < 0.5)
    #expect(other.alpha == 0.25)
    harness.advance(by: 0.3)
    #expect(finished == true && view.superview == nil)
    #expect(view.alpha == 0.5 && view.transform.isIdentity)
  }

  @Test(
    "A block's animations prefer the frame rate of its options",
    arguments: [
      (UIView.AnimationOptions.preferredFramesPerSecond60, 60), (.preferredFramesPerSecond30, 30), ([], 0),
    ] as [(UIView.AnimationOptions, Float)])
  func frameRates(options: UIView.AnimationOptions, maximum: Float) throws {
    let view = UIView()
    harness.turn { harness.rootView.addSubview(view) }
    harness.perform { UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear], animations: { view.alpha = 0 }) }
    #expect(try #require(view.layer.animation(forKey: "opacity")).preferredFrameRateRange.maximum == maximum)
  }
}
