import Foundation

/// The animations that run in one layer tree: the layers whose animations wait for their end, and the drivers whose time moves.
///
/// Layers without animations are never searched, and no tree waits for another one. A layer or driver that loses its tree is notified in
/// the next turn of the tree that it was in.
final class AnimationSchedule {
  /// In the order in which they got their first animation. A layer that has moved to another schedule stays until the next turn.
  private var layers: [CALayer] = []
  private var drivers: [ObjectIdentifier: ScheduledDriver] = [:]
  private var lastOrder = 0

  /// A driver and its position in the order in which drivers began.
  private struct ScheduledDriver {
    let driver: AnimationDriver
    let order: Int
  }

  /// An end that is due. Earlier ends sort first, then animations before drivers, then whatever began first.
  private struct End {
    let overshoot: Double
    let order: (isDriver: Int, number: Int)
    let notify: () -> Void

    static func comesFirst(_ a: End, _ b: End) -> Bool {
      a.overshoot != b.overshoot ? a.overshoot > b.overshoot : a.order < b.order
    }
  }

  /// Waits for the ends of the animations on `layer`.
  func add(_ layer: CALayer) {
    guard layer.schedule !== self else { return }
    layer.schedule = self
    layers.append(layer)
  }

  func add(_ driver: AnimationDriver) {
    lastOrder += 1
    drivers[ObjectIdentifier(driver)] = ScheduledDriver(driver: driver, order: lastOrder)
  }

  func remove(_ driver: AnimationDriver) { drivers[ObjectIdentifier(driver)] = nil }

  // MARK: Ends

  /// Ends the animations and drivers that have run to their end, and those that no longer belong to a tree.
  func finishDue(in tree: LayerTree) {
    var ends: [End] = []
    var mayHaveIdleLayers = false
    for layer in layers {
      if layer.hasCustomAnimation { layer.setNeedsDisplay() }
      let before = ends.count
      if !collectEnds(of: layer, in: tree, &ends) || ends.count > before { mayHaveIdleLayers = true }
    }
    collectEndsOfDrivers(in: tree, &ends)
    ends.sort(by: End.comesFirst)
    for end in ends { end.notify() }
    if mayHaveIdleLayers { removeIdleLayers() }
  }

  /// Ends everything, because the tree is no longer on screen.
  func endAll() {
    let (layers, drivers) = (layers, drivers.values.sorted { $0.order < $1.order })
    for layer in layers where layer.schedule === self {
      for animation in layer.runningAnimations where animation.isAwaited { layer.end(animation, finished: false) }
    }
    for scheduled in drivers { finish(scheduled.driver) }
    removeIdleLayers()
  }

  /// Releases everything without notifications.
  func forget() {
    for layer in layers where layer.schedule === self { layer.schedule = nil }
    (layers, drivers) = ([], [:])
  }

  /// Returns false if no animation of `layer` waits here for its end.
  private func collectEnds(of layer: CALayer, in tree: LayerTree, _ ends: inout [End]) -> Bool {
    guard layer.schedule === self else { return false }
    guard let home = layer.layerTree else {
      for animation in layer.runningAnimations where animation.isAwaited {
        if animation.animation.isRemovedOnCompletion {
          ends.append(End(overshoot: 0, order: (0, animation.serial)) { layer.end(animation, finished: false) })
        } else {
          ThreadState.main.keptAnimations.keep(layer)
        }
      }
      layer.schedule = nil
      return false
    }
    guard home === tree else {
      home.schedule.add(layer)
      return false
    }
    let time = layer.localTime(atSceneTime: tree.now)
    var isAwaited = false
    for animation in layer.runningAnimations where animation.isAwaited {
      isAwaited = true
      let overshoot = animation.overshoot(at: time)
      guard overshoot >= -AnimationTiming.precision else { continue }
      ends.append(End(overshoot: overshoot, order: (0, animation.serial)) { layer.end(animation, finished: true) })
    }
    return isAwaited
  }

  private func collectEndsOfDrivers(in tree: LayerTree, _ ends: inout [End]) {
    for scheduled in drivers.values {
      let driver = scheduled.driver
      if let home = driver.clock?.layerTree, home !== tree {
        driver.reschedule()
        continue
      }
      guard let overshoot = driver.overshoot(at: driver.now), driver.isUnseen || overshoot >= -AnimationTiming.precision else { continue }
      ends.append(End(overshoot: max(overshoot, 0), order: (1, scheduled.order)) { self.finish(driver) })
    }
  }

  private func finish(_ driver: AnimationDriver) {
    // An earlier end in the same turn may have paused the driver or changed its motion.
    guard drivers[ObjectIdentifier(driver)] != nil else { return }
    guard driver.isUnseen || (driver.overshoot(at: driver.now) ?? -1) >= -AnimationTiming.precision else { return }
    driver.unschedule()
    driver.onEnd?(driver.leadsToStart)
  }

  private func removeIdleLayers() {
    layers.removeAll { layer in
      guard layer.schedule === self else { return true }
      let isIdle = !layer.runningAnimations.contains(where: \.isAwaited)
      if isIdle { layer.schedule = nil }
      return isIdle
    }
  }

  // MARK: Next activity

  /// Returns the scene time from which something moves, or nil if nothing will.
  func nextActivity(in tree: LayerTree) -> CFTimeInterval? {
    if !drivers.isEmpty { return tree.now }
    var next: CFTimeInterval?
    for layer in layers where layer.schedule === self && layer.runningAnimations.contains(where: \.isAwaited) {
      // A layer that is no longer in this tree is notified, or moves to its new tree, in the next turn.
      guard layer.layerTree === tree else { return tree.now }
      let speed = layer.speedInScene
      guard speed != 0 else { continue }
      let time = layer.localTime(atSceneTime: tree.now)
      for animation in layer.runningAnimations where animation.isPaced {
        var wait = max(((animation.begin ?? time) - time) / abs(speed), 0)
        if wait == 0, let begin = animation.begin { wait = pause(of: animation, since: begin, at: time, speed, in: tree) }
        if wait == 0 { return tree.now }
        next = min(next ?? .infinity, tree.now + wait)
      }
    }
    return next
  }

  /// Returns the time until a running animation needs its next frame, in seconds of the scene: 0 unless its rate is below the screen's.
  private func pause(
    of animation: RunningAnimation, since begin: CFTimeInterval, at time: CFTimeInterval, _ speed: Double, in tree: LayerTree
  ) -> CFTimeInterval {
    guard let step = animation.animation.preferredFrameRateRange.step(atIntervals: tree.frameInterval) else { return 0 }
    let elapsed = max(time - begin, 0) / abs(speed)
    // Frames are counted from the begin, so that turns for other reasons don't postpone them.
    let next = ((elapsed / step + 1e-6).rounded(.down) + 1) * step
    return max(min(next, animation.activeDuration / abs(speed)) - elapsed, 0)
  }

  /// Returns the scene time at which the next animation or driver reaches its end, or nil if none will without further input.
  func nextEnd(in tree: LayerTree) -> CFTimeInterval? {
    var next = CFTimeInterval.infinity
    for layer in layers where layer.schedule === self && layer.runningAnimations.contains(where: \.isAwaited) {
      guard layer.layerTree === tree else { return tree.now }
      guard layer.speedInScene > 0 else { continue }
      for animation in layer.runningAnimations {
        if let end = animation.end { next = min(next, layer.convertTime(end, to: nil)) }
      }
    }
    for driver in drivers.values.map(\.driver) {
      guard let clock = driver.clock, clock.layerTree === tree else { return tree.now }
      guard clock.speedInScene > 0, let end = driver.end else { continue }
      next = min(next, clock.convertTime(end, to: nil))
    }
    return next.isFinite ? next : nil
  }
}
