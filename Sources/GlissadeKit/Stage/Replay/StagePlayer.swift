import Tweaks
import UIKit

/// A demo on a stage of its own, tuned by one set of values: alive under the hand, or a replay that stands at any of its moments.
///
/// A replay is simulated in virtual time, exactly as a capture is. Going on is a step of that simulation; going back, or other values,
/// make a new stage and simulate up to the moment asked for.
@MainActor
final class StagePlayer {
  let demoType: any Demo.Type
  let tweaks: TweakStore
  private(set) var stage: Stage
  private(set) var demo: any Demo
  private(set) var state = State.live
  /// How stages begin. In a replay the stage may have become another one: a take may turn the screen.
  private(set) var configuration: StageConfiguration
  let photos: PhotoSource
  /// The calls between UIKit and the demo's code on this stage, from its first transition on.
  private(set) var calls = TransitionCallLog()

  enum State {
    /// The stage's clock runs with the host's.
    case live
    /// The stage is in virtual time, and only moves when it is told to.
    case replay(PhaseRun, of: ReplaySubject)
  }

  /// Called when `stage` has become another one.
  var onStageChange: () -> Void = {}
  /// How fast the clock of a live stage runs.
  var speed = PlaybackSpeed.full { didSet { if case .live = state { stage.scene.speed = speed.rawValue } } }

  /// Host seconds that a stage in virtual time begins before the present: more than any replay lasts, so that its host time can join
  /// the real one when it comes alive.
  private static let virtualPast: TimeInterval = 7200

  /// A live stage at its start.
  init(
    _ demoType: any Demo.Type, tweaks: TweakStore, photos: PhotoSource, configuration: StageConfiguration, hostTime: TimeInterval
  ) {
    self.demoType = demoType
    self.tweaks = tweaks
    self.photos = photos
    self.configuration = configuration
    stage = Stage(configuration, hostTime: hostTime)
    demo = stage.open(demoType, DemoSetting(tweaks: tweaks, photos: photos))
  }

  /// What the demo is given to work with.
  var setting: DemoSetting { DemoSetting(tweaks: tweaks, photos: photos) }

  /// Closes the stage. The player is of no use afterwards.
  func close() { stage.close() }

  // MARK: Live

  /// Starts the demo afresh, alive and at rest where a phase starts. Nothing of the old stage is asked for anything.
  func reset(before phase: DemoPhase? = nil, hostTime: TimeInterval) {
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

  /// The stage comes alive as it stands: what moves goes on, under the hand if there is one.
  func goLive(hostTime: TimeInterval) {
    guard case .replay = state else { return }
    state = .live
    configuration = stage.configuration
    joinHost(at: hostTime)
  }

  /// Lets the stage's clock go on with the host's, without a jump.
  private func joinHost(at hostTime: TimeInterval) {
    stage.scene.isPaused = true
    stage.scene.turn(at: hostTime)
    stage.scene.speed = speed.rawValue
    stage.scene.isPaused = false
  }

  /// Gives the screen another size, appearance or density. A replay is simulated again, a live stage is turned as a device is, and one
  /// that has stopped starts afresh.
  func configure(_ change: (inout StageConfiguration) -> Void, hostTime: TimeInterval) {
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

  /// Shows a moment of a subject, in seconds since it began, standing still.
  func show(_ subject: ReplaySubject, at time: TimeInterval, hostTime: TimeInterval) {
    if case .replay(let run, let current) = state, current == subject, timeOfRun <= time, valuesOfRun == tweaks.changedValues,
      changesOfRun == stage.scene.layerTree.changeCount
    {
      if timeOfRun < time { advance(run, to: time) }
    } else {
      simulate(subject, to: time, hostTime: hostTime)
    }
  }

  /// The values with which the present run has been simulated.
  private var valuesOfRun: [Tweak.ID: TweakValue] = [:]
  /// The moment that was asked for last, in seconds since the run began: on the scene's own clock it may be rounded.
  private var timeOfRun: TimeInterval = 0
  /// The stage's changes when the present run was last taken further.
  private var changesOfRun = 0

  /// Shows a moment of a subject on a new stage.
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

  /// Sets a live stage's clock by the host's, in seconds, before code that belongs to no scene runs. A replay keeps its time.
  func setTime(toHostTime hostTime: TimeInterval) {
    if case .live = state { stage.scene.setTime(toHostTime: hostTime) }
  }

  /// Does what is due on a live stage at a time of the host.
  ///
  /// Nothing is ever due in a replay. What comes from outside, such as a photo that has been decoded meanwhile, should have been there
  /// from the beginning: the next `show` simulates anew.
  func turn(at hostTime: TimeInterval) {
    guard case .live = state else { return }
    stage.scene.turn(at: hostTime)
    // How the first screen appeared is no transition.
    if stage.scene.callObserver == nil { stage.scene.callObserver = calls }
  }

  /// When the stage needs the next turn, in the host's seconds: in the past for the next frame, nil for never.
  var nextTurn: TimeInterval? {
    switch state {
    case .live: stage.scene.needsFrame ? -.infinity : stage.scene.nextWakeUp
    case .replay: changesOfRun == stage.scene.layerTree.changeCount ? nil : -.infinity
    }
  }
}
