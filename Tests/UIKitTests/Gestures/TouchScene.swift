import Foundation
import UIKit

/// A window of 400 × 800 points with a finger and a clock that only the test moves.
@MainActor
final class TouchScene {
  let scene: UIWindowScene
  let window: UIWindow
  private(set) var time: TimeInterval = 0

  init(size: CGSize = CGSize(width: 400, height: 800)) {
    scene = UIWindowScene(screenSize: size)
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    scene.turn(at: 0)
  }

  /// A view in the window.
  func add<View: UIView>(_ view: View, frame: CGRect) -> View {
    view.frame = frame
    window.addSubview(view)
    scene.turn(at: time)
    return view
  }

  func press(_ point: CGPoint, finger: Int = 0) { send(.began, point, finger) }

  func move(to point: CGPoint, finger: Int = 0) { send(.moved, point, finger) }

  func release(_ point: CGPoint, finger: Int = 0) { send(.ended, point, finger) }

  func cancel(_ point: CGPoint, finger: Int = 0) { send(.cancelled, point, finger) }

  /// Goes down and up at once.
  func tap(_ point: CGPoint) {
    press(point)
    advance(by: 0.05)
    release(point)
  }

  /// Moves in a straight line, one step each 10 ms.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int, finger: Int = 0) {
    for step in 1...steps {
      advance(by: 0.01)
      let fraction = CGFloat(step) / CGFloat(steps)
      move(to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction), finger: finger)
    }
  }

  /// Lets time pass, in turns of at most 10 ms.
  func advance(by seconds: TimeInterval) {
    let end = time + seconds
    while time < end - 1e-9 {
      time = min(time + 0.01, end)
      scene.turn(at: time)
    }
  }

  func wheel(_ delta: CGVector, at point: CGPoint, isPrecise: Bool = false, modifiers: KeyModifiers = []) {
    scene.deliver(.wheel(WheelInput(location: point, delta: delta, isPrecise: isPrecise, timestamp: time, modifiers: modifiers)))
    scene.turn(at: time)
  }

  func hover(_ point: CGPoint?) {
    scene.deliver(.hover(point))
    scene.turn(at: time)
  }

  func key(_ usage: UIKeyboardHIDUsage) {
    for isDown in [true, false] {
      scene.deliver(.key(KeyInput(isDown: isDown, usage: usage.rawValue, characters: "", timestamp: time)))
    }
    scene.turn(at: time)
  }

  /// Runs code as the scene's own.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try scene.perform(body) }

  private func send(_ phase: PointerInput.Phase, _ point: CGPoint, _ finger: Int) {
    scene.deliver(.pointer(PointerInput(id: finger, phase: phase, location: point, timestamp: time)))
    scene.turn(at: time)
  }
}

/// Notes what recognisers report.
@MainActor
final class GestureLog {
  private(set) var entries: [String] = []

  func note(_ recognizer: UIGestureRecognizer) {
    entries.append("\(recognizer.name ?? "gesture") \(recognizer.state)")
  }

  /// Adds a recogniser to a view, and notes what becomes of it under a name.
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: GestureLog.note)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// A view that notes the touches it is given.
final class TouchLogView: UIView {
  private(set) var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
}
