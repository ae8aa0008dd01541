import Foundation
import Testing
import UITestSupport

@testable import UIKit

/// Scroll views below a view that is seen from its edge, as in the middle of a flip.
@MainActor @Suite("Scrolling below a view that is seen edge-on")
struct EdgeOnScrollingTests {
  /// Numbers that look random and are the same every time.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 31)
    }
  }

  private func turn(_ view: UIView, by angle: CGFloat, _ axis: (x: CGFloat, y: CGFloat)) {
    view.superview?.layer.sublayerTransform.m34 = -0.002
    view.transform3D = CATransform3DMakeRotation(angle, axis.x, axis.y, 0)
  }

  @Test(
    "Given a drag, when a view above is turned to its edge and back, then the content has moved by about as much as the finger")
  func drags() {
    let screen = TouchScene()
    let card = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let view = UIScrollView(frame: card.bounds)
    view.contentSize = CGSize(width: 3000, height: 4000)
    screen.perform { card.addSubview(view) }
    var numbers = Numbers(state: 1)
    for round in 0..<60 {
      screen.perform {
        card.transform3D = CATransform3DIdentity
        view.contentOffset = CGPoint(x: 1000, y: 1500)
      }
      screen.advance(by: 0.02)
      func place() -> CGPoint { CGPoint(x: .random(in: 20...380, using: &numbers), y: .random(in: 20...780, using: &numbers)) }
      let start = place()
      screen.press(start)
      screen.move(from: start, to: CGPoint(x: 200, y: 400), steps: 4)
      let offset = view.contentOffset
      let angle = CGFloat.pi / 2 * (round % 2 == 0 ? 1 : -1)
      screen.perform { turn(card, by: angle, round % 3 == 0 ? (1, 0) : (0, 1)) }
      var last = CGPoint(x: 200, y: 400)
      for _ in 0..<3 {
        let next = place()
        screen.move(from: last, to: next, steps: 3)
        last = next
        #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
      }
      let moved = hypot(view.contentOffset.x - offset.x, view.contentOffset.y - offset.y)
      #expect(moved < 3 * 900, "round \(round)")
      screen.release(last)
      screen.perform { card.transform3D = CATransform3DIdentity }
      screen.advance(by: 3)
      #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
      #expect(view.contentOffset.x >= 0 && view.contentOffset.x <= 2600 && view.contentOffset.y >= 0 && view.contentOffset.y <= 3200)
    }
  }

  @Test("Given a pan, when its translation is set and read through a view seen edge-on, then the window's points stand for the view's")
  func translation() {
    let screen = TouchScene()
    let card = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let pan = UIPanGestureRecognizer()
    card.addGestureRecognizer(pan)
    screen.press(CGPoint(x: 100, y: 100))
    screen.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 130), steps: 5)
    screen.perform { turn(card, by: .pi / 2, (0, 1)) }
    #expect(pan.translation(in: card) == CGPoint(x: 50, y: 30))
    pan.setTranslation(CGPoint(x: 7, y: 8), in: card)
    #expect(pan.translation(in: card) == CGPoint(x: 7, y: 8))
    pan.setTranslation(.zero, in: card)
    screen.move(from: CGPoint(x: 150, y: 130), to: CGPoint(x: 160, y: 150), steps: 2)
    #expect(pan.translation(in: card) == CGPoint(x: 10, y: 20))
    // What was read meanwhile leaves no trace.
    screen.perform { card.transform3D = CATransform3DIdentity }
    #expect(pan.translation(in: card) == CGPoint(x: 10, y: 20))
    let velocity = pan.velocity(in: card)
    #expect(velocity.x.isFinite && velocity.y.isFinite)
  }

  @Test(
    "Given pages that are dragged, when the view above flips by program to its edge, moves go on and the finger leaves, then a page is shown"
  )
  func pages() {
    let axes: [(x: CGFloat, y: CGFloat)] = [(0, 1), (1, 0)]
    for axis in axes {
      for angle in [CGFloat.pi / 2, -CGFloat.pi / 2] {
        let source = Pages()
        let controller = UIPageViewController()
        controller.dataSource = source
        let harness = SceneHarness(root: controller)
        harness.scene.perform { controller.setViewControllers([source.pages[1]], direction: .forward, animated: false) }
        harness.advance(by: 0.1)
        harness.pointer(.began, at: CGPoint(x: 300, y: 400))
        for x in [280.0, 250, 200] {
          harness.advance(by: 1.0 / 60)
          harness.pointer(.moved, at: CGPoint(x: x, y: 400))
        }
        harness.scene.perform { turn(controller.view, by: angle, axis) }
        for x in [180.0, 150, 140] {
          harness.advance(by: 1.0 / 60)
          harness.pointer(.moved, at: CGPoint(x: x, y: 400))
        }
        harness.pointer(.ended, at: CGPoint(x: 140, y: 400))
        harness.advance(by: 2)
        #expect(controller.pages.position.isFinite)
        #expect(controller.viewControllers?.count == 1)
      }
    }
  }

  @MainActor
  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let pages = [UIViewController(), UIViewController(), UIViewController()]

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
      -> UIViewController?
    { neighbor(of: viewController, -1) }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
      -> UIViewController?
    { neighbor(of: viewController, 1) }

    private func neighbor(of page: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + step) else { return nil }
      return pages[index + step]
    }
  }

  @Test("Given a content offset that is no number, then the content stays where it is")
  func noNumber() {
    let screen = TouchScene()
    let view = screen.add(UIScrollView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.contentSize = CGSize(width: 400, height: 4000)
    view.contentOffset = CGPoint(x: 0, y: 100)
    view.contentOffset = CGPoint(x: CGFloat.nan, y: 200)
    view.contentOffset.y = .infinity
    #expect(view.contentOffset == CGPoint(x: 0, y: 200))
  }
}
