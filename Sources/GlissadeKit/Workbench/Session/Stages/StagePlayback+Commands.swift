import Foundation
import Rehearsal
import UIKit

// Playback for the timeline, the takes and the shortcuts.
extension StagePlayback {
  /// Plays or pauses. A live stage in motion is paused, and one at rest plays its latest phase.
  func togglePlay() {
    switch mode {
    case .replay: mode.changeReplay { if $0.transport.isPlaying { $0.transport.pause() } else { $0.play(at: players.hostTime) } }
    case .untouched, .live, .recording:
      guard stage.scene.isPaused || isMoving else { return replay() }
      players.setPaused(!stage.scene.isPaused)
    }
  }

  /// Pauses the given number of frames later, or earlier if negative.
  ///
  /// A live stage in motion is paused in its current state, and can only be stepped forward.
  func step(by frames: Int) {
    switch mode {
    case .replay: break
    case .untouched, .live, .recording:
      if isMoving {
        guard stage.scene.isPaused else { return togglePlay() }
        if frames > 0 { return players.shiftTime(by: Transport.frame * Double(frames)) }
      }
      enterReplay(at: frames > 0 ? 0 : .infinity)
    }
    mode.changeReplay { $0.transport.step(by: frames) }
  }

  /// Pauses at a time of the latest phase or take, in seconds since its start.
  func scrub(to time: TimeInterval) {
    switch mode {
    case .replay: mode.changeReplay { $0.transport.seek(to: time) }
    case .untouched, .live, .recording: enterReplay(at: time)
    }
  }

  /// Reverses the direction of playback at the current position.
  func reverse() {
    if transport == nil { enterReplay(at: .infinity) }
    mode.changeReplay {
      $0.transport.reverse()
      $0.play(at: players.hostTime)
    }
  }

  /// Plays the latest phase or take again, from the state in which it starts.
  func replay() {
    enterReplay(at: 0)
    mode.changeReplay { $0.transport.restart() }
  }

  func play(_ take: Take) {
    subject = ReplaySubject(take)
    replay()
  }

  /// Shows a take, paused at a time in seconds, by default its start.
  func show(_ take: Take, at time: TimeInterval = 0) {
    subject = ReplaySubject(take)
    enterReplay(at: time)
  }

  /// Runs a phase as a tap does, from the current state of the stage.
  ///
  /// If a replay of the phase begins with this state, it runs as a replay, which can be scrubbed and tuned.
  func run(_ phase: DemoPhase) {
    let isAtStart =
      switch mode {
      case .untouched: phase == players.tuned.definition.phases.first
      case .replay(let replay):
        replay.transport.isAtEnd && !replay.transport.isReversed && subject == ReplaySubject(.present) && phase == .dismiss
      case .live, .recording: false
      }
    subject = ReplaySubject(phase)
    if isAtStart { return replay() }
    joinHostClock()
    players.run(phase)
  }
}
