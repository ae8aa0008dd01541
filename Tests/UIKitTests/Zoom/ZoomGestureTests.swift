import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("The gestures that zoom back")
struct ZoomGestureTests {
  private let zoom = ZoomScenario().pushed()

  /// Puts a tall list into the page.
  private func addList(offset: CGFloat = 0) -> UIScrollView {
    let list = UIScrollView(frame: zoom.page.view.bounds)
    zoom.stack.perform {
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 390, height: 3000)
      list.contentOffset.y = offset
      zoom.page.view.addSubview(list)
    }
    zoom.harness.advance(by: 0.1)
    return list
  }

  @Test("Given a page, when it is dragged down and released, then it flies into the source and is popped")
  func down() {
    zoom.hold(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 250))
    #expect(zoom.frame.width < 350 && zoom.journal.take() == ["B.willLeave", "B.willDisappear", "A.willAppear"])
    zoom.rest()
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && zoom.stack.navigation.topViewController === zoom.stack.a)
  }

  @Test("When a short drag is released, then the page returns and the callbacks are balanced")
  func returns() {
    zoom.hold(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 90))
    zoom.rest()
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && zoom.stack.navigation.topViewController === zoom.page)
    #expect(
      zoom.journal.take().filter { $0.hasPrefix("B.") && $0.hasSuffix("ppear") } == ["B.willDisappear", "B.willAppear", "B.didAppear"])
  }

  @Test("A drag that is cancelled takes the page back")
  func cancelled() {
    zoom.hold(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 300))
    zoom.harness.cancel()
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && zoom.stack.navigation.topViewController === zoom.page)
  }

  @Test("Upward, or more than 30 degrees beside the direction, nothing begins")
  func directions() {
    for travel in [CGVector(dx: 0, dy: -200), CGVector(dx: -200, dy: 0), CGVector(dx: -150, dy: 200)] {
      zoom.hold(from: CGPoint(x: 195, y: 400), by: travel)
      #expect(zoom.stage == nil)
      zoom.rest()
    }
  }

  @Test("A drag down on scrolled content scrolls it; at its top it takes the page")
  func scrolled() {
    let list = addList(offset: 500)
    zoom.hold(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 200))
    #expect(zoom.stage == nil && list.contentOffset.y < 400)
    zoom.rest()
    zoom.harness.advance(by: 1)
    zoom.stack.perform { list.contentOffset.y = 0 }
    zoom.hold(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 200))
    #expect(zoom.stage != nil && list.contentOffset.y == 0)
  }

  @Test("A drag up scrolls content that is at its top")
  func scrollsUp() {
    let list = addList()
    zoom.hold(from: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: -200))
    #expect(zoom.stage == nil && list.contentOffset.y > 150)
  }

  @Test("A drag from the leading edge takes the page under the finger")
  func edge() {
    zoom.hold(from: CGPoint(x: 5, y: 400), by: CGVector(dx: 200, dy: 0))
    #expect(zoom.frame.width < 330 && zoom.frame.minX > 150)
    zoom.rest()
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && zoom.stack.navigation.topViewController === zoom.stack.a)
  }

  @Test("Given two fingers that come together and turn, then the page shrinks, turns and moves with them")
  func pinch() {
    zoom.pinch(to: 0.6, turned: 0.3)
    let card = zoom.card
    #expect(abs((card?.bounds.width ?? 0) / 390 - 0.6 * 300 / 292) < 0.02)
    #expect(abs(atan2(card?.transform.b ?? 0, card?.transform.a ?? 0) - 0.3) < 0.05)
    zoom.lift()
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && zoom.stack.navigation.topViewController === zoom.page)
  }

  @Test("A pinch to less than half zooms back, and a spread does nothing")
  func pinchOutcome() {
    zoom.pinch(to: 1.4)
    #expect(zoom.stage == nil)
    zoom.lift()
    zoom.pinch(to: 0.4)
    zoom.lift()
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && zoom.stack.navigation.topViewController === zoom.stack.a)
  }

  @Test("A scroll view that zooms keeps the pinch until it is zoomed out")
  func zoomable() {
    let list = addList()
    let delegate = ZoomedContent(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    zoom.stack.perform {
      list.addSubview(delegate.content)
      list.contentSize = delegate.content.frame.size
      (list.delegate, list.maximumZoomScale) = (delegate, 3)
      list.zoomScale = 2
    }
    zoom.pinch(to: 0.6)
    #expect(zoom.stage == nil && list.zoomScale < 2)
    zoom.lift()
    zoom.stack.perform { list.zoomScale = 1 }
    zoom.harness.advance(by: 1)
    zoom.pinch(to: 0.6)
    #expect(zoom.stage != nil && list.zoomScale == 1)
    withExtendedLifetime(delegate) {}
  }

  @Test("The wheel with Control pinches the page, and lets go when it rests")
  func wheel() {
    for _ in 0..<4 { zoom.harness.wheel(CGVector(dx: 0, dy: 60), at: CGPoint(x: 195, y: 422), modifiers: .control) }
    zoom.harness.advance(by: 0.2)
    #expect(zoom.frame.width < 200)
    zoom.harness.advance(by: 2)
    #expect(zoom.isClean && zoom.stack.navigation.topViewController === zoom.stack.a)
  }

  @Test("Where it is read from right to left, a drag from the right edge takes the page, and one from the left does nothing")
  func rightToLeft() {
    zoom.stack.perform { zoom.harness.window.traitOverrides.layoutDirection = .rightToLeft }
    zoom.harness.advance(by: 0.1)
    zoom.hold(from: CGPoint(x: 5, y: 400), by: CGVector(dx: 200, dy: 0))
    #expect(zoom.stage == nil)
    zoom.rest()
    zoom.hold(from: CGPoint(x: 385, y: 400), by: CGVector(dx: -200, dy: 0))
    #expect(zoom.frame.width < 330 && zoom.frame.maxX < 240)
    zoom.rest()
    zoom.harness.advance(by: 1)
    #expect(zoom.isClean && zoom.stack.navigation.topViewController === zoom.stack.a)
  }

  @Test("interactiveDismissShouldBegin decides on pinches and drags from the edge too")
  func decidesOnAll() throws {
    var contexts: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
    zoom.options.interactiveDismissShouldBegin = {
      contexts.append($0)
      return false
    }
    zoom.pinch(to: 0.5)
    zoom.lift()
    // In the middle of the fingers, of which one moves first.
    let pinch = try #require(contexts.last)
    #expect(zoom.stage == nil && abs(pinch.location.x - 195) < 4 && abs(pinch.location.y - 422) < 4 && pinch.willBegin)
    contexts = []
    zoom.hold(from: CGPoint(x: 5, y: 400), by: CGVector(dx: 200, dy: 0))
    #expect(zoom.stage == nil && contexts.contains { $0.velocity.dx > 0 && $0.willBegin })
    zoom.rest()
    zoom.harness.advance(by: 1)
    #expect(zoom.stack.navigation.topViewController === zoom.page)
  }
  @Test("interactiveDismissShouldBegin gets the place and what would happen, and decides")
  func decides() {
    var contexts: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
    zoom.options.interactiveDismissShouldBegin = {
      contexts.append($0)
      return false
    }
    zoom.hold(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 200))
    #expect(zoom.stage == nil && contexts.count == 1 && contexts.first?.willBegin == true)
    #expect(contexts.first?.location.x == 195 && (contexts.first?.velocity.dy ?? 0) > 0)
    zoom.rest()
    let list = addList(offset: 300)
    zoom.options.interactiveDismissShouldBegin = { !$0.willBegin }
    zoom.hold(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 200))
    #expect(zoom.stage != nil && list.contentOffset.y == 300)
  }
}

private final class ZoomedContent: NSObject, UIScrollViewDelegate {
  let content: UIView
  init(_ content: UIView) { self.content = content }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
