import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Taps and presses")
struct TapTests {
  let screen = TouchScene()
  let log = GestureLog()
  let here = CGPoint(x: 200, y: 200)

  private func makeView() -> TouchLogView { screen.add(TouchLogView(), frame: CGRect(x: 100, y: 100, width: 200, height: 200)) }

  @Test("Given a tap recogniser, when a finger goes down and up, then it reports where")
  func tap() {
    let view = makeView()
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    screen.click(here)
    #expect(log.entries == ["tap ended"])
    #expect(tap.location(in: view) == CGPoint(x: 100, y: 100))
  }

  @Test("Given a tap recogniser, when the finger is held for a second, then it is no tap")
  func longTap() {
    _ = log.add(UITapGestureRecognizer(), "tap", to: makeView())
    screen.press(here)
    screen.advance(by: 1)
    screen.release(here)
    #expect(log.entries.isEmpty)
  }

  @Test("Given a single and a double tap, when the single one requires the other to fail, then it waits 350 ms")
  func requireToFail() {
    let view = makeView()
    let double = log.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    let single = log.add(UITapGestureRecognizer(), "single", to: view)
    single.require(toFail: double)
    screen.click(here)
    #expect(log.entries.isEmpty)
    screen.advance(by: 0.34)
    #expect(log.entries.isEmpty)
    screen.advance(by: 0.02)
    #expect(log.entries == ["single ended"])
  }

  @Test("Given a double tap on a view that leaves its window under the finger, then it fails when no second tap comes")
  func leftWindow() {
    let view = makeView()
    let double = log.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    screen.press(here)
    screen.perform { view.removeFromSuperview() }
    screen.release(here)
    screen.advance(by: 1)
    #expect(screen.window.gestureArbiter.engaged.isEmpty && screen.scene.unfinishedAtRest.isEmpty)
  }

  @Test("Given a single tap that requires a double tap to fail, when there are two taps, then only the double one is reported")
  func doubleTapWins() {
    let view = makeView()
    let double = log.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    let single = log.add(UITapGestureRecognizer(), "single", to: view)
    single.require(toFail: double)
    screen.click(here)
    screen.advance(by: 0.1)
    screen.click(here)
    screen.advance(by: 1)
    #expect(log.entries == ["double ended"])
    screen.click(here)
    screen.advance(by: 1)
    #expect(log.entries == ["double ended", "single ended"])
  }

  @Test("Given a single and a double tap without a requirement, when there are two taps, then both are reported")
  func independentTaps() {
    let view = makeView()
    let double = log.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    _ = log.add(UITapGestureRecognizer(), "single", to: view)
    screen.click(here)
    screen.advance(by: 0.1)
    screen.click(here)
    #expect(log.entries.filter { $0 == "double ended" }.count == 1)
    #expect(log.entries.first == "single ended")
  }

  @Test("Given a long press, then it begins after exactly 0.5 s and follows the finger")
  func longPress() {
    _ = log.add(UILongPressGestureRecognizer(), "press", to: makeView())
    screen.press(here)
    screen.advance(by: 0.49)
    #expect(log.entries.isEmpty)
    screen.advance(by: 0.01)
    #expect(log.entries == ["press began"])
    screen.move(to: CGPoint(x: 250, y: 260))
    screen.release(CGPoint(x: 250, y: 260))
    #expect(log.entries == ["press began", "press changed", "press ended"])
  }

  @Test("Given a long press, when the finger strays more than 10 points before its time, then it fails")
  func strayingPress() {
    _ = log.add(UILongPressGestureRecognizer(), "press", to: makeView())
    screen.press(here)
    screen.move(to: CGPoint(x: 200, y: 211))
    screen.advance(by: 1)
    #expect(log.entries.isEmpty)
  }

  @Test("Given a slow scene, when real seconds pass, then a long press counts the scene's")
  func slowMotion() {
    _ = log.add(UILongPressGestureRecognizer(), "press", to: makeView())
    screen.scene.speed = 0.5
    screen.press(here)
    screen.advance(by: 0.9)
    #expect(log.entries.isEmpty)
    screen.advance(by: 0.11)
    #expect(log.entries == ["press began"])
  }

  @Test("Given a swipe to the left, when the finger moves 50 points that way in time, then it is reported before the release")
  func swipe() {
    let swipe = log.add(UISwipeGestureRecognizer(), "swipe", to: makeView())
    swipe.direction = .left
    screen.press(here)
    screen.move(from: here, to: CGPoint(x: 140, y: 205), steps: 6)
    #expect(log.entries == ["swipe ended"])
    screen.release(CGPoint(x: 140, y: 205))
    screen.press(here)
    screen.move(from: here, to: CGPoint(x: 260, y: 205), steps: 6)
    screen.release(CGPoint(x: 260, y: 205))
    #expect(log.entries == ["swipe ended"])
  }

  @Test("Given a finger that moves 200 points in two seconds, then that is too slow for a swipe")
  func slowSwipe() {
    let swipe = log.add(UISwipeGestureRecognizer(), "swipe", to: makeView())
    swipe.direction = .left
    screen.press(here)
    for step in 1...40 {
      screen.advance(by: 0.05 - screen.pace.event)
      screen.move(to: CGPoint(x: here.x - CGFloat(step) * 5, y: here.y))
    }
    #expect(log.entries.isEmpty)
  }

  @Test("Given two fingers that move apart, then the pinch starts at scale 1 and the rotation at 0")
  func pinchAndRotation() {
    let view = makeView()
    view.isMultipleTouchEnabled = true
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)
    screen.press(CGPoint(x: 150, y: 200))
    screen.press(CGPoint(x: 250, y: 200), finger: 1)
    screen.move(to: CGPoint(x: 260, y: 200), finger: 1)
    #expect(pinch.state == .began)
    #expect(pinch.scale == 1)
    screen.move(to: CGPoint(x: 370, y: 200), finger: 1)
    #expect(abs(pinch.scale - 2) < 1e-9)
    screen.release(CGPoint(x: 370, y: 200), finger: 1)
    screen.release(CGPoint(x: 150, y: 200))
    #expect(log.entries == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test("Given a touchpad, then a pinch reaches recognizers for two fingers under the pointer, and nothing else")
  func touchpadPinch() {
    func send(_ phase: PointerInput.Phase, _ scale: CGFloat, rotation: CGFloat = 0) {
      screen.scene.deliver(
        .pinch(PinchInput(phase: phase, location: here, scale: scale, rotation: rotation, timestamp: screen.scene.time)))
      screen.turn()
    }
    let view = makeView()
    send(.began, 1)
    send(.moved, 2)
    send(.ended, 2)
    #expect(view.phases.isEmpty)
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)
    send(.began, 1)
    send(.moved, 1.1)
    send(.moved, 2.2)
    #expect(abs(pinch.scale - 2) < 1e-9 && pinch.location(in: nil) == here)
    send(.ended, 2.2)
    // Each finger's move is an event of its own.
    #expect(log.entries == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
  }

  @Test("When a tap or a press is over, then the scene waits for none of their deadlines")
  func deadlines() {
    let view = makeView()
    _ = log.add(UITapGestureRecognizer(), "tap", to: view)
    _ = log.add(UILongPressGestureRecognizer(), "press", to: view)
    screen.press(here)
    #expect(screen.scene.hasFinitePendingWork)
    screen.release(here)
    #expect(!screen.scene.hasFinitePendingWork && log.entries == ["tap ended"])
  }
}
