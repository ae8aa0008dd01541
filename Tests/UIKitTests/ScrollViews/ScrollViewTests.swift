import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Scroll view")
struct ScrollViewTests {
  let screen = TouchScene()
  let log = ScrollLog()

  private func makeScrollView(content: CGSize = CGSize(width: 400, height: 4000)) -> UIScrollView {
    let scrollView = screen.add(UIScrollView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = content
    scrollView.delegate = log
    return scrollView
  }

  @Test("Given a drag, then the content follows the finger from the 10 points on that make it a drag")
  func follows() {
    let view = makeScrollView()
    screen.press(CGPoint(x: 200, y: 600))
    screen.move(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), steps: 20)
    #expect(view.contentOffset == CGPoint(x: 0, y: 190))
    #expect(view.isDragging && view.isTracking)
  }

  @Test("Given a released drag, then delegate calls come in UIKit's order and the flags follow")
  func delegateOrder() {
    let view = makeScrollView()
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
    let view = makeScrollView()
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
    let view = makeScrollView()
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
    let view = makeScrollView()
    log.chosenTarget = CGPoint(x: 0, y: 1200)
    screen.press(CGPoint(x: 200, y: 600))
    screen.move(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), steps: 20)
    screen.release(CGPoint(x: 200, y: 400))
    screen.advance(by: 3)
    #expect(view.contentOffset == CGPoint(x: 0, y: 1200))
  }

  @Test("Given moving content, when a finger lands on it, then it stops, and the finger drags at once")
  func grab() {
    let view = makeScrollView()
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
    let view = makeScrollView()
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
    let view = makeScrollView()
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
    let view = makeScrollView(content: CGSize(width: 2000, height: 800))
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
    let outer = makeScrollView(content: CGSize(width: 1200, height: 800))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    inner.contentSize = CGSize(width: 400, height: 2000)
    outer.addSubview(inner)
    screen.press(CGPoint(x: 300, y: 400))
    screen.move(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), steps: 10)
    #expect(outer.contentOffset.x == 90 && inner.contentOffset.y == 0)
  }

  @Test("Given a delegate that holds the offset while a sheet moves, when it stops, then the content starts without a jump")
  func handoff() {
    let view = makeScrollView()
    log.holdsAtTop = true
    screen.press(CGPoint(x: 200, y: 600))
    screen.move(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), steps: 10)
    #expect(view.contentOffset.y == 0)
    log.holdsAtTop = false
    screen.move(to: CGPoint(x: 200, y: 396))
    #expect(view.contentOffset.y == 4)
  }

  @Test("Given a view in the content, when a touch rests on it for 150 ms, then it receives the touch")
  func touchDelay() {
    let view = makeScrollView()
    let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.addSubview(content)
    screen.press(CGPoint(x: 200, y: 200))
    screen.advance(by: 0.14)
    #expect(content.phases.isEmpty)
    screen.advance(by: 0.02)
    #expect(content.phases == ["began"])
    screen.move(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 260), steps: 2)
    #expect(content.phases == ["began", "cancelled"])
    #expect(view.isDragging)
  }

  @Test("Given a view in the content, when it is clicked quickly, then it receives the click at the release")
  func quickClick() {
    let view = makeScrollView()
    let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.addSubview(content)
    screen.click(CGPoint(x: 200, y: 200))
    #expect(content.phases == ["began", "ended"])
  }

  @Test("Given a view in the content, when a drag starts on it, then it never receives the touch")
  func dragOnContent() {
    let view = makeScrollView()
    let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.addSubview(content)
    screen.press(CGPoint(x: 200, y: 200))
    screen.move(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 100), steps: 4)
    screen.release(CGPoint(x: 200, y: 100))
    #expect(content.phases.isEmpty)
    #expect(view.contentOffset.y > 0)
  }

  @Test("Given an animated change of the offset, then it takes 0.3 s, ends exactly there and tells the delegate once")
  func animatedOffset() {
    let view = makeScrollView()
    screen.perform { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    screen.advance(by: 0.15)
    #expect(abs(view.contentOffset.y - 500) < 1)
    screen.advance(by: 0.2)
    #expect(view.contentOffset.y == 1000)
    #expect(log.calls == ["didEndScrollingAnimation"])
  }

  @Test("Given a notch of the wheel, then the content glides by its distance and stops at the end")
  func wheel() {
    let view = makeScrollView()
    screen.wheel(CGVector(dx: 0, dy: 120), at: CGPoint(x: 200, y: 200))
    #expect(view.contentOffset.y < 120)
    screen.advance(by: 1)
    #expect(view.contentOffset.y == 120)
    for _ in 0..<3 { screen.wheel(CGVector(dx: 0, dy: 120), at: CGPoint(x: 200, y: 200)) }
    screen.advance(by: 1)
    #expect(view.contentOffset.y == 480)
    screen.wheel(CGVector(dx: 0, dy: -9999), at: CGPoint(x: 200, y: 200))
    var offsets: [CGFloat] = []
    for _ in 0..<100 {
      screen.advance(by: 0.01)
      offsets.append(view.contentOffset.y)
    }
    #expect(offsets.allSatisfy { $0 >= 0 } && offsets.last == 0)
  }

  @Test("Given an offset between pixels, then the content is shown on whole ones, and small steps add up")
  func wholePixels() {
    let view = makeScrollView()
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
    let view = makeScrollView()
    view.contentSize = CGSize(width: view.bounds.width, height: 100.7)
    let blank = (view.bounds.height - 100.7) / 2
    view.contentInset = UIEdgeInsets(top: blank, left: 0, bottom: blank, right: 0)
    view.contentOffset.y = -blank
    #expect(view.bounds.minY == -blank)
  }

  @Test("Given a touchpad, then the content follows each step at once")
  func touchpad() {
    let view = makeScrollView()
    screen.wheel(CGVector(dx: 0, dy: 7.5), at: CGPoint(x: 200, y: 200), isPrecise: true)
    #expect(view.contentOffset.y == 7.5)
  }

  @Test("Given an inner view at its end, when the wheel goes on after a pause, then the outer one scrolls")
  func wheelAtEnd() {
    let outer = makeScrollView()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    inner.contentSize = CGSize(width: 400, height: 500)
    outer.addSubview(inner)
    screen.wheel(CGVector(dx: 0, dy: 300), at: CGPoint(x: 200, y: 200))
    screen.advance(by: 1)
    #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 0)
    screen.wheel(CGVector(dx: 0, dy: 300), at: CGPoint(x: 200, y: 200))
    screen.advance(by: 1)
    #expect(outer.contentOffset.y == 300)
  }

  @Test("Given a safe area, then content at its top starts below it, and the offset counts from there")
  func safeArea() {
    screen.scene.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let view = makeScrollView()
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -47)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.contentOffset.y == 0)
  }

  @Test("Given content that shrinks, then the view does not stay beyond its end")
  func shrinkingContent() {
    let view = makeScrollView()
    view.contentOffset.y = 3000
    view.contentSize.height = 1000
    #expect(view.contentOffset.y == 200)
  }

  @Test("Given a rectangle out of sight, then scrolling to it moves no further than needed")
  func scrollRectToVisible() {
    let view = makeScrollView()
    view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 250)
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 250)
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 20)
  }

  @Test("Given content that has been scrolled, then the indicator shows where, can be dragged, and fades out after the release")
  func indicator() {
    let view = makeScrollView()
    screen.wheel(CGVector(dx: 0, dy: 10), at: CGPoint(x: 200, y: 200), isPrecise: true)
    let bar = view.verticalIndicator
    #expect(bar.alpha == 1 && view.horizontalIndicator.alpha == 0)
    // The track is 794 points long, the bar a fifth of it.
    #expect(abs(bar.frame.height - 158.8) < 1e-9)
    screen.press(CGPoint(x: 395, y: 50))
    screen.move(to: CGPoint(x: 395, y: 50 + 63.52))
    #expect(abs(view.contentOffset.y - (10 + 320)) < 1e-6)
    screen.release(CGPoint(x: 395, y: 50 + 63.52))
    screen.advance(by: 1)
    #expect(bar.alpha == 0)
  }

  @Test("An indicator that is shown as the view leaves its window is not there when the view returns")
  func indicatorLeaves() {
    let view = makeScrollView()
    let surroundings = view.superview
    screen.press(CGPoint(x: 200, y: 400))
    for y in stride(from: 390, through: 300, by: -10) { screen.move(to: CGPoint(x: 200, y: CGFloat(y))) }
    #expect(view.verticalIndicator.alpha == 1)
    view.removeFromSuperview()
    screen.move(to: CGPoint(x: 200, y: 250))
    screen.release(CGPoint(x: 200, y: 250))
    screen.advance(by: 1)
    surroundings?.addSubview(view)
    screen.advance(by: 1)
    #expect(view.verticalIndicator.alpha == 0)
  }

  @Test("Given a pointer near the edge, then the indicator appears")
  func indicatorUnderPointer() {
    let view = makeScrollView()
    screen.hover(CGPoint(x: 200, y: 200))
    #expect(view.verticalIndicator.alpha == 0)
    screen.hover(CGPoint(x: 390, y: 200))
    #expect(view.verticalIndicator.alpha == 1)
  }

  @Test("Given a view to zoom, when it is zoomed, then its middle stays in place and the content grows")
  func zoom() {
    let view = makeScrollView(content: CGSize(width: 400, height: 800))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.addSubview(picture)
    log.zoomed = picture
    view.maximumZoomScale = 4
    view.zoomScale = 2
    #expect(view.contentSize == CGSize(width: 800, height: 1600))
    #expect(view.contentOffset == CGPoint(x: 200, y: 400))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 800, height: 1600))
    view.zoomScale = 9
    #expect(view.zoomScale == 4)
  }

  @Test("Given two fingers that move apart and along, then the view zooms and moves at the same time")
  func pinch() {
    let view = makeScrollView(content: CGSize(width: 400, height: 1600))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 1600))
    view.addSubview(picture)
    log.zoomed = picture
    view.maximumZoomScale = 4
    screen.press(CGPoint(x: 150, y: 600))
    screen.press(CGPoint(x: 250, y: 600), finger: 1)
    screen.move(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 100, y: 500), steps: 10)
    screen.move(from: CGPoint(x: 250, y: 600), to: CGPoint(x: 300, y: 500), steps: 10, finger: 1)
    #expect(view.isZooming && view.isDragging)
    #expect(view.zoomScale > 1.5 && view.zoomScale < 2.1)
    screen.release(CGPoint(x: 300, y: 500), finger: 1)
    screen.release(CGPoint(x: 100, y: 500))
    #expect(!view.isZooming && !view.isDragging)
  }
}

/// Notes a scroll view's calls, and answers as the test says.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
  private(set) var calls: [String] = []
  private(set) var velocity = CGPoint.zero
  private(set) var target = CGPoint.zero
  var chosenTarget: CGPoint?
  var holdsAtTop = false
  var zoomed: UIView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if holdsAtTop { scrollView.contentOffset = .zero }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let chosenTarget { targetContentOffset.pointee = chosenTarget }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}
