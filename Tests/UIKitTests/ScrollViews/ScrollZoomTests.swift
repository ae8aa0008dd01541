import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Zooming a scroll view")
struct ScrollZoomTests {
  let screen = TouchScene()
  let log = ZoomLog()
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let view: UIScrollView

  init() {
    view = screen.add(UIScrollView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.contentSize = picture.frame.size
    view.addSubview(picture)
    log.zoomed = picture
    view.delegate = log
    view.maximumZoomScale = 4
  }

  /// Presses two fingers around the middle, and moves them to another distance from it.
  private func pinch(from start: CGFloat = 50, to end: CGFloat) {
    screen.press(CGPoint(x: 200 - start, y: 400))
    screen.press(CGPoint(x: 200 + start, y: 400), finger: 1)
    for step in 1...20 {
      let distance = start + (end - start) * CGFloat(step) / 20
      screen.move(to: CGPoint(x: 200 - distance, y: 400))
      screen.move(to: CGPoint(x: 200 + distance, y: 400), finger: 1)
      screen.advance(by: 0.01)
    }
  }

  private func lift() {
    screen.release(finger: 1)
    screen.release()
  }

  /// The scale that is seen.
  private var seenScale: CGFloat { picture.layer.presentation()?.transform.m11 ?? 0 }

  @Test("Given a pinch beyond a limit, then the content goes on with resistance, and bounces to the limit when the fingers lift")
  func bounces() {
    pinch(from: 100, to: 30)
    #expect(view.zoomScale < 0.9 && view.zoomScale > 0.5)
    #expect(view.isZooming && !view.isZoomBouncing)
    lift()
    #expect(!view.isZooming && view.isZoomBouncing)
    #expect(log.calls == ["will begin"])
    screen.advance(by: 0.15)
    #expect(seenScale > 0.7 && seenScale < 1)
    screen.advance(by: 0.2)
    #expect(view.zoomScale == 1 && seenScale == 1 && !view.isZoomBouncing)
    #expect(log.calls == ["will begin", "did end 1.0"])
  }

  @Test("Given a view that doesn't bounce, then a pinch stops at the limit")
  func stops() {
    view.bouncesZoom = false
    pinch(from: 100, to: 30)
    #expect(view.zoomScale == 1)
    lift()
    #expect(!view.isZoomBouncing)
    #expect(log.calls == ["will begin", "did end 1.0"])
  }

  @Test("Fingers that return from beyond a limit move the content as they did before", arguments: [0.1, 0.7, 1, 2.5, 9] as [CGFloat])
  func band(fingers: CGFloat) {
    let band = ZoomBand(range: 1...4)
    let scale = band.scale(for: fingers)
    let back = band.fingerScale(for: scale)
    #expect(abs(back - fingers) < 1e-9)
    let limit = min(max(fingers, 1), 4)
    let (excess, wanted) = (abs(scale - limit), abs(fingers - limit))
    #expect(wanted == 0 ? excess == 0 : excess < wanted)
  }

  @Test("Given an animated zoom, when two fingers touch down, then the content follows them from the scale on screen", arguments: [4, 1])
  func caughtByPinch(target: CGFloat) {
    view.setZoomScale(target == 1 ? 4 : 1, animated: false)
    view.setZoomScale(target, animated: true)
    screen.advance(by: 0.15)
    let seen = seenScale
    #expect(seen > 2 && seen < 3)
    screen.press(CGPoint(x: 100, y: 400))
    screen.press(CGPoint(x: 300, y: 400), finger: 1)
    for distance in [110, 120] as [CGFloat] {
      screen.move(to: CGPoint(x: 200 - distance, y: 400))
      screen.move(to: CGPoint(x: 200 + distance, y: 400), finger: 1)
    }
    let scale = view.zoomScale
    // The pinch is recognized at a distance of 210 points, and ends at 240.
    #expect(abs(scale / seen - 240.0 / 210) < 0.05)
    #expect(scale == seenScale)
    #expect(view.contentSize == CGSize(width: 400 * scale, height: 800 * scale))
    lift()
    screen.advance(by: 1)
    #expect(view.zoomScale == scale && seenScale == scale)
  }

  @Test("Given an animated zoom, then a touch in the view is received by the zoomed view, and one beside it is not")
  func touchedWhileZooming() {
    view.frame = CGRect(x: 0, y: 200, width: 400, height: 400)
    view.setZoomScale(4, animated: true)
    screen.advance(by: 0.15)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      screen.perform { screen.window.hitTest(CGPoint(x: x, y: y), with: nil) }
    }
    #expect(hit(20, 220) === picture && hit(380, 580) === picture)
    #expect(hit(200, 190) === screen.window && hit(200, 610) === screen.window)
  }

  @Test("Given content that bounces to a limit, when a drag stops it, then it bounces on after the release")
  func caughtByDrag() {
    pinch(from: 50, to: 350)
    #expect(view.zoomScale > 4)
    lift()
    screen.advance(by: 0.05)
    screen.press(CGPoint(x: 200, y: 400))
    screen.move(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 260, y: 400), steps: 6)
    #expect(view.isDragging && view.zoomScale > 4 && seenScale == view.zoomScale)
    screen.release()
    screen.advance(by: 1)
    #expect(view.zoomScale == 4 && view.contentSize == CGSize(width: 1600, height: 3200))
  }

  @Test("Given a rectangle, then zooming to it moves its middle to the middle of the view, and the delegate is notified of both ends")
  func rectangle() {
    view.zoom(to: CGRect(x: 100, y: 200, width: 100, height: 200), animated: true)
    screen.advance(by: 0.4)
    #expect(view.zoomScale == 4)
    #expect(view.contentOffset == CGPoint(x: 400, y: 800))
    #expect(log.calls == ["will begin", "did end 4.0"])
    view.zoom(to: CGRect(x: 200, y: 200, width: 100, height: 200), animated: true)
    screen.advance(by: 0.4)
    #expect(view.contentOffset == CGPoint(x: 800, y: 800))
  }

  @Test("Given a turn of the wheel with Control, then the view zooms about the pointer, and not otherwise")
  func wheel() {
    screen.wheel(CGVector(dx: 0, dy: -60), at: CGPoint(x: 100, y: 200), modifiers: .control)
    screen.wheel(CGVector(dx: 0, dy: -60), at: CGPoint(x: 100, y: 200), modifiers: .control)
    screen.advance(by: 0.2)
    let scale = pow(1.003, 120 as CGFloat)
    #expect(abs(view.zoomScale - scale) < 1e-9)
    let expected = CGPoint(x: 100 * (scale - 1), y: 200 * (scale - 1))
    #expect(abs(view.contentOffset.x - expected.x) <= 0.5)
    #expect(abs(view.contentOffset.y - expected.y) <= 0.5)
    view.maximumZoomScale = 1
    let offset = view.contentOffset
    screen.wheel(CGVector(dx: 0, dy: 60), at: CGPoint(x: 100, y: 200), modifiers: .control)
    screen.advance(by: 0.2)
    #expect(view.contentOffset == offset)
  }
}

/// Notes the calls that are about zooming.
@MainActor
final class ZoomLog: UIScrollViewDelegate {
  private(set) var calls: [String] = []
  var zoomed: UIView?

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("will begin") }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { calls.append("did end \(scale)") }
}
