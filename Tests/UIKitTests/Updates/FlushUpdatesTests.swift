import Foundation
import Testing
import UIKit
import UITestSupport

/// A view whose subview is placed by a number in its layout.
private final class PlacingView: UIView {
  let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  var place: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// A number that becomes the place in the update of properties.
  var wish: CGFloat? { didSet { setNeedsUpdateProperties() } }

  override func updateProperties() { if let wish { place = wish } }

  override func layoutSubviews() { part.frame.origin.x = place }
}

@MainActor
@Suite("flushUpdates")
struct FlushUpdatesTests {
  let harness = SceneHarness(size: CGSize(width: 400, height: 800), hostTime: 0, pace: .singleTurns)
  private let view = PlacingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    harness.turn {
      view.addSubview(view.part)
      harness.rootView.addSubview(view)
    }
  }

  /// The place that is seen, in points from the left.
  private var shown: CGFloat { harness.shownState(of: view.part.layer).frame.minX }

  @Test("What became due in the block is applied and animated at its end, without layoutIfNeeded()")
  func atTheEnd() {
    harness.perform {
      UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) { view.place = 100 }
    }
    #expect(view.part.frame.minX == 100)
    harness.advance(by: 0.5)
    #expect(abs(shown - 50) < 1e-6)
  }

  @Test("Without the option, the layout comes with the turn, and isn't animated")
  func without() {
    harness.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.place = 100 } }
    harness.advance(by: 0.5)
    #expect(shown == 100)
  }

  @Test("What was due before the block is applied before it, without animation")
  func before() {
    harness.perform {
      view.place = 40
      UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) { view.wish = 140 }
    }
    harness.advance(by: 0.5)
    #expect(abs(shown - 90) < 1e-6)
  }

  @Test("What is done without animation inside the block isn't animated, and what was due before that is")
  func withoutAnimation() {
    harness.perform {
      UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
        view.place = 100
        UIView.performWithoutAnimation { view.place = 150 }
      }
    }
    harness.advance(by: 0.5)
    #expect(abs(shown - 100) < 1e-6)
  }

  @Test("Blocks inside take the option over, so that what was due before them has the outer block's timing")
  func nested() {
    harness.perform {
      UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
        view.place = 100
        UIView.animate(withDuration: 2, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedOptions, .curveLinear]) {
          view.place = 200
        }
      }
    }
    harness.advance(by: 1)
    #expect(abs(shown - 150) < 1e-6)
  }

  @Test("A property animator has it as a property")
  func animator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.place = 100 }
    animator.flushUpdates = true
    harness.perform { animator.startAnimation() }
    harness.advance(by: 0.25)
    #expect(abs(shown - 25) < 1e-6)
  }

  @Test("What was due before a property animator starts is applied before its animation")
  func beforeAnimator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.wish = 140 }
    animator.flushUpdates = true
    harness.perform {
      view.place = 40
      animator.startAnimation()
    }
    harness.advance(by: 0.5)
    #expect(abs(shown - 90) < 1e-6 && view.part.frame.minX == 140)
  }
}
