import Foundation
import Rehearsal
import UIKit

/// What the stages show: the demo live, or a replay of its latest phase or take.
@MainActor
final class StagePlayback {
  var mode = StageMode.untouched
  /// The content of a replay: the latest phase or take.
  var subject = ReplaySubject(.present) { didSet { if subject != oldValue { onSubjectChange() } } }
  private var settings = PlaybackSettings() { didSet { players.speed = settings.speed } }
  let players: StagePlayers
  private let recordings = ReplayRecordings()
  var onSubjectChange: () -> Void = {}

  init(_ players: StagePlayers) { self.players = players }

  var stage: Stage { players.tuned.stage }

  // MARK: State

  /// A Boolean value that indicates whether anything has been done on the stage since its first state.
  var hasInput: Bool {
    if case .untouched = mode { false } else { true }
  }

  /// The position of the replay, or nil while the stages are live.
  var transport: Transport? { mode.transport }

  /// The position of the replay in seconds, or nil while the stages are live.
  var playhead: TimeInterval? { transport?.time }

  /// The duration of the subject with the visible values, in seconds.
  var duration: TimeInterval { players.all.map { recordings.recording(of: subject, in: $0).duration }.max() ?? 0 }

  /// The recording of the subject with the tuned values.
  var recording: PhaseRecording { recordings.recording(of: subject, in: players.tuned) }
  /// The same recording if it already exists.
  var knownRecording: PhaseRecording? { recordings.knownRecording(of: subject, in: players.tuned) }
  /// The recording of the subject with the compared values, or nil without a comparison.
  var comparedRecording: PhaseRecording? { players.comparison.map { recordings.recording(of: subject, in: $0.player) } }

  /// Removes all recordings, for demos with changed code or defaults.
  func removeRecordings() { recordings.removeAll() }

  /// The recorder of input on the tuned stage, or nil without a recording.
  var recorder: TakeRecorder? { mode.recorder }

  /// The speed of the stages' clocks. The window's clock doesn't change.
  var speed: PlaybackSpeed {
    get { settings.speed }
    set { settings.speed = newValue }
  }

  var isLooping: Bool {
    get { settings.isLooping }
    set {
      settings.isLooping = newValue
      if newValue, transport == nil { replay() }
    }
  }

  var isPlaying: Bool { transport?.isPlaying ?? (stage.scene.clock.isRunning && isMoving) }

  var isPaused: Bool { transport.map { !$0.isPlaying } ?? stage.scene.isPaused }

  var isMoving: Bool { !stage.isStopped && (stage.isAnimating || stage.transition != nil) }

  var state: PlaybackState { PlaybackState(isPlaying: isPlaying, isReversed: transport?.isReversed ?? false, settings: settings) }

  // MARK: Stages

  /// Begins with a demo that was opened, live in its first state.
  func start() {
    subject = ReplaySubject(.present)
    mode = .untouched
  }

  /// Resets the demo on new stages, which are live in their first state.
  func reset() {
    players.reset()
    mode = .untouched
  }

  /// Changes the size, appearance or density of the stages.
  func configure(_ change: (inout StageConfiguration) -> Void) {
    let oldStage = stage
    players.configure(change)
    // A stopped stage was replaced, and its recording is discarded.
    if case .recording = mode, stage !== oldStage { mode = .live }
  }

  /// Continues after the code of the stages was replaced.
  func showNewCode() {
    switch mode {
    case .replay(var replay):
      replay.transport.setDuration(duration)
      mode = .replay(replay)
      showReplay()
    // A recording that began with other code doesn't apply to this code.
    case .recording: mode = .live
    case .untouched, .live: break
    }
  }

  // MARK: Turns

  /// Advances a replay to the host's time. `hasNewValues` says whether tuned values have changed since the latest turn.
  func turn(hasNewValues: Bool) {
    switch mode {
    case .replay(var replay):
      if hasNewValues {
        // At the end, the shown stage itself is recorded, so that the phase runs only once.
        if replay.transport.isAtFinalState { for player in players.all { recordings.recordEnd(of: subject, in: player) } }
        replay.transport.setDuration(duration)
      }
      replay.advance(to: players.hostTime, with: settings)
      mode = .replay(replay)
      showReplay()
    case .untouched: if hasNewValues { players.resetTuned() }
    case .live, .recording: break
    }
  }

  func showReplay() {
    if let transport { players.show(subject, at: transport.time) }
  }

  // MARK: Modes

  /// Shows the subject, paused, instead of a live stage. A recording in progress is discarded.
  func enterReplay(at time: TimeInterval) {
    var transport = self.transport ?? Transport(duration: 0)
    transport.setDuration(duration)
    transport.seek(to: time)
    mode = .replay(Replay(transport, at: players.hostTime))
  }

  /// Makes the stages live in their current state, before something is done on them.
  func joinHostClock() {
    switch mode {
    case .live, .recording: break
    case .untouched: mode = .live
    case .replay:
      mode = .live
      players.joinHostClock()
    }
  }

  /// Resets the stages to where a phase starts, and records input from then on.
  func enterRecording(before phase: DemoPhase) {
    players.reset(before: phase)
    let player = players.tuned
    mode = .recording(TakeRecorder(demo: player.definition.takeID, phase: phase, size: player.configuration.device.size))
  }

  /// Ends a recording, and returns its recorder. The stages stay live.
  func leaveRecording() -> TakeRecorder? {
    guard let recorder = mode.recorder else { return nil }
    mode = .live
    return recorder
  }
}
