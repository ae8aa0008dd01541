import Foundation
import UIKit

/// Generates the random input of a burst. Equal random numbers give equal input, independent of its effect.
///
/// Most actions begin during others: a finger stays down while phases begin and end, another finger joins it, or the screen turns during a
/// drag.
struct MonkeyInputGenerator {
  var random: SeededRandom
  /// The configuration of the stage before and after the burst.
  private let configuration: StageConfiguration
  private let phases: [DemoPhase]
  /// The positions of views that respond to touches. They are touched more often than other positions.
  private let targets: [CGPoint]

  private var events: [TakeEvent] = []
  /// The time at which each finger is released.
  private var fingers: [Int: TimeInterval] = [:]
  var size: CGSize
  private var appearance: Appearance
  private var reducesMotion: Bool

  init(_ random: SeededRandom, on configuration: StageConfiguration, phases: [DemoPhase], targets: [CGPoint]) {
    self.random = random
    self.configuration = configuration
    self.phases = phases
    self.targets = targets
    size = configuration.device.size
    appearance = configuration.appearance
    reducesMotion = configuration.reducesMotion
  }

  /// Returns actions that begin within the given number of seconds.
  ///
  /// In the end, all fingers are released, and the stage has its original size and appearance.
  mutating func take(named name: String, demo: String, lasting seconds: TimeInterval) -> Take {
    let phase = random.element(of: phases) ?? .present
    var time: TimeInterval = 0
    var end: TimeInterval = 0
    while time < seconds {
      let actionEnd = perform(.any(&random), at: time)
      end = max(end, actionEnd)
      // The next action often begins before this one ends.
      time = random.isTrue(percent: 45) ? time + random.number(in: 0...0.15) : max(time, actionEnd) + random.number(in: 0...0.4)
    }
    restoreStage(at: end + 0.05)
    // Swift's sort preserves the order of events at the same time.
    let ordered = events.sorted { $0.time < $1.time }
    let start = ordered.first?.time ?? 0
    return Take(
      name: name, demo: demo, phase: phase, size: configuration.device.size,
      events: ordered.map { $0.moved(to: (($0.time - start) * 1_000_000).rounded() / 1_000_000).rounded })
  }

  /// Performs an action, and returns its end time.
  private mutating func perform(_ action: MonkeyAction, at time: TimeInterval) -> TimeInterval {
    switch action {
    case .tap: tap(at: time)
    case .doubleTap: doubleTap(at: time)
    case .press: press(at: time)
    case .drag: drag(at: time)
    case .pinch: pinch(at: time)
    case .wheel: wheel(at: time)
    case .key: key(at: time)
    case .text: text(at: time)
    case .hover: hover(at: time)
    case .secondaryPress: secondaryPress(at: time)
    case .phase: change(.run(random.element(of: phases) ?? .present), at: time)
    case .resize: resize(at: time)
    case .appearance: changeAppearance(at: time)
    case .reduceMotion: changeMotion(at: time)
    case .leave: leave(at: time)
    }
  }

  // MARK: Input

  mutating func add(_ input: InputEvent, at time: TimeInterval) { events.append(TakeEvent(time: time, input: input)) }

  /// Returns a finger that is up at `time`, or nil if three fingers are down.
  mutating func freeFinger(at time: TimeInterval) -> Int? { (0..<3).first { fingers[$0, default: -1] < time } }

  /// Adds a finger's press, moves and release. The moves have times in seconds since the press.
  mutating func stroke(
    _ finger: Int, from start: CGPoint, at time: TimeInterval, through moves: [(TimeInterval, CGPoint)], lasting duration: TimeInterval,
    end: PointerInput.Phase = .ended
  ) {
    func input(_ phase: PointerInput.Phase, _ location: CGPoint) -> InputEvent {
      .pointer(PointerInput(id: finger, phase: phase, location: location, timestamp: 0))
    }
    fingers[finger] = time + duration
    add(input(.began, start), at: time)
    for (delay, location) in moves where delay <= duration { add(input(.moved, location), at: time + delay) }
    add(input(end, moves.last?.1 ?? start), at: time + duration)
  }

  /// Returns a random position on the screen, often that of a target.
  mutating func place() -> CGPoint {
    if random.isTrue(percent: 60), let target = random.element(of: targets) {
      return CGPoint(x: target.x + random.number(in: -6...6), y: target.y + random.number(in: -6...6))
    }
    return CGPoint(x: random.number(in: 0...size.width), y: random.number(in: 0...size.height))
  }

  // MARK: Stage

  private mutating func change(_ change: StageChange, at time: TimeInterval) -> TimeInterval {
    events.append(TakeEvent(time: time, change: change))
    return time
  }

  private mutating func resize(at time: TimeInterval) -> TimeInterval {
    let own = configuration.device.size
    let others = Device.known.map(\.size).filter { $0 != size } + [CGSize(width: own.height, height: own.width)]
    size = size == own ? random.element(of: others) ?? own : own
    return change(.resize(size), at: time)
  }

  private mutating func changeAppearance(at time: TimeInterval) -> TimeInterval {
    appearance = appearance == .dark ? .light : .dark
    return change(.appearance(appearance), at: time)
  }

  private mutating func changeMotion(at time: TimeInterval) -> TimeInterval {
    reducesMotion.toggle()
    return change(.reducesMotion(reducesMotion), at: time)
  }

  private mutating func leave(at time: TimeInterval) -> TimeInterval {
    let away: AppActivity = random.isTrue(percent: 60) ? .background : .inactive
    let end = time + random.number(in: 0...0.5)
    _ = change(.activity(away), at: time)
    return change(.activity(.active), at: end)
  }

  private mutating func restoreStage(at time: TimeInterval) {
    _ = change(.activity(.active), at: time)
    if size != configuration.device.size { _ = change(.resize(configuration.device.size), at: time) }
    if appearance != configuration.appearance { _ = change(.appearance(configuration.appearance), at: time) }
    if reducesMotion != configuration.reducesMotion { _ = change(.reducesMotion(configuration.reducesMotion), at: time) }
  }
}
