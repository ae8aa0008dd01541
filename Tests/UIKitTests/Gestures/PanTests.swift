import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Pan gesture")
struct PanTests {
  let screen = TouchScene()
  let log = GestureLog()

  @Test("Given a drag of less than 10 points, when the finger is lifted, then no pan is reported")
  func hysteresis() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.press(CGPoint(x: 100, y: 100))
    screen.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 109), steps: 3)
    #expect(pan.state == .possible)
    screen.release(CGPoint(x: 100, y: 109))
    #expect(log.entries.isEmpty)
  }

  @Test("Given a drag of 10 points, then the pan begins and its translation includes them")
  func begins() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.press(CGPoint(x: 100, y: 100))
    screen.move(to: CGPoint(x: 100, y: 112))
    #expect(pan.state == .began)
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 12))
    screen.move(to: CGPoint(x: 130, y: 140))
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 40))
    screen.release(CGPoint(x: 130, y: 140))
    #expect(log.entries == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  private func pointer(_ phase: PointerInput.Phase, _ y: CGFloat, at time: TimeInterval) -> InputEvent {
    .pointer(PointerInput(phase: phase, location: CGPoint(x: 100, y: y), timestamp: time))
  }

  @Test("Given moves that arrive between two frames, then the pan changes once, and its velocity is that of all of them")
  func velocityOfCoalescedMoves() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var velocities: [CGFloat] = []
    let probe = PanProbe { velocities.append($0.velocity(in: nil).y) }
    view.addGestureRecognizer(UIPanGestureRecognizer(target: probe, action: PanProbe.handle))
    let start = screen.scene.time
    screen.deliver(pointer(.began, 100, at: start))
    // Fast to begin with, and then at rest.
    for (y, time) in [(120.0, 0.002), (160, 0.004), (160, 0.054)] { screen.scene.deliver(pointer(.moved, y, at: start + time)) }
    screen.turn()
    #expect(velocities.count == 1)
    screen.deliver(pointer(.ended, 160, at: start + 0.11))
    // The last tenth of a second began after all of the movement.
    #expect(velocities.count == 2 && velocities.last.map { abs($0) < 1 } == true)
  }

  @Test("Given moves that arrive between two frames, then a view gets one, with an event that lists them all")
  func coalescedTouches() {
    let view = screen.add(CoalescedTouchView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let start = screen.scene.time
    screen.deliver(pointer(.began, 100, at: start))
    for (y, time) in [(120.0, 0.002), (160, 0.004), (170, 0.006)] { screen.scene.deliver(pointer(.moved, y, at: start + time)) }
    screen.turn()
    screen.deliver(pointer(.moved, 180, at: start + 0.02))
    #expect(view.places == [[120, 160, 170], [180]])
    screen.deliver(pointer(.ended, 180, at: start + 0.03))
  }

  @Test("Given a steady drag, when it is released, then the velocity is that of the last 100 ms")
  func velocity() {
    var velocities: [CGPoint] = []
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let probe = PanProbe { if $0.state == .ended { velocities.append($0.velocity(in: nil)) } }
    view.addGestureRecognizer(UIPanGestureRecognizer(target: probe, action: PanProbe.handle))
    screen.press(CGPoint(x: 100, y: 100))
    // Slow at first: 100 points in 0.2 s; then 300 in 0.1 s.
    screen.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), steps: 20)
    screen.move(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 500), steps: 10)
    screen.release(CGPoint(x: 100, y: 500))
    #expect(velocities.count == 1)
    #expect(abs(velocities[0].y - 3000) < 0.001)
    #expect(velocities[0].x == 0)
  }

  @Test("Given an action that sets the translation to zero with each change, then the velocity at the end is that of the drag")
  func velocityAfterReset() {
    var velocities: [CGPoint] = []
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let probe = PanProbe { pan in
      if pan.state == .ended { velocities.append(pan.velocity(in: nil)) } else { pan.setTranslation(.zero, in: nil) }
    }
    view.addGestureRecognizer(UIPanGestureRecognizer(target: probe, action: PanProbe.handle))
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), steps: 10)
    #expect(velocities.count == 1 && velocities.allSatisfy { $0.y > 500 })
  }

  @Test("Given a drag that rests for 150 ms before the release, then its velocity is 0")
  func restingVelocity() {
    var velocities: [CGPoint] = []
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let probe = PanProbe { if $0.state == .ended { velocities.append($0.velocity(in: nil)) } }
    view.addGestureRecognizer(UIPanGestureRecognizer(target: probe, action: PanProbe.handle))
    screen.press(CGPoint(x: 100, y: 100))
    screen.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), steps: 10)
    screen.advance(by: 0.15)
    screen.release(CGPoint(x: 100, y: 300))
    #expect(velocities == [.zero])
  }

  @Test("Given a view scaled to half, then the translation in it is twice that of the window")
  func scaledTranslation() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: screen.window)
    screen.press(CGPoint(x: 200, y: 400))
    screen.move(to: CGPoint(x: 230, y: 400))
    #expect(abs(pan.translation(in: view).x - 60) < 1e-9)
    pan.setTranslation(CGPoint(x: 10, y: 0), in: view)
    #expect(abs(pan.translation(in: nil).x - 5) < 1e-9)
  }

  @Test("Given a running pan, when a second finger joins, then the translation does not jump")
  func secondFinger() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.isMultipleTouchEnabled = true
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.press(CGPoint(x: 100, y: 100))
    screen.move(to: CGPoint(x: 100, y: 130))
    screen.press(CGPoint(x: 300, y: 500), finger: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
    #expect(pan.numberOfTouches == 2)
    screen.release(CGPoint(x: 300, y: 500), finger: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
    #expect(pan.state == .changed || pan.state == .began)
    screen.release(CGPoint(x: 100, y: 130))
    #expect(log.entries.last == "pan ended")
  }

  @Test("Given a pan for one finger at most, when two come down, then it fails")
  func maximumNumberOfTouches() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.maximumNumberOfTouches = 1
    screen.press(CGPoint(x: 100, y: 100))
    screen.press(CGPoint(x: 200, y: 100), finger: 1)
    screen.move(to: CGPoint(x: 100, y: 200))
    #expect(log.entries.isEmpty)
  }

  @Test("Given a running pan, when it is disabled, then it is cancelled and hears no more of the finger")
  func disabling() {
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.press(CGPoint(x: 100, y: 100))
    screen.move(to: CGPoint(x: 100, y: 130))
    screen.perform {
      pan.isEnabled = false
      pan.isEnabled = true
    }
    screen.move(to: CGPoint(x: 100, y: 160))
    screen.release(CGPoint(x: 100, y: 160))
    #expect(log.entries == ["pan began", "pan cancelled"])
  }

  @Test("Given a pan from the left edge and a plain pan, when a drag starts at the edge, then the edge has it")
  func edgePan() {
    let edge = log.add(UIScreenEdgePanGestureRecognizer(), "edge", to: screen.window)
    edge.edges = .left
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    _ = log.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.press(CGPoint(x: 4, y: 300))
    screen.move(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 64, y: 300), steps: 2)
    screen.release(CGPoint(x: 64, y: 300))
    #expect(log.entries == ["edge began", "edge changed", "edge ended"])
  }

  @Test("Given a pan from the left edge and a plain pan, when a drag starts inside, then the plain one has it at once")
  func dragInside() {
    let edge = log.add(UIScreenEdgePanGestureRecognizer(), "edge", to: screen.window)
    edge.edges = .left
    let view = screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    _ = log.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.press(CGPoint(x: 200, y: 300))
    screen.move(to: CGPoint(x: 260, y: 300))
    #expect(log.entries == ["pan began"])
  }
}

@MainActor
final class PanProbe {
  private let body: (UIPanGestureRecognizer) -> Void
  init(_ body: @escaping (UIPanGestureRecognizer) -> Void) { self.body = body }
  func handle(_ pan: UIPanGestureRecognizer) { body(pan) }
}

@MainActor @Suite("Hover gesture")
struct HoverTests {
  @Test("Given a hover recogniser, when the pointer comes, moves and goes, then it begins, changes and ends")
  func hover() {
    let screen = TouchScene()
    let log = GestureLog()
    let view = screen.add(UIView(), frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let hover = log.add(UIHoverGestureRecognizer(), "hover", to: view)
    screen.hover(CGPoint(x: 50, y: 50))
    #expect(log.entries.isEmpty)
    screen.hover(CGPoint(x: 150, y: 150))
    screen.hover(CGPoint(x: 160, y: 150))
    #expect(hover.location(in: view) == CGPoint(x: 60, y: 50))
    screen.hover(nil)
    #expect(log.entries == ["hover began", "hover changed", "hover ended"])
  }
}

/// A view that notes the places of the touches of each movement.
private final class CoalescedTouchView: UIView {
  var places: [[CGFloat]] = []

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let all = event?.coalescedTouches(for: touch) else { return }
    places.append(all.map { $0.location(in: nil).y })
  }
}
