import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Gestures that compete")
struct ArbitrationTests {
  let screen = TouchScene()
  let log = GestureLog()
  let here = CGPoint(x: 200, y: 200)

  private func drag() {
    screen.press(here)
    screen.move(from: here, to: CGPoint(x: 200, y: 260), steps: 2)
    screen.release(CGPoint(x: 200, y: 260))
  }

  @Test("Given pans on a view and on its superview, when the finger drags, then the deeper one has it alone")
  func deeperWins() {
    let outer = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    _ = log.add(UIPanGestureRecognizer(), "outer", to: outer)
    _ = log.add(UIPanGestureRecognizer(), "inner", to: inner)
    drag()
    #expect(log.entries == ["inner began", "inner changed", "inner ended"])
  }

  @Test("Given a delegate that lets two pans run together, then both are reported")
  func simultaneous() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let delegate = Referee()
    delegate.allowsTogether = true
    _ = log.add(UIPanGestureRecognizer(), "first", to: view)
    log.add(UIPanGestureRecognizer(), "second", to: view).delegate = delegate
    drag()
    #expect(Set(log.entries) == ["first began", "first changed", "first ended", "second began", "second changed", "second ended"])
  }

  @Test("Given a delegate that forbids the inner pan to begin, then the outer one has the drag")
  func veto() {
    let outer = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    let delegate = Referee()
    delegate.allowsBegin = false
    _ = log.add(UIPanGestureRecognizer(), "outer", to: outer)
    log.add(UIPanGestureRecognizer(), "inner", to: inner).delegate = delegate
    drag()
    #expect(log.entries == ["outer began", "outer changed", "outer ended"])
  }

  @Test("Given a delegate that refuses a touch, then its gesture never sees it")
  func refusedTouch() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let delegate = Referee()
    delegate.receivesTouches = false
    log.add(UIPanGestureRecognizer(), "pan", to: view).delegate = delegate
    drag()
    #expect(log.entries.isEmpty)
  }

  @Test("Given a delegate's requirement that a swipe fails first, when a slow drag makes it fail, then the pan is reported late")
  func dynamicRequirement() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let swipe = log.add(UISwipeGestureRecognizer(), "swipe", to: view)
    let delegate = Referee()
    delegate.mustFail = swipe
    log.add(UIPanGestureRecognizer(), "pan", to: view).delegate = delegate
    screen.press(here)
    screen.move(from: here, to: CGPoint(x: 200, y: 220), steps: 2)
    #expect(log.entries.isEmpty)
    screen.move(from: CGPoint(x: 200, y: 220), to: CGPoint(x: 200, y: 260), steps: 2)
    #expect(log.entries.first == "pan began")
  }

  @Test("Given a pan on a view, when it begins, then the view's touch is cancelled")
  func cancelsTouches() {
    let view = screen.add(TouchLogView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    _ = log.add(UIPanGestureRecognizer(), "pan", to: view)
    drag()
    #expect(view.phases == ["began", "cancelled"])
  }

  @Test("Given a pan that does not cancel touches, then the view hears all of them")
  func keepsTouches() {
    let view = screen.add(TouchLogView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    log.add(UIPanGestureRecognizer(), "pan", to: view).cancelsTouchesInView = false
    drag()
    #expect(view.phases == ["began", "moved", "moved", "ended"])
  }

  @Test("Given a gesture that delays touches, when it fails, then the view receives the touch, and not before")
  func delaysTouchesBegan() {
    let view = screen.add(TouchLogView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    log.add(UILongPressGestureRecognizer(), "press", to: view).delaysTouchesBegan = true
    screen.press(here)
    screen.advance(by: 0.2)
    #expect(view.phases.isEmpty)
    screen.release(here)
    #expect(view.phases == ["began", "ended"])
  }

  @Test("Given a double tap that delays the end of touches, when only one tap comes, then the view receives its end 350 ms later")
  func delaysTouchesEnded() {
    let view = screen.add(TouchLogView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    log.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2
    screen.click(here)
    screen.advance(by: 0.3)
    #expect(view.phases == ["began"])
    screen.advance(by: 0.1)
    #expect(view.phases == ["began", "ended"])
  }

  @Test("Given a running pan, when the system cancels the touch, then the pan is cancelled and ready for the next")
  func cancelledTouch() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.press(here)
    screen.move(to: CGPoint(x: 200, y: 240))
    screen.cancel(CGPoint(x: 200, y: 240))
    #expect(log.entries == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
    drag()
    #expect(log.entries.suffix(3) == ["pan began", "pan changed", "pan ended"])
  }

  @Test("Given a control inside a view with a tap recogniser, when the control is clicked, then the click is the control's alone")
  func controlInsideTappedView() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    _ = log.add(UITapGestureRecognizer(), "tap", to: view)
    let control = UIControl(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
    var clicks = 0
    control.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
    view.addSubview(control)
    screen.click(here)
    #expect(clicks == 1 && log.entries.isEmpty)
    screen.click(CGPoint(x: 50, y: 50))
    #expect(clicks == 1 && log.entries == ["tap ended"])
  }

  @Test("Given a target that is gone, when the gesture is recognised, then no method is called and nothing is kept alive")
  func weakTarget() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var probe: PanProbe? = PanProbe { _ in Issue.record("told though it should be gone") }
    weak let remains = probe
    view.addGestureRecognizer(UIPanGestureRecognizer(target: probe, action: PanProbe.handle))
    probe = nil
    #expect(remains == nil)
    drag()
  }

  @Test("Given a recogniser of one's own, when it sets its state in its touch methods, then it takes part like any other")
  func customRecognizer() {
    let view = screen.add(TouchLogView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    _ = log.add(UIPanGestureRecognizer(), "pan", to: view)
    let down = log.add(TouchDownRecognizer(), "down", to: view)
    drag()
    #expect(log.entries == ["down ended"])
    #expect(down.resets == 1)
  }
}

/// Decides as the test says.
@MainActor
private final class Referee: UIGestureRecognizerDelegate {
  var allowsBegin = true
  var allowsTogether = false
  var receivesTouches = true
  weak var mustFail: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allowsBegin }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsTogether }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === mustFail }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receivesTouches }
}

/// Recognises a touch as soon as it comes down.
private final class TouchDownRecognizer: UIGestureRecognizer {
  private(set) var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }

  override func reset() {
    super.reset()
    resets += 1
  }
}
