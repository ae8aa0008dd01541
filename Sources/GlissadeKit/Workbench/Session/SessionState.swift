import Foundation
import QuartzCore
import Rehearsal
import UIKit

/// The visible state of a session. The window's panes update when it changes.
struct SessionState: Equatable {
  enum Mode: Equatable {
    case live
    /// The stages show a time of the subject, in seconds since its start.
    case replay(at: TimeInterval)
    case recording
  }

  /// The moment that a stage shows, and what has happened on it so far.
  struct Moment: Equatable {
    /// The stage's time, in seconds.
    var time: TimeInterval
    /// The number of changes of its layers.
    var changes: Int
    /// The number of changes of its list of calls.
    var calls: Int
    /// The number of the doctor's findings.
    var diagnoses: Int
  }

  var mode: Mode
  /// The identifier of the demo.
  var demo: String
  /// The phase that can be run now.
  var nextPhase: DemoPhase
  /// The name of the take that is the subject, or nil if that is a phase.
  var take: String?
  var playback: PlaybackState
  var revisions: SessionRevisions
  /// The configuration with which stages start.
  var configuration: StageConfiguration
  /// The devices of the visible stages. They may differ from the configuration's after a take.
  var devices: [Device]
  /// The name of the compared values, or nil when there is no comparison.
  var comparison: String?
  var comparisonStyle: Comparison.Style
  /// The moments of the visible stages.
  var moments: [Moment]

  var isRecording: Bool { mode == .recording }
  /// The name of the take that is playing, or nil for none.
  var playingTake: String? { playback.isPlaying ? take : nil }

  /// The name of the take that a replay shows, or nil for none.
  var replayedTake: String? {
    switch mode {
    case .replay: take
    case .live, .recording: nil
    }
  }

  /// Returns whether the window needs to make room for other stages than in another state.
  func differsInStages(from other: SessionState) -> Bool {
    revisions.stages != other.revisions.stages || devices != other.devices || comparisonStyle != other.comparisonStyle
  }

  /// Returns whether only the moments of the stages differ from those in another state.
  func differsOnlyInMoments(from other: SessionState) -> Bool {
    var copy = self
    copy.moments = other.moments
    return copy == other
  }
}

/// The numbers of changes of what is too large to compare in each turn.
struct SessionRevisions: Equatable {
  /// The number of subjects so far.
  var subject = 0
  /// The number of stages that were created or removed.
  var stages = 0
  /// The number of takes that were recorded.
  var takes = 0
  /// The number of changes of the tuned values.
  var values = 0
  /// The number of changes of the list of demos.
  var demos = 0
  /// The number of changes of the open files: of what is done with them, of their messages, and of the list of recent ones.
  var files = 0
}

extension StageSession {
  /// The visible state of the session.
  var state: SessionState {
    SessionState(
      mode: shownMode, demo: definition.id, nextPhase: nextPhase, take: subject.take?.name, playback: playback, revisions: revisions,
      configuration: configuration, devices: stages.map(\.configuration.device), comparison: comparison?.name,
      comparisonStyle: comparisonStyle, moments: players.map(SessionState.Moment.init))
  }

  private var shownMode: SessionState.Mode {
    switch mode {
    case .untouched, .live: .live
    case .replay(let replay): .replay(at: replay.transport.time)
    case .recording: .recording
    }
  }
}

extension SessionState.Moment {
  @MainActor init(_ player: StagePlayer) {
    let scene = player.stage.scene
    self.init(
      time: scene.time, changes: scene.layerTree.changeCount, calls: player.calls.changeCount, diagnoses: scene.doctor.diagnoses.count)
  }
}
