import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("The scale of a scroll view")
struct ScrollPinchTests {
  let screen = TouchScene()
  let log = ScrollLog()

  @Test("Given a view to zoom, when it is zoomed, then its middle stays in place and the content grows")
  func zoom() {
    let view = screen.addScrollView(content: CGSize(width: 400, height: 800), delegate: log)
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
    let view = screen.addScrollView(content: CGSize(width: 400, height: 1600), delegate: log)
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
