import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("The wheel and the indicators of a scroll view")
struct ScrollWheelTests {
  let screen = TouchScene()
  let log = ScrollLog()

  @Test("Given a notch of the wheel, then the content glides by its distance and stops at the end")
  func wheel() {
    let view = screen.addScrollView(delegate: log)
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

  @Test("Given a touchpad, then the content follows each step at once")
  func touchpad() {
    let view = screen.addScrollView(delegate: log)
    screen.wheel(CGVector(dx: 0, dy: 7.5), at: CGPoint(x: 200, y: 200), isPrecise: true)
    #expect(view.contentOffset.y == 7.5)
  }

  @Test("Given pages between which a touchpad has stopped, when a finger rests on them meanwhile, then they go to one as it is lifted")
  func pagesUnderFinger() {
    let view = screen.addScrollView(content: CGSize(width: 400, height: 3200), delegate: log)
    view.isPagingEnabled = true
    for _ in 0..<2 { screen.wheel(CGVector(dx: 0, dy: 80), at: CGPoint(x: 200, y: 200), isPrecise: true) }
    screen.advance(by: 0.08)
    screen.press(CGPoint(x: 200, y: 200))
    screen.advance(by: 0.07)
    #expect(view.contentOffset.y == 160)
    screen.release(CGPoint(x: 200, y: 200))
    screen.advance(by: 1)
    #expect(view.contentOffset.y == 0)
    #expect(log.calls == ["willBeginDragging", "didEndDecelerating"])
  }

  @Test("Given an inner view at its end, when the wheel goes on after a pause, then the outer one scrolls")
  func wheelAtEnd() {
    let outer = screen.addScrollView(delegate: log)
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

  @Test("Given content that has been scrolled, then the indicator shows where, can be dragged, and fades out after the release")
  func indicator() {
    let view = screen.addScrollView(delegate: log)
    screen.wheel(CGVector(dx: 0, dy: 10), at: CGPoint(x: 200, y: 200), isPrecise: true)
    let bar = view.indicators.vertical
    #expect(bar.alpha == 1 && view.indicators.horizontal.alpha == 0)
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
    let view = screen.addScrollView(delegate: log)
    let surroundings = view.superview
    screen.press(CGPoint(x: 200, y: 400))
    for y in stride(from: 390, through: 300, by: -10) { screen.move(to: CGPoint(x: 200, y: CGFloat(y))) }
    #expect(view.indicators.vertical.alpha == 1)
    view.removeFromSuperview()
    screen.move(to: CGPoint(x: 200, y: 250))
    screen.release(CGPoint(x: 200, y: 250))
    screen.advance(by: 1)
    surroundings?.addSubview(view)
    screen.advance(by: 1)
    #expect(view.indicators.vertical.alpha == 0)
  }

  @Test("Given a pointer near the edge, then the indicator appears")
  func indicatorUnderPointer() {
    let view = screen.addScrollView(delegate: log)
    screen.hover(CGPoint(x: 200, y: 200))
    #expect(view.indicators.vertical.alpha == 0)
    screen.hover(CGPoint(x: 390, y: 200))
    #expect(view.indicators.vertical.alpha == 1)
  }
}
