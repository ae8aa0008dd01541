import CoreGraphics
import UIKit

// Gestures with one finger, or the primary button of a mouse. Points are in the coordinate system of the screen.
extension Rehearsal {
  /// Presses at a point of the screen, releases a twentieth of a second later, and waits until nothing moves.
  public func tap(at point: CGPoint) {
    press(at: point)
    advance(by: 0.05)
    release(at: point)
    settle()
  }

  /// Presses, moves along straight lines through the given points at a constant speed, and releases.
  ///
  /// Both durations are in seconds. Without a pause before the release, it has the velocity of the movement. An empty path does nothing.
  public func drag(along points: [CGPoint], duration: TimeInterval, pause: TimeInterval = 0) {
    guard let first = points.first, let last = points.last else { return }
    press(at: first)
    move(along: points, duration: duration)
    if pause > 0 { advance(by: pause) }
    release(at: last)
  }

  /// Presses at a point of the screen and holds.
  public func press(at point: CGPoint) { send(.began, at: point) }

  /// Moves the pressed pointer along straight lines through the given points, 60 times per second, in `duration` seconds.
  public func move(along points: [CGPoint], duration: TimeInterval) {
    guard !points.isEmpty else { return }
    let steps = max(Int((duration * 60).rounded()), 1)
    for step in 1...steps {
      advance(by: duration / TimeInterval(steps))
      send(.moved, at: Self.point(at: CGFloat(step) / CGFloat(steps), along: points))
    }
  }

  /// Releases the pressed pointer at a point.
  public func release(at point: CGPoint) { send(.ended, at: point) }

  /// Cancels the pressed pointer at a point, as an incoming call does.
  public func cancel(at point: CGPoint) { send(.cancelled, at: point) }

  /// Types text into the first responder.
  public func type(_ text: String) {
    stage.deliver(.text(text))
    stage.turn(at: time)
  }

  /// Returns the point at a fraction of a path's length, 0…1.
  private static func point(at fraction: CGFloat, along points: [CGPoint]) -> CGPoint {
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    var rest = lengths.reduce(0, +) * fraction
    for (index, length) in lengths.enumerated() where length > 0 {
      if rest <= length {
        let (start, end) = (points[index], points[index + 1])
        return CGPoint(x: start.x + (end.x - start.x) * rest / length, y: start.y + (end.y - start.y) * rest / length)
      }
      rest -= length
    }
    return points[points.count - 1]
  }

  private func send(_ phase: PointerInput.Phase, at point: CGPoint) {
    stage.deliver(.pointer(PointerInput(phase: phase, location: point, timestamp: time)))
    stage.turn(at: time)
  }
}
