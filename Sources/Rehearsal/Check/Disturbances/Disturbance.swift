import UIKit

/// A disturbance of a demo by input or by changes of the stage, at each of the times at which it may happen. A take reproduces each case.
struct Disturbance {
  /// The kind of a disturbance, which also names its takes.
  enum Kind: String, Sendable {
    /// A finger catches moving views, and lifts.
    case caught
    /// A finger catches moving views, and drags them.
    case caughtAndDragged = "caught-and-dragged"
    /// A slow drag pauses before the release.
    case held
    /// A fast drag is released.
    case flung
    /// A drag is cancelled, as by a phone call.
    case cancelled
    /// A drag is released at any of its frames.
    case stopped
    /// A finger catches moving views after the release of a drag.
    case caughtAgain = "caught-again"
    /// A second tap follows the one that starts the phase.
    case doubleTap = "double-tap"
    /// The phases start again and again before they have ended.
    case cycles
    /// A scroll view is scrolled, usually on the screen behind.
    case scrolled
    /// The device turns.
    case turned
    /// The appearance changes.
    case appearance
    /// Reduce Motion is on.
    case reducedMotion = "reduced-motion"
    /// The app leaves the foreground and returns.
    case left
  }

  struct Case {
    /// The time of the disturbance, in seconds since the first event.
    let time: TimeInterval
    /// The events in the order of their times, starting with the start of the phase or the drag.
    let events: [TakeEvent]
  }

  let kind: Kind
  /// The phase that is next when the events begin.
  let phase: DemoPhase
  /// The disturbance in words, with "@" for its time.
  let words: String
  let cases: [Case]
  /// The same input without a disturbance. The states at rest after it are correct as well.
  var references: [[TakeEvent]] = []
  /// A Boolean value that indicates whether all known states at rest of the demo are correct.
  var mayRestAnywhere = true
}

extension [TakeEvent] {
  func later(by delay: TimeInterval) -> [TakeEvent] { map { $0.moved(to: $0.time + delay) } }

  var lastTime: TimeInterval { last?.time ?? 0 }
}

extension Take {
  /// Creates a take from computed events, with the precision of files.
  init(named name: String = "", of demo: String, phase: DemoPhase, size: CGSize, events: [TakeEvent]) {
    // Swift's sort preserves the order of events at the same time.
    let ordered = events.sorted { $0.time < $1.time }
    self.init(
      name: name, demo: demo, phase: phase, size: size,
      events: ordered.map { $0.moved(to: ($0.time * 1_000_000).rounded() / 1_000_000).rounded })
  }
}
