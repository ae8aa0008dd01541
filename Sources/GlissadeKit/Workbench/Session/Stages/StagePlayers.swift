import Foundation
import Rehearsal
import Tweaks
import UIKit

/// The player of the tuned stage, and that of a comparison, on one clock and with the same input.
@MainActor
final class StagePlayers {
  private(set) var tuned: StagePlayer
  var comparison: Comparison? { didSet { onStageChange() } }
  /// The time of the host's current turn, in seconds.
  private(set) var hostTime: TimeInterval = 0
  var speed = PlaybackSpeed.full { didSet { if speed != oldValue { for player in all { player.speed = speed } } } }

  /// Called when a stage was replaced by another object, added or removed.
  var onStageChange: () -> Void = {}

  init(_ player: StagePlayer) {
    tuned = player
    follow(player)
  }

  /// The first player is that of the tuned stage.
  var all: [StagePlayer] { [tuned] + [comparison?.player].compactMap { $0 } }
  var isAnyStopped: Bool { all.contains { $0.stage.isStopped } }

  func follow(_ player: StagePlayer) {
    player.speed = speed
    player.onStageChange = { [weak self] in self?.onStageChange() }
  }

  // MARK: Demo

  /// Shows a demo in its first state on one new stage instead.
  func open(_ definition: DemoDefinition, tweaks: TweakStore, photos: PhotoSource, configuration: StageConfiguration) {
    closeComparison()
    tuned.close()
    tuned = StagePlayer(definition, tweaks: tweaks, photos: photos, configuration: configuration, hostTime: hostTime)
    follow(tuned)
    onStageChange()
  }

  /// Shows new code of the same demos. Live stages start over before `phase`, or in their first state for nil.
  func reload(before phase: DemoPhase?) {
    for player in all { player.replace(player.definition, tweaks: player.tweaks, before: phase, hostTime: hostTime) }
  }

  /// Continues with a new version of the tuned demo. A live stage starts over before `phase`, or in its first state for nil.
  func replaceTuned(_ definition: DemoDefinition, tweaks: TweakStore, before phase: DemoPhase?) {
    tuned.replace(definition, tweaks: tweaks, before: phase, hostTime: hostTime)
  }

  /// Resets the stages to where `phase` starts, or to their first state for nil.
  func reset(before phase: DemoPhase? = nil) { for player in all { player.reset(before: phase, hostTime: hostTime) } }

  /// Resets the stages that show the tuned values.
  func resetTuned() {
    let isCodeCompared = comparison?.subject == .earlierVersion
    for player in isCodeCompared ? all : [tuned] { player.reset(hostTime: hostTime) }
  }

  func configure(_ change: (inout StageConfiguration) -> Void) { for player in all { player.configure(change, hostTime: hostTime) } }

  // MARK: Turns

  func setTime(toHostTime time: TimeInterval) {
    hostTime = time
    // The first stage is set last, so that its time also applies to code that doesn't belong to any scene.
    for player in all.reversed() { player.setTime(toHostTime: time) }
  }

  func turn() { for player in all { player.turn(at: hostTime) } }

  /// The host's time at which a live stage needs the next turn, in seconds, in the past for the next frame, or nil for never.
  var nextTurn: TimeInterval? { all.compactMap(\.nextTurn).min() }

  // MARK: Live

  /// Makes the stages live in their current state.
  func joinHostClock() { for player in all { player.joinHostClock(hostTime: hostTime) } }

  func setPaused(_ isPaused: Bool) { for player in all { player.stage.scene.isPaused = isPaused } }

  func shiftTime(by duration: TimeInterval) { for player in all { player.stage.scene.shiftTime(by: duration) } }

  func run(_ phase: DemoPhase) {
    for player in all {
      player.stage.scene.isPaused = false
      player.stage.run(phase, of: player.demo)
    }
  }

  /// Delivers input on the tuned stage to all stages, each by its own time.
  func deliver(_ event: InputEvent) {
    let time = tuned.stage.scene.time
    let delay = (event.timestamp ?? time) - time
    for other in all.dropFirst() { other.stage.deliver(event.stamped(other.stage.scene.time + delay)) }
    tuned.stage.deliver(event)
  }

  /// Handles input immediately that was delivered in this turn of the window.
  func handlePendingInput() { for player in all where player.stage.scene.hasPendingInput { player.turn(at: hostTime) } }

  func endEditing() {
    for player in all where !player.stage.isStopped { player.stage.scene.perform { _ = player.stage.window.endEditing(false) } }
  }

  /// Shows a time of a replay.
  func show(_ subject: ReplaySubject, at time: TimeInterval) { for player in all { player.show(subject, at: time) } }
}
