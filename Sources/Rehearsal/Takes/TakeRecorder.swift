import Foundation
import UIKit

@MainActor
package final class TakeRecorder {
  private let demo: String
  private let phase: DemoPhase
  private let size: CGSize
  private var events: [(time: TimeInterval, input: InputEvent)] = []
  package private(set) var presses = 0
  package private(set) var keys = 0
  package private(set) var wheelTurns = 0

  /// The HID usages of Control, Shift, Alt and Super themselves. Other keys carry them as modifiers.
  private static let modifierKeys = 0xe0...0xe7

  package init(demo: String, phase: DemoPhase, size: CGSize) {
    self.demo = demo
    self.phase = phase
    self.size = size
  }

  /// Records an event that is delivered when the stage's clock shows `time`.
  package func record(_ event: InputEvent, at time: TimeInterval) {
    switch event {
    case .pointer(let input) where input.phase == .began: presses += 1
    case .key(let key) where key.isDown && !key.isRepeat && !Self.modifierKeys.contains(key.usage): keys += 1
    case .wheel: wheelTurns += 1
    case .pointer, .pinch, .key, .hover, .text: break
    }
    switch event {
    // A pinch is delivered as two touches.
    case .hover, .pinch: return
    case .key(let key) where Self.modifierKeys.contains(key.usage): return
    case .pointer, .wheel, .key, .text: events.append((event.timestamp ?? time, event.rounded))
    }
  }

  package var isEmpty: Bool { events.isEmpty }

  /// Returns the recording so far, with times that count from the first event.
  package func take(named name: String) -> Take {
    let start = events.first?.time ?? 0
    var latest = 0.0
    let recorded = events.map { event in
      // Times are rounded down to microseconds as in files, so that an event of a frame stays in that frame. A device may stamp two events
      // in the wrong order; a take keeps the order of delivery.
      latest = max(latest, ((event.time - start) * 1_000_000 + 0.001).rounded(.down) / 1_000_000)
      return TakeEvent(time: latest, input: event.input)
    }
    return Take(name: name, demo: demo, phase: phase, size: size, events: recorded)
  }
}

extension InputEvent {
  /// Returns the same input with its location in thousandths of a point, as in files.
  var rounded: InputEvent {
    func thousandths(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x * 1000).rounded() / 1000, y: (point.y * 1000).rounded() / 1000)
    }
    switch self {
    case .pointer(var input):
      input.location = thousandths(input.location)
      return .pointer(input)
    case .wheel(var input):
      input.location = thousandths(input.location)
      let delta = thousandths(CGPoint(x: input.delta.dx, y: input.delta.dy))
      input.delta = CGVector(dx: delta.x, dy: delta.y)
      return .wheel(input)
    case .hover(let location?): return .hover(thousandths(location))
    case .pinch, .hover, .key, .text: return self
    }
  }
}

extension TakeEvent {
  /// Returns the same event with its location in thousandths of a point, as in files.
  var rounded: TakeEvent { input.map { TakeEvent(time: time, input: $0.rounded) } ?? self }
}
