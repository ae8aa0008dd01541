import Foundation
import UIKit

/// Recorded input on a stage: presses, drags, scrolling and keys, each with its exact time, for exact playback.
///
/// A take may also contain changes of the stage, such as a phase started by the program, another size, or the app's move to the background.
package struct Take: Equatable, Sendable {
  package var name: String
  package var demo: String
  /// The phase that was next when the recording began, with the phases before it completed.
  package var phase: DemoPhase
  /// The size of the screen, in points.
  package var size: CGSize
  /// The events in the order of their times. The time of the first is 0, except after a prelude.
  package var events: [TakeEvent]
  /// The events that lead to the state in which the take begins, with times up to 0, or none for a take that begins at rest. They are
  /// played at once, before the take begins.
  package var prelude: [TakeEvent] = []

  package init(name: String, demo: String, phase: DemoPhase, size: CGSize, events: [TakeEvent]) {
    self.name = name
    self.demo = demo
    self.phase = phase
    self.size = size
    self.events = events
  }
}

/// An input event, or a change of the stage.
package struct TakeEvent: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case input(InputEvent)
    case change(StageChange)
  }

  /// The time since the take's first event, in seconds of the stage's clock.
  package var time: TimeInterval
  /// An event's content. The timestamp of input is `time`.
  package let content: Content

  package init(time: TimeInterval, input: InputEvent) {
    self.time = time
    content = .input(input.stamped(time))
  }

  package init(time: TimeInterval, change: StageChange) {
    self.time = time
    content = .change(change)
  }

  package var input: InputEvent? {
    if case .input(let input) = content { input } else { nil }
  }

  package var change: StageChange? {
    if case .change(let change) = content { change } else { nil }
  }

  func moved(to time: TimeInterval) -> TakeEvent {
    switch content {
    case .input(let input): TakeEvent(time: time, input: input)
    case .change(let change): TakeEvent(time: time, change: change)
    }
  }
}

extension Take {
  var isInputOnly: Bool { (prelude + events).allSatisfy { $0.change == nil } }

  /// The duration of the prelude, in seconds, or 0 without one.
  package var preludeDuration: TimeInterval { prelude.first.map { -$0.time } ?? 0 }

  /// The take with its prelude as the first part, so that it begins at rest.
  var withPreludeAsEvents: Take {
    guard !prelude.isEmpty else { return self }
    var take = self
    take.events = (prelude + events).moved(by: preludeDuration)
    take.prelude = []
    return take
  }
}

extension [TakeEvent] {
  /// Returns the events the given number of seconds later, with times rounded as in files.
  func moved(by delay: TimeInterval) -> [TakeEvent] { map { $0.moved(to: (($0.time + delay) * 1_000_000).rounded() / 1_000_000) } }
}

extension InputEvent {
  /// The time in seconds of the scene's clock, or nil for kinds of input without one.
  package var timestamp: TimeInterval? {
    switch self {
    case .pointer(let input): input.timestamp
    case .wheel(let input): input.timestamp
    case .pinch(let input): input.timestamp
    case .key(let input): input.timestamp
    case .hover, .text: nil
    }
  }

  package func stamped(_ time: TimeInterval) -> InputEvent {
    switch self {
    case .pointer(var input):
      input.timestamp = time
      return .pointer(input)
    case .wheel(var input):
      input.timestamp = time
      return .wheel(input)
    case .pinch(var input):
      input.timestamp = time
      return .pinch(input)
    case .key(var input):
      input.timestamp = time
      return .key(input)
    case .hover, .text: return self
    }
  }
}
