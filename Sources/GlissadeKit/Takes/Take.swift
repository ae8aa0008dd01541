import Foundation
import UIKit

/// What a hand did on a stage, recorded so that it can be played again exactly: presses, drags, wheel and keys, each at its moment.
///
/// What happened to the stage meanwhile may be part of it: a phase that the program started, another size, the app in the background.
public struct Take: Equatable, Sendable {
  /// What the take is called, such as "drag-down".
  public var name: String
  /// The id of the demo that it was recorded on.
  public var demo: String
  /// The phase that could be run when the recording began: those before it have been run and have come to rest.
  public var phase: DemoPhase
  /// The screen that the points lie on, in points.
  public var size: CGSize
  /// In the order of their times; the first one's time is 0.
  public var events: [TakeEvent]

  public init(name: String, demo: String, phase: DemoPhase, size: CGSize, events: [TakeEvent]) {
    self.name = name
    self.demo = demo
    self.phase = phase
    self.size = size
    self.events = events
  }
}

/// An input event, or a change of the stage.
public struct TakeEvent: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    case input(InputEvent)
    case change(StageChange)
  }

  /// Seconds on the stage's clock since the take's first event.
  public var time: TimeInterval
  /// Input has `time` for its timestamp.
  public let content: Content

  public init(time: TimeInterval, input: InputEvent) {
    self.time = time
    content = .input(input.stamped(time))
  }

  public init(time: TimeInterval, change: StageChange) {
    self.time = time
    content = .change(change)
  }

  /// The input event; nil for a change of the stage.
  public var input: InputEvent? {
    if case .input(let input) = content { input } else { nil }
  }

  /// The change of the stage; nil for an input event.
  public var change: StageChange? {
    if case .change(let change) = content { change } else { nil }
  }

  /// The same at another time.
  func moved(to time: TimeInterval) -> TakeEvent {
    switch content {
    case .input(let input): TakeEvent(time: time, input: input)
    case .change(let change): TakeEvent(time: time, change: change)
    }
  }
}

extension Take {
  /// Whether there is nothing in it but what a hand does.
  var isInputOnly: Bool { events.allSatisfy { $0.change == nil } }
}

extension InputEvent {
  /// When the input happened, on the scene's clock in seconds; nil for kinds of input that have no time of their own.
  var timestamp: TimeInterval? {
    switch self {
    case .pointer(let input): input.timestamp
    case .wheel(let input): input.timestamp
    case .key(let input): input.timestamp
    case .hover, .text: nil
    }
  }

  /// The same input at another time.
  func stamped(_ time: TimeInterval) -> InputEvent {
    switch self {
    case .pointer(var input):
      input.timestamp = time
      return .pointer(input)
    case .wheel(var input):
      input.timestamp = time
      return .wheel(input)
    case .key(var input):
      input.timestamp = time
      return .key(input)
    case .hover, .text: return self
    }
  }
}
