import Foundation
import UIKit

// Actions with fingers, wheel and keys. Each method returns the end time of its action.
extension MonkeyInputGenerator {
  mutating func tap(at time: TimeInterval) -> TimeInterval {
    guard let finger = freeFinger(at: time) else { return time }
    let duration = random.number(in: 0.01...0.15)
    stroke(finger, from: place(), at: time, through: [], lasting: duration)
    return time + duration
  }

  mutating func doubleTap(at time: TimeInterval) -> TimeInterval {
    guard let finger = freeFinger(at: time) else { return time }
    let spot = place()
    let second = time + random.number(in: 0.08...0.3)
    stroke(finger, from: spot, at: time, through: [], lasting: 0.05)
    stroke(finger, from: spot, at: second, through: [], lasting: 0.05)
    return second + 0.05
  }

  mutating func press(at time: TimeInterval) -> TimeInterval {
    guard let finger = freeFinger(at: time) else { return time }
    let duration = random.number(in: 0.4...1.5)
    stroke(finger, from: place(), at: time, through: [], lasting: duration, end: release())
    return time + duration
  }

  /// Drags from anywhere or from an edge, fast or slow, sometimes with a pause before the release, and sometimes cancelled.
  mutating func drag(at time: TimeInterval) -> TimeInterval {
    guard let finger = freeFinger(at: time) else { return time }
    let start = random.isTrue(percent: 25) ? placeOnEdge() : place()
    let moving = random.number(in: 0.05...0.8)
    let (across, down) = (travel(size.width), travel(size.height))
    let isStraight = random.isTrue(percent: 70)
    let isDown = random.isTrue(percent: 50)
    let direction = CGVector(dx: isStraight && isDown ? across * 0.05 : across, dy: isStraight && !isDown ? down * 0.05 : down)
    let step = random.number(in: 0.008...0.03)
    let bend = random.number(in: -0.3...0.3)
    let moves = (1...max(Int(moving / step), 1)).map { index in
      let fraction = CGFloat(index) / CGFloat(max(Int(moving / step), 1))
      // A slight curve, and for some also back and forth.
      let deflection = bend * sin(fraction * .pi)
      return (
        Double(index) * step,
        CGPoint(
          x: start.x + direction.dx * fraction + direction.dy * deflection, y: start.y + direction.dy * fraction + direction.dx * deflection
        )
      )
    }
    let rest = random.isTrue(percent: 35) ? random.number(in: 0...1.2) : random.number(in: 0...0.02)
    let duration = max(moving, moves.last?.0 ?? 0) + rest
    stroke(finger, from: start, at: time, through: moves, lasting: duration, end: release())
    return time + duration
  }

  /// Moves two fingers toward each other or apart, around a random position.
  mutating func pinch(at time: TimeInterval) -> TimeInterval {
    guard let first = freeFinger(at: time) else { return time }
    let middle = place()
    let (from, to) = (random.number(in: 20...150), random.number(in: 20...150))
    let (angle, turn) = (random.number(in: 0...(.pi)), random.number(in: -1...1))
    let duration = random.number(in: 0.1...0.6)
    func spot(_ fraction: Double, _ side: Double) -> CGPoint {
      let radius = (from + (to - from) * fraction) * side
      return CGPoint(x: middle.x + radius * cos(angle + turn * fraction), y: middle.y + radius * sin(angle + turn * fraction))
    }
    func moves(_ side: Double) -> [(TimeInterval, CGPoint)] {
      (1...12).map { (duration * Double($0) / 13, spot(Double($0) / 12, side)) }
    }
    stroke(first, from: spot(0, 1), at: time, through: moves(1), lasting: duration, end: release())
    let delay = random.number(in: 0...0.05)
    if let second = freeFinger(at: time + delay) {
      stroke(second, from: spot(0, -1), at: time + delay, through: moves(-1), lasting: duration, end: release())
    }
    return time + delay + duration
  }

  mutating func wheel(at time: TimeInterval) -> TimeInterval {
    let (spot, isPrecise) = (place(), random.isTrue(percent: 40))
    let delta = CGVector(dx: random.isTrue(percent: 25) ? travel(80) : 0, dy: travel(120))
    let steps = 1 + random.int(below: 8)
    for step in 0..<steps {
      add(.wheel(WheelInput(location: spot, delta: delta, isPrecise: isPrecise, timestamp: 0)), at: time + Double(step) * 0.03)
    }
    return time + Double(steps) * 0.03
  }

  /// Keys that have an effect, by their HID usage, with the text that they type.
  private static let keys: [(usage: Int, characters: String)] = [
    (0x29, ""), (0x29, ""), (0x28, ""), (0x2b, ""), (0x2c, " "), (0x2a, ""), (0x4f, ""), (0x50, ""), (0x51, ""), (0x52, ""), (0x4b, ""),
    (0x4e, ""), (0x04, "a"), (0x15, "r"),
  ]

  mutating func key(at time: TimeInterval) -> TimeInterval {
    guard let key = random.element(of: Self.keys) else { return time }
    let modifiers: KeyModifiers = random.isTrue(percent: 15) ? [.shift] : random.isTrue(percent: 8) ? [.alternate] : []
    let repeats = random.isTrue(percent: 15) ? 3 : 0
    let duration = 0.05 + Double(repeats) * 0.1 + random.number(in: 0...0.1)
    func input(isDown: Bool, isRepeat: Bool = false) -> InputEvent {
      .key(
        KeyInput(
          isDown: isDown, isRepeat: isRepeat, usage: key.usage, characters: key.characters, modifiers: modifiers, timestamp: 0))
    }
    add(input(isDown: true), at: time)
    for index in 0..<repeats { add(input(isDown: true, isRepeat: true), at: time + 0.05 + Double(index) * 0.1) }
    add(input(isDown: false), at: time + duration)
    return time + duration
  }

  mutating func text(at time: TimeInterval) -> TimeInterval {
    add(.text(random.element(of: ["a", "é", "12", "👍🏽", " "]) ?? "a"), at: time)
    return time
  }

  mutating func hover(at time: TimeInterval) -> TimeInterval {
    let steps = 1 + random.int(below: 5)
    for step in 0..<steps { add(.hover(place()), at: time + Double(step) * 0.02) }
    add(.hover(nil), at: time + Double(steps) * 0.02)
    return time + Double(steps) * 0.02
  }

  /// Presses the secondary button, then Esc to close any menu that it opened.
  mutating func secondaryPress(at time: TimeInterval) -> TimeInterval {
    let spot = place()
    let duration = random.number(in: 0.02...0.5)
    for (phase, moment) in [(PointerInput.Phase.began, time), (.ended, time + duration)] {
      add(.pointer(PointerInput(phase: phase, location: spot, timestamp: 0, button: .secondary)), at: moment)
    }
    for isDown in [true, false] {
      add(.key(KeyInput(isDown: isDown, usage: 0x29, characters: "", timestamp: 0)), at: time + duration + 0.3)
    }
    return time + duration + 0.3
  }

  // MARK: Choices

  private mutating func release() -> PointerInput.Phase { random.isTrue(percent: 12) ? .cancelled : .ended }

  /// Returns a distance of at most `most`, in either direction.
  private mutating func travel(_ most: CGFloat) -> CGFloat {
    let travel = random.number(in: 5...max(most, 6))
    return random.isTrue(percent: 50) ? travel : -travel
  }

  private mutating func placeOnEdge() -> CGPoint {
    let along = random.number(in: 0.05...0.95)
    return switch random.int(below: 6) {
    case 0, 1, 2: CGPoint(x: random.number(in: 0...15), y: along * size.height)
    case 3: CGPoint(x: size.width - random.number(in: 1...15), y: along * size.height)
    case 4: CGPoint(x: along * size.width, y: random.number(in: 0...15))
    default: CGPoint(x: along * size.width, y: size.height - random.number(in: 1...15))
    }
  }
}
