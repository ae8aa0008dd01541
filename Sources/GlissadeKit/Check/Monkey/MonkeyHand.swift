import Foundation
import UIKit

/// Makes up what a monkey does on a stage: the same for the same random numbers, whatever comes of it.
///
/// Most of what it does begins while something else is still going on: a finger stays down while phases begin and end, a second one
/// joins it, the screen turns in the middle of a drag.
struct MonkeyHand {
  var random: SeededRandom
  /// The stage as the monkey finds it, and leaves it.
  private let configuration: StageConfiguration
  private let phases: [DemoPhase]
  /// Where there is something to touch: fingers go down there more often than elsewhere.
  private let targets: [CGPoint]

  private var events: [TakeEvent] = []
  /// Until when each finger is down.
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

  /// What it does within so many seconds; what it has begun by then it ends. All fingers are lifted at last, and the stage has the size
  /// and looks that it had.
  mutating func take(named name: String, demo: String, lasting seconds: TimeInterval) -> Take {
    let phase = random.element(of: phases) ?? .present
    var time: TimeInterval = 0
    var end: TimeInterval = 0
    while time < seconds {
      let actEnd = act(.any(&random), at: time)
      end = max(end, actEnd)
      // Often the next thing begins before this one is over.
      time = random.isTrue(percent: 45) ? time + random.number(in: 0...0.15) : max(time, actEnd) + random.number(in: 0...0.4)
    }
    restoreStage(at: end + 0.05)
    // Swift's sort keeps the order of what happens at the same time.
    let ordered = events.sorted { $0.time < $1.time }
    let start = ordered.first?.time ?? 0
    return Take(
      name: name, demo: demo, phase: phase, size: configuration.device.size,
      events: ordered.map { $0.moved(to: (($0.time - start) * 1_000_000).rounded() / 1_000_000).rounded })
  }

  /// Does one thing from `time` on, and tells when it is over.
  private mutating func act(_ act: MonkeyAct, at time: TimeInterval) -> TimeInterval {
    switch act {
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

  /// A finger that is not down at `time`, taken until it is released; nil where three are down.
  mutating func freeFinger(at time: TimeInterval) -> Int? { (0..<3).first { fingers[$0, default: -1] < time } }

  /// A finger's press, moves and release. The moves are places and the seconds since the press.
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

  /// Somewhere on the screen, more often where there is something to touch.
  mutating func place() -> CGPoint {
    if random.isTrue(percent: 60), let target = random.element(of: targets) {
      return CGPoint(x: target.x + random.number(in: -6...6), y: target.y + random.number(in: -6...6))
    }
    return CGPoint(x: random.number(in: 0...size.width), y: random.number(in: 0...size.height))
  }

  // MARK: The stage

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
