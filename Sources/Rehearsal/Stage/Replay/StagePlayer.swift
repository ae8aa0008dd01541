import Tweaks
import UIKit

/// A demo on its own stage with one set of values, either live or as a replay at a given time.
///
/// A replay is simulated in virtual time, exactly as for a capture. Moving forward is a step of that simulation. Moving backward, or
/// changing values, creates a new stage and simulates up to the requested time.
@MainActor
package final class StagePlayer {
  package private(set) var definition: DemoDefinition
  package private(set) var tweaks: TweakStore
  package private(set) var stage: Stage
  package private(set) var demo: any DemoScreens
  private(set) var state = State.live
  /// The configuration with which stages start. During a replay, a take may have turned the current stage.
  package private(set) var configuration: StageConfiguration
  package let photos: PhotoSource
  /// The log of the calls between UIKit and the demo's code on this stage, from its first transition on.
  package private(set) var calls = TransitionCallLog()

  enum State {
    /// The stage's clock runs with the host's.
    case live
    /// The stage is in virtual time and moves only on request.
    case replay(Run)
  }

  struct Run {
    let subject: ReplaySubject
    /// The values with which the stage has been simulated.
    let values: [Tweak.ID: TweakValue]
    let phase: PhaseRun
    /// The requested time, in seconds since the start. On the scene's own clock it may be rounded.
    private(set) var time: TimeInterval = 0
    /// The number of changes of the stage when the run last advanced.
    private(set) var changes = 0

    init(_ phase: PhaseRun, of subject: ReplaySubject, with values: [Tweak.ID: TweakValue]) {
      self.phase = phase
      self.subject = subject
      self.values = values
    }

    @MainActor mutating func advance(to time: TimeInterval, on stage: Stage) {
      stage.scene.isPaused = false
      phase.step(to: time)
      stage.scene.isPaused = true
      self.time = time
      changes = stage.scene.layerTree.changeCount
    }
  }

  /// Called when `stage` is another object.
  package var onStageChange: () -> Void = {}
  package var speed = PlaybackSpeed.full { didSet { if case .live = state { stage.scene.speed = speed.rawValue } } }

  /// Creates a player with a live stage at its start.
  package init(
    _ definition: DemoDefinition, tweaks: TweakStore, photos: PhotoSource, configuration: StageConfiguration, hostTime: TimeInterval
  ) {
    self.definition = definition
    self.tweaks = tweaks
    self.photos = photos
    self.configuration = configuration
    stage = Stage(configuration, hostTime: hostTime)
    demo = stage.open(definition, DemoSetting(tweaks: tweaks, photos: photos))
  }

  package func scenario(of subject: ReplaySubject) -> Scenario {
    Scenario(
      definition, phase: subject.phase, playing: subject.take, values: tweaks.changedValues, photos: photos, configuration: configuration)
  }

  package func close() { stage.close() }

  /// Creates a new live stage, at rest where the given phase starts, without waiting for anything on the old stage.
  package func reset(before phase: DemoPhase? = nil, hostTime: TimeInterval) {
    let isAtStart = phase == nil || phase == definition.phases.first
    makeStage(hostTime: isAtStart ? hostTime : 0)
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

  /// Makes the stage live in its current state, with its animations and gestures continuing.
  package func joinHostClock(hostTime: TimeInterval) {
    guard case .replay = state else { return }
    state = .live
    configuration = stage.configuration
    joinHost(at: hostTime)
  }

  /// Lets the stage's clock, which was in virtual time, continue with the host's without a jump.
  private func joinHost(at hostTime: TimeInterval) {
    stage.scene.isPaused = true
    stage.scene.join(hostTime: hostTime)
    stage.scene.turn(at: hostTime)
    stage.scene.speed = speed.rawValue
    stage.scene.isPaused = false
  }

  /// Changes the screen's size, appearance or density. A replay is simulated again, a live stage changes as a device does, and a stopped
  /// stage is reset.
  package func configure(_ change: (inout StageConfiguration) -> Void, hostTime: TimeInterval) {
    let old = configuration
    change(&configuration)
    guard configuration != old else { return }
    var rescaled = stage.configuration
    rescaled.scale = configuration.scale
    switch state {
    case .live where stage.isStopped && configuration != rescaled: reset(hostTime: hostTime)
    case .live: stage.reconfigure(configuration)
    case .replay(let run): simulate(run.subject, to: run.time)
    }
  }

  /// Continues with another version of the demo and its values. A replay shows the same time, simulated with the new code, and a live stage
  /// starts again, at rest where the given phase starts.
  package func replace(_ definition: DemoDefinition, tweaks: TweakStore, before phase: DemoPhase?, hostTime: TimeInterval) {
    self.definition = definition
    self.tweaks = tweaks
    switch state {
    case .live: reset(before: phase, hostTime: hostTime)
    case .replay(let run): simulate(run.subject, to: run.time)
    }
  }

  /// Shows a subject at a time, in seconds since its start, without movement.
  package func show(_ subject: ReplaySubject, at time: TimeInterval) {
    guard case .replay(var run) = state, run.subject == subject, run.time <= time, run.values == tweaks.changedValues,
      run.changes == stage.scene.layerTree.changeCount
    else { return simulate(subject, to: time) }
    guard run.time < time else { return }
    run.advance(to: time, on: stage)
    state = .replay(run)
  }

  /// Shows a subject at its end, and returns a recording of what the stage went through.
  func record(_ subject: ReplaySubject) -> PhaseRecording {
    var recording = PhaseRecording(phase: subject.phase)
    simulate(subject) { run in
      recording = run.record(subject.phase, playing: subject.take, noting: calls)
      return recording.duration
    }
    return recording
  }

  private func simulate(_ subject: ReplaySubject, to time: TimeInterval) { simulate(subject) { _ in time } }

  /// Shows a subject on a new stage, whose virtual time starts at 0, at the time that a closure returns.
  private func simulate(_ subject: ReplaySubject, to time: (PhaseRun) -> TimeInterval) {
    makeStage(hostTime: 0)
    let phase = PhaseRun(of: subject.phase, in: demo, playing: subject.take, on: stage, noting: calls)
    var run = Run(phase, of: subject, with: tweaks.changedValues)
    run.advance(to: time(phase), on: stage)
    state = .replay(run)
    onStageChange()
  }

  private func makeStage(hostTime: TimeInterval) {
    stage.close()
    stage = Stage(configuration, hostTime: hostTime)
    demo = stage.open(definition, DemoSetting(tweaks: tweaks, photos: photos))
    calls = TransitionCallLog()
  }

  /// Sets a live stage's clock to the host's, in seconds, before code runs that belongs to no scene. A replay keeps its time.
  package func setTime(toHostTime hostTime: TimeInterval) {
    if case .live = state { stage.scene.setTime(toHostTime: hostTime) }
  }

  /// Performs what is due on a live stage at a time of the host.
  ///
  /// Nothing is ever due in a replay. External changes, such as a photo that has been decoded since, count from its beginning, so the next
  /// `show` simulates again.
  package func turn(at hostTime: TimeInterval) {
    guard case .live = state else { return }
    stage.scene.turn(at: hostTime)
    // The appearance of the first screen is not a transition.
    if stage.scene.callObserver == nil { stage.scene.callObserver = calls }
  }

  /// The host's time at which the stage needs the next turn, in seconds, in the past for the next frame, or nil for never.
  package var nextTurn: TimeInterval? {
    switch state {
    case .live: stage.scene.needsFrame ? -.infinity : stage.scene.nextWakeUp
    case .replay(let run): run.changes == stage.scene.layerTree.changeCount ? nil : -.infinity
    }
  }
}
