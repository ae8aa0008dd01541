import Foundation

/// Knows which layers have animations, so that nobody ever looks through those that have none.
enum AnimationScheduler {
  /// Layers with animations that are not over, in the order in which they got the first.
  nonisolated(unsafe) private static var layers: [CALayer] = []
  /// Drivers whose time moves, in the order in which they began.
  nonisolated(unsafe) private static var drivers: [AnimationDriver] = []
  /// Animations that begin with the turn's commit.
  nonisolated(unsafe) private static var uncommitted: [(layer: CALayer, animation: RunningAnimation)] = []
  /// Animations that were taken off before their end; whoever waits is told at the turn's commit.
  nonisolated(unsafe) private static var cutShort: [RunningAnimation] = []

  static func add(_ animation: RunningAnimation, to layer: CALayer) {
    if !layer.isScheduled {
      layer.isScheduled = true
      layers.append(layer)
    }
    uncommitted.append((layer, animation))
  }

  static func cutShort(_ animation: RunningAnimation) { cutShort.append(animation) }

  static func update(_ driver: AnimationDriver) {
    if !driver.isRunning || driver.leader != nil {
      remove(driver)
    } else if !drivers.contains(where: { $0 === driver }) {
      drivers.append(driver)
    }
  }

  static func remove(_ driver: AnimationDriver) { drivers.removeAll { $0 === driver } }

  /// Lets the turn's new animations begin, and tells the ends of those that were cut short.
  static func commit() {
    // Whoever is told may cut more short or add more; a bound keeps a mistake from hanging the program.
    for _ in 0..<64 where !uncommitted.isEmpty || !cutShort.isEmpty {
      let starting = uncommitted
      uncommitted = []
      for (layer, animation) in starting where animation.isAttached { begin(animation, on: layer) }
      let ending = cutShort
      cutShort = []
      for animation in ending { animation.notifyEnd(finished: false) }
    }
  }

  private static func begin(_ animation: RunningAnimation, on layer: CALayer) {
    let tree = layer.layerTree
    guard tree != nil || animation.driver != nil else {
      // Nobody sees it: UIKit and Core Animation do not wait for what is in no window.
      layer.end(animation, finished: true)
      return
    }
    if animation.begin == nil { animation.begin = layer.localTime(atSceneTime: tree?.now ?? MediaTime.now) }
    animation.animation.delegate?.animationDidStart(animation.animation)
  }

  /// Ends what has run to its end in `tree`, and what is in no tree any more; what ended first comes first.
  static func finishDue(in tree: LayerTree) {
    var due: [(overshoot: Double, serial: Int, finish: () -> Void)] = []
    for layer in layers {
      let home = layer.layerTree
      if home == nil {
        for animation in layer.runningAnimations where !animation.isOver && animation.driver == nil {
          due.append((0, animation.serial, { layer.end(animation, finished: false) }))
        }
      } else if home === tree {
        let time = layer.currentLocalTime
        for animation in layer.runningAnimations {
          let overshoot = animation.overshoot(at: time)
          guard overshoot >= -AnimationTiming.precision else { continue }
          due.append((overshoot, animation.serial, { layer.end(animation, finished: true) }))
        }
      }
    }
    for (index, driver) in drivers.enumerated() where driver.isUnseen || driver.clock?.layerTree === tree {
      let isLost = driver.isUnseen
      guard let overshoot = driver.overshoot(at: driver.now), isLost || overshoot >= -AnimationTiming.precision else { continue }
      due.append((max(overshoot, 0), Int.max - drivers.count + index, { finish(driver) }))
    }
    due.sort { ($1.overshoot, $0.serial) < ($0.overshoot, $1.serial) }
    for item in due { item.finish() }
    layers.removeAll { layer in
      layer.isScheduled = layer.runningAnimations.contains { !$0.isOver }
      return !layer.isScheduled
    }
  }

  private static func finish(_ driver: AnimationDriver) {
    // An earlier end in the same turn may have paused or sent it elsewhere.
    guard drivers.contains(where: { $0 === driver }) else { return }
    guard driver.isUnseen || (driver.overshoot(at: driver.now) ?? -1) >= -AnimationTiming.precision else { return }
    remove(driver)
    driver.onEnd?(driver.leadsToStart)
  }

  /// The scene time from which on something moves in `tree`; nil when nothing will.
  static func nextActivity(in tree: LayerTree) -> CFTimeInterval? {
    let now = tree.now
    if drivers.contains(where: { $0.isUnseen || $0.clock?.layerTree === tree }) { return now }
    var next: CFTimeInterval?
    for layer in layers {
      let home = layer.layerTree
      // Whatever is in no tree waits to be told; what a driver paces ends with that.
      if home == nil, layer.runningAnimations.contains(where: \.isPaced) { return now }
      guard home === tree else { continue }
      let speed = layer.speedInScene
      guard speed != 0 else { continue }
      let time = layer.currentLocalTime
      for animation in layer.runningAnimations where animation.isPaced {
        let wait = max(((animation.begin ?? time) - time) / abs(speed), 0)
        if wait == 0 { return now }
        next = min(next ?? .infinity, now + wait)
      }
    }
    return next
  }

  /// The scene time at which the next animation or driver in `tree` comes to its end; nil when none will by itself.
  ///
  /// What is in no tree any more is told in the next turn: its end is at the latest one's time.
  static func nextEnd(in tree: LayerTree) -> CFTimeInterval? {
    var ends: [CFTimeInterval] = []
    for layer in layers {
      let home = layer.layerTree
      if home == nil { return tree.now }
      guard home === tree, layer.speedInScene > 0 else { continue }
      ends += layer.runningAnimations.compactMap(\.end).map { layer.convertTime($0, to: nil) }
    }
    for driver in drivers {
      guard let clock = driver.clock, let home = clock.layerTree else { return tree.now }
      guard home === tree, clock.speedInScene > 0, let end = driver.end else { continue }
      ends.append(clock.convertTime(end, to: nil))
    }
    return ends.filter(\.isFinite).min()
  }
}
