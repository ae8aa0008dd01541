import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Scroll view")
struct ScrollViewTests {
  let screen = TouchScene()
  let log = ScrollLog()

  @Test("Given a drag, then the content follows the finger from the 10 points on that make it a drag")
  func follows() {
    let view = screen.addScrollView(delegate: log)
    screen.press(CGPoint(x: 200, y: 600))
    screen.move(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), steps: 20)
    #expect(view.contentOffset == CGPoint(x: 0, y: 190))
    #expect(view.isDragging && view.isTracking)
  }

  @Test("Given a released drag, then delegate calls come in UIKit's order and the flags follow")
  func delegateOrder() {
    let view = screen.addScrollView(delegate: log)
    screen.press(CGPoint(x: 200, y: 600))
    screen.move(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), steps: 20)
    screen.release(CGPoint(x: 200, y: 400))
    #expect(view.isDecelerating && !view.isDragging && !view.isTracking)
    screen.advance(by: 5)
    #expect(!view.isDecelerating)
    #expect(log.calls == ["willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating"])
  }

  @Test("Given a release at 1000 points a second, then the content goes 499.5 points further")
  func decelerates() {
    let view = screen.addScrollView(delegate: log)
    screen.press(CGPoint(x: 200, y: 600))
    screen.move(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), steps: 20)
    screen.release(CGPoint(x: 200, y: 400))
    #expect(abs(log.velocity.y - 1) < 1e-9)
    #expect(abs(log.target.y - (190 + 499.4998)) < 1e-3)
    screen.advance(by: 0.1)
    let travelled: CGFloat = 1000 * (1 - pow(0.998, 100)) / 2.002002670673
    #expect(view.contentOffset.y == (190 + travelled).rounded())
    screen.advance(by: 5)
    #expect(view.contentOffset.y == 689)
  }

  @Test("Given content at its top, when it is dragged down, then it lags behind by the rubber band and springs back")
  func overscroll() {
    let view = screen.addScrollView(delegate: log)
    screen.press(CGPoint(x: 200, y: 100))
    screen.move(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 310), steps: 20)
    #expect(view.contentOffset.y == -RubberBand(extent: 800).offset(forDrag: 200).rounded())
    screen.advance(by: 0.2)
    screen.release(CGPoint(x: 200, y: 310))
    screen.advance(by: 2)
    #expect(view.contentOffset == .zero)
  }

  @Test("Given a delegate that names another target, then the content ends there")
  func targetContentOffset() {
    let view = screen.addScrollView(delegate: log)
    log.chosenTarget = CGPoint(x: 0, y: 1200)
    screen.press(CGPoint(x: 200, y: 600))
    screen.move(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), steps: 20)
    screen.release(CGPoint(x: 200, y: 400))
    screen.advance(by: 3)
    #expect(view.contentOffset == CGPoint(x: 0, y: 1200))
  }

  @Test("Given moving content, when a finger lands on it, then it stops, and the finger drags at once")
  func grab() {
    let view = screen.addScrollView(delegate: log)
    screen.press(CGPoint(x: 200, y: 600))
    screen.move(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), steps: 10)
    screen.release(CGPoint(x: 200, y: 300))
    screen.advance(by: 0.1)
    screen.press(CGPoint(x: 200, y: 400))
    let caught = view.contentOffset.y
    screen.advance(by: 0.2)
    #expect(view.contentOffset.y == caught)
    screen.move(to: CGPoint(x: 200, y: 397))
    #expect(view.contentOffset.y == caught + 3)
    screen.advance(by: 0.2)
    screen.release(CGPoint(x: 200, y: 397))
    #expect(!view.isDecelerating)
  }

  @Test("Given an overscrolled view that moves back, when it is caught and released without a drag, then it goes on to the end")
  func caughtOnTheWayBack() {
    let view = screen.addScrollView(delegate: log)
    screen.press(CGPoint(x: 200, y: 100))
    screen.move(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 110), steps: 1)
    screen.move(from: CGPoint(x: 200, y: 110), to: CGPoint(x: 200, y: 116), steps: 3)
    screen.advance(by: 0.2)
    screen.release(CGPoint(x: 200, y: 116))
    screen.advance(by: 0.05)
    #expect(view.contentOffset.y < 0)
    screen.click(CGPoint(x: 200, y: 300))
    screen.advance(by: 2)
    #expect(view.contentOffset == .zero)
  }

  @Test("Given a paused scene, when content is moving, then it stands still and the scene needs no frames")
  func pausedScene() {
    let view = screen.addScrollView(delegate: log)
    screen.perform { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    screen.advance(by: 0.1)
    screen.scene.isPaused = true
    screen.advance(by: 0.05)
    let offset = view.contentOffset
    screen.advance(by: 1)
    #expect(view.contentOffset == offset)
    #expect(!screen.scene.needsFrame)
    screen.scene.isPaused = false
    screen.advance(by: 1)
    #expect(view.contentOffset.y == 1000)
  }

  @Test("Given pages, when the finger flicks, then the next page comes; when it drags a little and rests, the same one")
  func paging() {
    let view = screen.addScrollView(content: CGSize(width: 2000, height: 800), delegate: log)
    view.isPagingEnabled = true
    screen.press(CGPoint(x: 300, y: 400))
    screen.move(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 220, y: 400), steps: 5)
    screen.release(CGPoint(x: 220, y: 400))
    screen.advance(by: 2)
    #expect(view.contentOffset == CGPoint(x: 400, y: 0))
    screen.press(CGPoint(x: 300, y: 400))
    screen.move(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 220, y: 400), steps: 5)
    screen.advance(by: 0.2)
    screen.release(CGPoint(x: 220, y: 400))
    screen.advance(by: 2)
    #expect(view.contentOffset == CGPoint(x: 400, y: 0))
  }

  @Test("Given a view that scrolls down inside one that scrolls across, then a drag across moves the outer one")
  func nested() {
    let outer = screen.addScrollView(content: CGSize(width: 1200, height: 800), delegate: log)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    inner.contentSize = CGSize(width: 400, height: 2000)
    outer.addSubview(inner)
    screen.press(CGPoint(x: 300, y: 400))
    screen.move(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), steps: 10)
    #expect(outer.contentOffset.x == 90 && inner.contentOffset.y == 0)
  }

  @Test("Given a delegate that holds the offset while a sheet moves, when it stops, then the content starts without a jump")
  func handoff() {
    let view = screen.addScrollView(delegate: log)
    log.holdsAtTop = true
    screen.press(CGPoint(x: 200, y: 600))
    screen.move(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), steps: 10)
    #expect(view.contentOffset.y == 0)
    log.holdsAtTop = false
    screen.move(to: CGPoint(x: 200, y: 396))
    #expect(view.contentOffset.y == 4)
  }

  @Test("Given an animated change of the offset, then it takes 0.3 s, ends exactly there and tells the delegate once")
  func animatedOffset() {
    let view = screen.addScrollView(delegate: log)
    screen.perform { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    screen.advance(by: 0.15)
    #expect(abs(view.contentOffset.y - 500) < 1)
    screen.advance(by: 0.2)
    #expect(view.contentOffset.y == 1000)
    #expect(log.calls == ["didEndScrollingAnimation"])
  }

  @Test("Given an offset between pixels, then the content is shown on whole ones, and small steps add up")
  func wholePixels() {
    let view = screen.addScrollView(delegate: log)
    let pixel = 1 / view.traitCollection.displayScale
    for step in 1...10 {
      view.contentOffset.y += 0.4 * pixel
      #expect(abs(view.contentOffset.y - CGFloat(step) * 0.4 * pixel) < 1e-9)
      #expect(view.bounds.minY / pixel == (CGFloat(step) * 0.4).rounded())
    }
    view.bounds.origin.y = 40
    #expect(view.contentOffset.y == 40)
  }

  @Test("Given content that fits, then it stays exactly where its insets center it")
  func exactCenter() {
    let view = screen.addScrollView(delegate: log)
    view.contentSize = CGSize(width: view.bounds.width, height: 100.7)
    let blank = (view.bounds.height - 100.7) / 2
    view.contentInset = UIEdgeInsets(top: blank, left: 0, bottom: blank, right: 0)
    view.contentOffset.y = -blank
    #expect(view.bounds.minY == -blank)
  }

  @Test("Given a safe area, then content at its top starts below it, and the offset counts from there")
  func safeArea() {
    screen.scene.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let view = screen.addScrollView(delegate: log)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -47)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.contentOffset.y == 0)
  }

  @Test("Given insets that are no numbers or vast, then the content can be scrolled, and its offset is a number")
  func oddInsets() {
    let view = screen.addScrollView(delegate: log)
    view.contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: .greatestFiniteMagnitude, right: .nan)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 1e9, right: 0))
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
    #expect(view.contentOffset.x == 0 && view.contentOffset.y.isFinite && view.contentOffset.y >= 80)
  }

  @Test("Given content that shrinks, then the view does not stay beyond its end")
  func shrinkingContent() {
    let view = screen.addScrollView(delegate: log)
    view.contentOffset.y = 3000
    view.contentSize.height = 1000
    #expect(view.contentOffset.y == 200)
  }

  @Test("Given a rectangle out of sight, then scrolling to it moves no further than needed")
  func scrollRectToVisible() {
    let view = screen.addScrollView(delegate: log)
    view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 250)
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 250)
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 20)
  }
}
