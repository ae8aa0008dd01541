import UIKit

/// A disturbance during a transition.
enum Interruption: String, CaseIterable, Sendable {
  /// A finger touches the center of the screen for a tenth of a second.
  case touch
  /// The touches of a take are cancelled, as by a phone call.
  case cancel
  /// The touches of a take are released.
  case release
  /// The other phase is requested.
  case reverse
  /// Everything ends at once: all animations are removed, and report that they didn't finish.
  case finishEarly = "finish-early"
  /// The screen changes its size.
  case resize
  /// The same phase is requested again.
  case again

  /// The disturbance in words that follow "when".
  var words: String {
    switch self {
    case .touch: "a finger touches the center of the screen"
    case .cancel: "the gesture is cancelled"
    case .release: "the gesture is released"
    case .reverse: "the other phase is requested"
    case .finishEarly: "all animations are removed"
    case .resize: "the screen is resized"
    case .again: "the phase is requested again"
    }
  }

  /// A Boolean value that indicates whether the interruption applies to takes, rather than to phases that run by themselves.
  var needsTake: Bool { self == .cancel || self == .release }

  /// A Boolean value that indicates whether the transition may also come to rest where it began.
  var mayReturnToStart: Bool {
    switch self {
    case .touch, .cancel, .release, .reverse: true
    case .finishEarly, .resize, .again: false
    }
  }

  /// A Boolean value that indicates whether the interruption is input that may also do something by itself.
  var mayChangeScreens: Bool {
    switch self {
    case .touch, .reverse, .again: true
    case .cancel, .release, .finishEarly, .resize: false
    }
  }

  /// Returns the events of the interruption, with times since its start. The end of a take's touches has none, as it depends on the take.
  @MainActor
  func events(during phase: DemoPhase, of phases: [DemoPhase], on device: Device) -> [TakeEvent] {
    switch self {
    case .touch: TakeEvent.touch(at: CGPoint(x: device.size.width / 2, y: device.size.height / 2), from: 0, to: 0.1)
    case .cancel, .release: []
    case .reverse: [TakeEvent(time: 0, change: .run(phases.first { $0 != phase } ?? phase))]
    // All animations end at once in the background.
    case .finishEarly: [TakeEvent(time: 0, change: .activity(.background)), TakeEvent(time: 0.1, change: .activity(.active))]
    case .resize: [TakeEvent(time: 0, change: .resize(Self.otherDevice(than: device).size))]
    case .again: [TakeEvent(time: 0, change: .run(phase))]
    }
  }

  /// Returns a take of the interruption at `time` of a scenario's phase or take, in seconds since its start.
  @MainActor
  func take(of scenario: Scenario, at time: TimeInterval) -> Take {
    let name = "\(rawValue)-\(scenario.take?.name ?? scenario.phase.rawValue)-\(DecimalText.of(time, places: 3))"
    switch self {
    case .cancel, .release:
      var take =
        (scenario.take ?? Take(of: scenario.demo.takeID, phase: scenario.phase, size: scenario.configuration.device.size, events: []))
        .stopped(at: time, by: self == .cancel ? .cancelled : .ended)
      take.name = name
      return take
    case .touch, .reverse, .finishEarly, .resize, .again:
      let device = scenario.configuration.device
      // The phase starts in a separate turn.
      let disturbance = events(during: scenario.phase, of: scenario.demo.phases, on: device).later(by: max(time, 0.001))
      return Take(
        named: name, of: scenario.demo.takeID, phase: scenario.phase, size: device.size,
        events: [TakeEvent(time: 0, change: .run(scenario.phase))] + disturbance)
    }
  }

  /// Returns a different device: a phone, or a small phone instead of a phone.
  @MainActor
  static func otherDevice(than device: Device) -> Device { device == .smallPhone ? .phone : .smallPhone }
}

extension TakeEvent {
  /// Returns the events of a finger that touches a point without moving. Times are in seconds.
  static func touch(at point: CGPoint, from start: TimeInterval, to end: TimeInterval, finger: Int = 0) -> [TakeEvent] {
    [(start, PointerInput.Phase.began), (end, .ended)].map { time, phase in
      TakeEvent(time: time, input: .pointer(PointerInput(id: finger, phase: phase, location: point, timestamp: time)))
    }
  }
}
