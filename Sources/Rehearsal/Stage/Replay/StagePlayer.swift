import Tweaks
import UIKit

/// A demo on its own stage with one set of values, either live or as a replay at a given time.
///
/// A replay is simulated in virtual time, exactly as for a capture. Moving forward is a step of that simulation. Moving backward, or
/// changing values, creates a new stage and simulates up to the requested time.
@MainActor
package final class StagePlayer {
  package let demoType: any Demo.Type
  package let tweaks: TweakStore
  package private(set) var stage: Stage
  package private(set) var demo: any Demo
  private(set) var state = State.live
  /// The configuration with which stages start.
  ///
  /// During a replay, the current stage may have another one, as a take may turn the screen.
  package private(set) var configuration: StageConfiguration
  let photos: PhotoSource
  /// The log of the calls between UIKit and the demo's code on this stage, from its first transition on.
  package private(set) var calls = TransitionCallLog()

  enum State {
    /// The stage's clock runs with the host's.
    case live
    /// The stage is in virtual time and moves only on request.
    case replay(PhaseRun, of: ReplaySubject)
  }

  /// The closure to call when `stage` is another object.
  package var onStageChange: () -> Void = {}
  /// The speed of a live stage's clock.
  package var speed = PlaybackSpeed.full { didSet { if case .live = state { stage.scene.speed = speed.rawValue } } }

  /// The time before the present at which a stage in virtual time begins, in seconds of the host.
  ///
  /// It is longer than any replay, so that the stage's host time can join the real one when it goes live.
  private static let virtualPast: TimeInterval = 7200

  /// Creates a player with a live stage at its start.
  package init(
    _ demoType: any Demo.Type, tweaks: TweakStore, photos: PhotoSource, configuration: StageConfiguration, hostTime: TimeInterval
  ) {
    self.demoType = demoType
    self.tweaks = tweaks
    self.photos = photos
    self.configuration = configuration
    stage = Stage(configuration, hostTime: hostTime)
    demo = stage.open(demoType, DemoSetting(tweaks: tweaks, photos: photos))
  }

  /// The values and photos for the demo.
  package var setting: DemoSetting { DemoSetting(tweaks: tweaks, photos: photos) }

  /// Closes the stage. The player can't be used afterward.
  package func close() { stage.close() }

  // MARK: Live

  /// Creates a new live stage, at rest where the given phase starts. Doesn't wait for anything on the old stage.
  package func reset(before phase: DemoPhase? = nil, hostTime: TimeInterval) {
    let isAtStart = phase == nil || phase == demoType.phases.first
    makeStage(hostTime: isAtStart ? hostTime : hostTime - Self.virtualPast)
    state = .live
    if isAtStart {
      stage.scene.turn(at: hostTime)
      stage.scene.speed = speed.rawValue
    } else if let phase {
      stage.settle(before: phase, in: demo)
      joinHost(at: hostTime)
    }
    onStageChange()
  }

  /// Makes the stage live in its current state: animations continue, and so does a gesture.
  package func goLive(hostTime: TimeInterval) {
    guard case .replay = state else { return }
    state = .live
    configuration = stage.configuration
    joinHost(at: hostTime)
  }

  /// Lets the stage's clock continue with the host's, without a jump.
  private func joinHost(at hostTime: TimeInterval) {
    stage.scene.isPaused = true
    stage.scene.turn(at: hostTime)
    stage.scene.speed = speed.rawValue
    stage.scene.isPaused = false
  }

  /// Changes the screen's size, appearance or density.
  ///
  /// A replay is simulated again, a live stage changes as a device does, and a stopped stage is reset.
  package func configure(_ change: (inout StageConfiguration) -> Void, hostTime: TimeInterval) {
    let old = configuration
    change(&configuration)
    guard configuration != old else { return }
    var rescaled = stage.configuration
    rescaled.scale = configuration.scale
    switch state {
    case .live where stage.isStopped && configuration != rescaled: reset(hostTime: hostTime)
    case .live: stage.reconfigure(configuration)
    case .replay(_, let subject): simulate(subject, to: timeOfRun, hostTime: hostTime)
    }
  }

  // MARK: Replay

  /// Shows a subject at a time, in seconds since its start, without movement.
  package func show(_ subject: ReplaySubject, at time: TimeInterval, hostTime: TimeInterval) {
    if case .replay(let run, let current) = state, current == subject, timeOfRun <= time, valuesOfRun == tweaks.changedValues,
      changesOfRun == stage.scene.layerTree.changeCount
    {
      if timeOfRun < time { advance(run, to: time) }
    } else {
      simulate(subject, to: time, hostTime: hostTime)
    }
  }

  /// The values with which the current run has been simulated.
  private var valuesOfRun: [Tweak.ID: TweakValue] = [:]
  /// The time of the last request, in seconds since the start of the run. On the scene's own clock it may be rounded.
  private var timeOfRun: TimeInterval = 0
  /// The number of the stage's changes when the current run last advanced.
  private var changesOfRun = 0

  /// Shows a subject at the given time on a new stage.
  private func simulate(_ subject: ReplaySubject, to time: TimeInterval, hostTime: TimeInterval) {
    makeStage(hostTime: hostTime - Self.virtualPast)
    valuesOfRun = tweaks.changedValues
    let run = PhaseRun(of: subject.phase, in: demo, playing: subject.take, on: stage, noting: calls)
    state = .replay(run, of: subject)
    advance(run, to: time)
    onStageChange()
  }

  private func advance(_ run: PhaseRun, to time: TimeInterval) {
    stage.scene.isPaused = false
    run.step(to: time)
    stage.scene.isPaused = true
    timeOfRun = time
    changesOfRun = stage.scene.layerTree.changeCount
  }

  private func makeStage(hostTime: TimeInterval) {
    stage.close()
    stage = Stage(configuration, hostTime: hostTime)
    demo = stage.open(demoType, setting)
    calls = TransitionCallLog()
  }

  // MARK: Turns

  /// Sets a live stage's clock by the host's, in seconds, before code runs that belongs to no scene. A replay keeps its time.
  package func setTime(toHostTime hostTime: TimeInterval) {
    if case .live = state { stage.scene.setTime(toHostTime: hostTime) }
  }

  /// Performs what is due on a live stage at a time of the host.
  ///
  /// Nothing is ever due in a replay. External changes, such as a photo that has been decoded since, count from its beginning, so the
  /// next `show` simulates again.
  package func turn(at hostTime: TimeInterval) {
    guard case .live = state else { return }
    stage.scene.turn(at: hostTime)
    // The appearance of the first screen is not a transition.
    if stage.scene.callObserver == nil { stage.scene.callObserver = calls }
  }

  /// The host's time at which the stage needs the next turn, in seconds. It is in the past for the next frame, and nil for never.
  package var nextTurn: TimeInterval? {
    switch state {
    case .live: stage.scene.needsFrame ? -.infinity : stage.scene.nextWakeUp
    case .replay: changesOfRun == stage.scene.layerTree.changeCount ? nil : -.infinity
    }
  }
}
