import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Touches in the content of a scroll view")
struct ScrollTouchTests {
  let screen = TouchScene()
  let log = ScrollLog()

  @Test("Given a view in the content, when a touch rests on it for 150 ms, then it receives the touch")
  func touchDelay() {
    let view = screen.addScrollView(delegate: log)
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
    let view = screen.addScrollView(delegate: log)
    let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.addSubview(content)
    screen.click(CGPoint(x: 200, y: 200))
    #expect(content.phases == ["began", "ended"])
  }

  @Test("Given a view in the content, when a drag starts on it, then it never receives the touch")
  func dragOnContent() {
    let view = screen.addScrollView(delegate: log)
    let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.addSubview(content)
    screen.press(CGPoint(x: 200, y: 200))
    screen.move(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 100), steps: 4)
    screen.release(CGPoint(x: 200, y: 100))
    #expect(content.phases.isEmpty)
    #expect(view.contentOffset.y > 0)
  }
}
