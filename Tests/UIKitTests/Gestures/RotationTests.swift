import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Rotation")
struct RotationTests {
  let screen = TouchScene()
  let rotation = UIRotationGestureRecognizer()
  let log = GestureLog()
  let center = CGPoint(x: 200, y: 400)

  init() {
    _ = log.add(rotation, "rotation", to: screen.add(UIView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
  }

  /// Returns the place of a finger 100 points from the center.
  private func place(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + 100 * cos(angle), y: center.y + 100 * sin(angle)) }

  private func turn(from start: CGFloat, to end: CGFloat, steps: Int = 20) {
    for step in 1...steps {
      let angle = start + (end - start) * CGFloat(step) / CGFloat(steps)
      screen.move(to: place(angle), finger: 1)
      screen.move(to: place(angle + .pi), finger: 2)
      screen.advance(by: 0.01)
    }
  }

  @Test("Two fingers that turn by less than ten degrees rotate nothing; beyond that, the rotation begins at 0 and follows them clockwise")
  func follows() {
    screen.press(place(0), finger: 1)
    screen.press(place(.pi), finger: 2)
    turn(from: 0, to: 0.15)
    #expect(rotation.state == .possible)
    turn(from: 0.15, to: 1)
    #expect(rotation.state == .changed)
    #expect(rotation.rotation > 0.75 && rotation.rotation < 0.85)
    #expect(abs(rotation.velocity - 4.25) < 0.2)
    screen.release(place(1), finger: 1)
    screen.release(place(1 + .pi), finger: 2)
    #expect(log.entries.first == "rotation began" && log.entries.last == "rotation ended")
  }

  @Test("Fingers that turn back lead the rotation back, and one that is set continues from there")
  func back() {
    screen.press(place(0), finger: 1)
    screen.press(place(.pi), finger: 2)
    turn(from: 0, to: 0.5)
    rotation.rotation = 2
    turn(from: 0.5, to: 0.2)
    #expect(abs(rotation.rotation - 1.7) < 0.02)
    #expect(abs(rotation.velocity + 1.5) < 0.1)
  }

  @Test("One finger rotates nothing")
  func oneFinger() {
    screen.press(place(0), finger: 1)
    for step in 0..<20 { screen.move(to: place(CGFloat(step) / 10), finger: 1) }
    #expect(log.entries.isEmpty)
  }
}
