import Foundation
import QuartzCore
import Rehearsal
import UIKit

/// The visible state of a session. The window's panes are updated when it changes.
struct SessionState: Equatable {
  enum Mode: Equatable {
    case live
    /// The stages show a time of the subject, in seconds since its start.
    case replay(at: TimeInterval)
    case recording
  }

  /// The moment that a stage shows, with change counts.
  struct Moment: Equatable {
    /// In seconds.
    var time: TimeInterval
    /// The change count of the layers.
    var changes: Int
    /// The change count of the list of calls.
    var calls: Int
    var diagnoses: Int
  }

  var mode: Mode
  var demo: String
  /// The phase that can be run now.
  var nextPhase: DemoPhase
  /// The name of the take that is the subject, or nil if the subject is a phase.
  var take: String?
  var playback: PlaybackState
  var revisions: SessionRevisions
  /// The configuration with which stages start.
  var configuration: StageConfiguration
  /// The devices of the visible stages. They may differ from the configuration's after a take.
  var devices: [Device]
  /// The name of the compared values, or nil without a comparison.
  var comparison: String?
  var comparisonStyle: Comparison.Style
  var moments: [Moment]

  var isRecording: Bool { mode == .recording }
  var playingTake: String? { playback.isPlaying ? take : nil }

  /// The name of the take that a replay shows.
  var replayedTake: String? {
    switch mode {
    case .replay: take
    case .live, .recording: nil
    }
  }

  /// Returns whether the window has to be laid out for other stages.
  func differsInStages(from other: SessionState) -> Bool {
    revisions.stages != other.revisions.stages || devices != other.devices || comparisonStyle != other.comparisonStyle
  }

  func differsOnlyInMoments(from other: SessionState) -> Bool {
    var copy = self
    copy.moments = other.moments
    return copy == other
  }
}

/// The change counts of content that is too large to compare in each turn.
struct SessionRevisions: Equatable {
  /// The number of subjects so far.
  var subject = 0
  /// The number of stages that were created or removed.
  var stages = 0
  /// The number of takes that were recorded.
  var takes = 0
  var values = 0
  var demos = 0
  /// The change count of the open files, including their messages and the list of recent ones.
  var files = 0
}

extension SessionState {
  @MainActor init(of session: StageSession) {
    mode =
      switch session.playback.mode {
      case .untouched, .live: .live
      case .replay(let replay): .replay(at: replay.transport.time)
      case .recording: .recording
      }
    demo = session.definition.id
    nextPhase = session.nextPhase
    take = session.playback.subject.take?.name
    playback = session.playback.state
    revisions = session.revisions
    configuration = session.configuration
    devices = session.stages.map(\.configuration.device)
    comparison = session.comparison?.name
    comparisonStyle = session.comparisonStyle
    moments = session.players.all.map(Moment.init)
  }
}

extension SessionState.Moment {
  @MainActor init(_ player: StagePlayer) {
    let scene = player.stage.scene
    self.init(
      time: scene.time, changes: scene.layerTree.changeCount, calls: player.calls.changeCount, diagnoses: scene.doctor.diagnoses.count)
  }
}
