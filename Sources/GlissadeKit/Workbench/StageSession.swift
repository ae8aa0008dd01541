import Rehearsal
import Host
import Tweaks
import UIKit

/// The window's session: a demo with a set of values on a stage, live or as a replay.
///
/// For a comparison of two sets of values, there is a second stage on the same clock.
@MainActor
package final class StageSession {
  let demos: [any Demo.Type]
  let photos: PhotoSource
  /// The library that stores recordings.
  let takes: TakeLibrary
  /// The folder for screenshots.
  let pictures: URL
  private(set) var player: StagePlayer
  /// The stage with the other values, or nil when there is no comparison.
  private(set) var comparison: Comparison?
  /// The panel's memory across demos.
  let panelMemory: PanelMemory
  /// The values of the demos that have been shown.
  private var stores: [String: TweakStore] = [:]
  private var observation: TweakObservation?

  /// The time of the host's current turn, in seconds.
  private(set) var hostTime: TimeInterval = 0

  /// The content of a replay.
  private(set) var subject = ReplaySubject(.present)
  /// The position of the replay, or nil while the stage is live.
  private(set) var transport: Transport?
  private let recordings = ReplayRecordings()
  /// The host's time up to which the transport has advanced, in seconds.
  private var latestAdvance: TimeInterval = 0
  /// A Boolean value that indicates whether the stage is still in its first state, in which it also shows changes of values.
  private var isUntouched = true
  private var hasNewValues = false

  /// Called when a stage was replaced, added or removed.
  var onStageChange: () -> Void = {}
  /// Called at the end of each turn of the stages.
  var onTurn: () -> Void = {}
  /// Called when a state that the window shows has changed: the next phase, the replay's position, or the values.
  var onStateChange: () -> Void = {}

  /// Creates a session with the first of `demos`, which must not be empty.
  package init(
    demos: [any Demo.Type], photos: PhotoSource, configuration: StageConfiguration, pictures: URL, takes: TakeLibrary,
    panelMemory: PanelMemory
  ) {
    self.demos = demos
    self.photos = photos
    self.pictures = pictures
    self.takes = takes
    self.panelMemory = panelMemory
    let tweaks = TweakStore(demos[0].tweaks)
    player = StagePlayer(demos[0], tweaks: tweaks, photos: photos, configuration: configuration, hostTime: 0)
    stores[demos[0].id] = tweaks
    nextPhase = player.demo.nextPhase
    takeUp(player)
  }

  package var demoType: any Demo.Type { player.demoType }
  var tweaks: TweakStore { player.tweaks }
  var stage: Stage { player.stage }
  /// The visible stages. The first is the tuned one.
  package var stages: [Stage] { players.map(\.stage) }
  private var players: [StagePlayer] { [player] + [comparison?.player].compactMap { $0 } }
  /// The configuration with which stages start. The current one may differ after a take.
  var configuration: StageConfiguration { player.configuration }

  private func takeUp(_ player: StagePlayer) {
    player.speed = speed
    player.onStageChange = { [weak self] in self?.onStageChange() }
    observation = player.tweaks.observe { [weak self] _ in self?.hasNewValues = true }
  }

  // MARK: Turns

  func beginTurn(at time: TimeInterval) {
    hostTime = time
    // The first stage is set last, so that its time is also that of code that belongs to no scene.
    for player in players.reversed() { player.setTime(toHostTime: time) }
  }

  /// Takes the stages' turns, after that of the window's own scene.
  func turn() {
    if transport != nil {
      if hasNewValues { transport?.setDuration(duration) }
      transport?.advance(by: hostTime - latestAdvance)
      latestAdvance = hostTime
      showReplay()
    } else if hasNewValues, isUntouched {
      player.reset(hostTime: hostTime)
    }
    hasNewValues = false
    for player in players { player.turn(at: hostTime) }
    noteDevices()
    noteState()
    onTurn()
  }

  /// The devices at the latest call of `onStageChange`.
  private var notedDevices: [Device] = []

  /// Reports a change of a stage's device, for which the window has to make room. The stage stays the same, and a take may turn the
  /// screen.
  private func noteDevices() {
    let devices = stages.map(\.configuration.device)
    guard devices != notedDevices else { return }
    notedDevices = devices
    onStageChange()
  }

  /// The host's time at which the stages need the next turn, in seconds. It is in the past for the next frame, and nil for never.
  var nextTurn: TimeInterval? {
    if hasNewValues || transport?.isPlaying == true { return -.infinity }
    return players.compactMap(\.nextTurn).min()
  }

  private func showReplay() {
    guard let transport else { return }
    for player in players { player.show(subject, at: transport.time) }
  }

  private func noteState() {
    let state = State(
      nextPhase: player.demo.nextPhase, transport: transport, isPlaying: isPlaying, isRecording: isRecording, subject: subject,
      values: players.map(\.tweaks.changedValues), speed: speed, isLooping: isLooping)
    guard state != notedState else { return }
    notedState = state
    nextPhase = state.nextPhase
    onStateChange()
  }

  private struct State: Equatable {
    var nextPhase: DemoPhase
    var transport: Transport?
    var isPlaying: Bool
    var isRecording: Bool
    var subject: ReplaySubject
    var values: [[Tweak.ID: TweakValue]]
    var speed: PlaybackSpeed
    var isLooping: Bool
  }
  private var notedState: State?

  /// The phase that can be run now. It is dismiss while anything is presented, in whatever way.
  private(set) var nextPhase: DemoPhase

  // MARK: Input

  /// Delivers input on the first stage to all stages of a comparison.
  ///
  /// Input on a replay takes control of it: the stage becomes live in its current state, and a gesture can catch what is moving.
  func deliver(_ event: InputEvent) {
    guard !stage.isStopped else { return }
    switch event {
    case .hover where transport != nil: return
    case .hover: break
    case .key(let key) where !key.isDown && transport != nil: return
    case .pointer, .wheel, .key, .text:
      goLive()
      isUntouched = false
    }
    let time = stage.scene.time
    for other in players.dropFirst() {
      let delay = (event.timestamp ?? time) - time
      other.stage.deliver(event.stamped(other.stage.scene.time + delay))
    }
    stage.deliver(event)
  }

  /// A Boolean value that indicates whether the person is typing on the stage. During a replay, keys go to the workbench.
  var isEditingText: Bool { transport == nil && stage.isEditingText }

  /// Handles input at once that was delivered to the stages in this turn of the window.
  func handlePendingInput() {
    for player in players where player.stage.scene.hasPendingInput { player.turn(at: hostTime) }
  }

  private func goLive() {
    guard transport != nil else { return }
    transport = nil
    for player in players { player.goLive(hostTime: hostTime) }
  }

  // MARK: Time

  /// The speed of the stages' clocks. The window's own clock doesn't change.
  var speed = PlaybackSpeed.full {
    didSet {
      transport?.speed = speed
      for player in players { player.speed = speed }
    }
  }

  /// A Boolean value that indicates whether playing repeats at its end.
  var isLooping = false {
    didSet {
      if isLooping, transport == nil { replay() }
      transport?.isLooping = isLooping
    }
  }

  var isPlaying: Bool { transport?.isPlaying ?? (stage.scene.clock.isRunning && isMoving) }
  var isReversed: Bool { transport?.isReversed ?? false }

  /// A Boolean value that indicates whether time is paused on the stage.
  var isPaused: Bool { transport.map { !$0.isPlaying } ?? stage.scene.isPaused }

  /// The position of the replay in seconds, or nil while the stage is live.
  var playhead: TimeInterval? { transport?.time }

  /// A Boolean value that indicates whether a live stage is in motion.
  private var isMoving: Bool { !stage.isStopped && (stage.isAnimating || stage.transition != nil) }

  /// Plays or pauses. A live stage in motion pauses, and one at rest plays its latest phase.
  func togglePlay() {
    latestAdvance = hostTime
    if transport != nil {
      if isPlaying { transport?.pause() } else { transport?.play() }
    } else if stage.scene.isPaused || isMoving {
      let pauses = !stage.scene.isPaused
      for player in players { player.stage.scene.isPaused = pauses }
    } else {
      replay()
    }
  }

  /// Pauses the given number of frames later, or earlier if negative.
  ///
  /// A live stage in motion pauses at its current state, and can only be stepped forward.
  func step(by frames: Int) {
    if transport == nil, isMoving {
      guard stage.scene.isPaused else { return togglePlay() }
      if frames > 0 {
        for player in players { player.stage.scene.shiftTime(by: Transport.frame * Double(frames)) }
        return
      }
    }
    if transport == nil { enterReplay(at: frames > 0 ? 0 : .infinity) }
    transport?.step(by: frames)
  }

  /// Pauses at a time of the latest phase or take, in seconds since its start.
  func scrub(to time: TimeInterval) {
    if transport == nil { enterReplay(at: time) }
    transport?.seek(to: time)
  }

  /// Reverses the direction of playing from the current position.
  func reverse() {
    if transport == nil { enterReplay(at: .infinity) }
    latestAdvance = hostTime
    transport?.reverse()
    transport?.play()
  }

  /// Plays the latest phase or take again, from the state in which it starts.
  func replay() {
    enterReplay(at: 0)
    transport?.restart()
  }

  /// Shows the subject instead of a live stage, paused.
  private func enterReplay(at time: TimeInterval) {
    isUntouched = false
    latestAdvance = hostTime
    for player in players { player.stage.recorder = nil }
    var transport = self.transport ?? Transport(duration: 0)
    transport.setDuration(duration)
    transport.isLooping = isLooping
    transport.speed = speed
    transport.seek(to: time)
    self.transport = transport
  }

  /// The duration of the subject with the visible values, in seconds.
  private var duration: TimeInterval {
    players.map { recordings.recording(of: subject, in: $0).duration }.max() ?? 0
  }

  /// The recording of the subject with the tuned values.
  var recording: PhaseRecording { recordings.recording(of: subject, in: player) }
  /// The recording of the subject with the values for comparison, or nil when there is no comparison.
  var comparedRecording: PhaseRecording? { comparison.map { recordings.recording(of: subject, in: $0.player) } }

  // MARK: Demo

  /// Runs a phase as a tap does, from the current state of the stage.
  ///
  /// If that is the state in which a replay of the phase begins, it runs as a replay, which can be scrubbed and tuned.
  package func run(_ phase: DemoPhase) {
    if stages.contains(where: \.isStopped) { reset() }
    let isAtStart = transport.map { $0.isAtEnd && !$0.isReversed && subject == ReplaySubject(.present) && phase == .dismiss }
    let replays = isAtStart ?? (isUntouched && phase == demoType.phases.first)
    subject = ReplaySubject(phase)
    if replays { return replay() }
    goLive()
    isUntouched = false
    for player in players {
      player.stage.scene.isPaused = false
      player.stage.run(phase, of: player.demo)
    }
  }

  /// Plays a take from the state in which it starts.
  func play(_ take: Take) {
    subject = ReplaySubject(take)
    replay()
  }

  /// Shows the start of a take, paused.
  func show(_ take: Take) {
    subject = ReplaySubject(take)
    enterReplay(at: 0)
  }

  package func select(_ type: any Demo.Type) {
    guard type != demoType else { return reset() }
    open(type, tweaks: stores[type.id] ?? TweakStore(type.tweaks), configuration: configuration)
  }

  private func open(_ type: any Demo.Type, tweaks: TweakStore, configuration: StageConfiguration) {
    endComparison()
    stores[type.id] = tweaks
    player.close()
    player = StagePlayer(type, tweaks: tweaks, photos: photos, configuration: configuration, hostTime: hostTime)
    takeUp(player)
    subject = ReplaySubject(.present)
    transport = nil
    isUntouched = true
    player.turn(at: hostTime)
    onStageChange()
  }

  /// Resets the demo on a new stage. This always works, as it asks nothing of the old stage.
  func reset() {
    transport = nil
    for player in players { player.reset(hostTime: hostTime) }
    isUntouched = true
  }

  /// Restores the state in which an image was made, paused.
  func restore(_ state: PictureState) {
    guard let type = demos.first(where: { $0.id == state.demo }) else { return }
    let tweaks = TweakStore(type.tweaks)
    tweaks.set(state.values)
    var configuration = state.configuration
    configuration.threads = self.configuration.threads
    open(type, tweaks: tweaks, configuration: configuration)
    subject = state.take.map { ReplaySubject($0) } ?? ReplaySubject(state.phase)
    enterReplay(at: state.time)
    showReplay()
  }

  /// Changes the size, appearance or density of the stages.
  func configure(_ change: (inout StageConfiguration) -> Void) {
    for player in players { player.configure(change, hostTime: hostTime) }
    noteDevices()
    noteState()
  }

  // MARK: Comparison

  /// Another set of values, next to the tuned ones.
  struct Comparison {
    /// The name of the values: a preset's name, or "Defaults".
    let name: String
    let player: StagePlayer
  }

  enum ComparisonStyle: String, CaseIterable, Sendable, Codable {
    case sideBySide
    /// One stage, half transparent, above the other.
    case ghosted
  }

  var comparisonStyle = ComparisonStyle.sideBySide { didSet { if comparisonStyle != oldValue { onStageChange() } } }

  /// Shows a second stage with other values, on the same clock and with the same input.
  func compare(with values: [Tweak.ID: TweakValue], named name: String) {
    endComparison()
    let tweaks = TweakStore(demoType.tweaks)
    tweaks.set(values)
    let other = StagePlayer(demoType, tweaks: tweaks, photos: photos, configuration: configuration, hostTime: hostTime)
    other.speed = speed
    other.onStageChange = { [weak self] in self?.onStageChange() }
    comparison = Comparison(name: name, player: other)
    // Two stages can be compared only when they start from the same state.
    if transport == nil { reset() }
    onStageChange()
  }

  /// Replaces the tuned values by those of the comparison, in one undo step.
  func takeOverComparedValues() {
    guard let comparison else { return }
    tweaks.apply(Preset(name: comparison.name, demo: demoType.id, values: comparison.player.tweaks.changedValues))
  }

  func endComparison() {
    guard let comparison else { return }
    comparison.player.close()
    self.comparison = nil
    onStageChange()
  }

  // MARK: Recording

  var isRecording: Bool { stage.recorder != nil }

  /// Starts to record input, from the state in which the next phase starts.
  func startRecording() {
    let phase = nextPhase
    transport = nil
    for player in players { player.reset(before: phase, hostTime: hostTime) }
    isUntouched = false
    stage.recorder = TakeRecorder(demo: demoType.id, phase: phase, size: configuration.device.size)
    noteState()
  }

  /// Saves the recording, which the next replay plays, and returns its file, or nil if there was no input.
  func finishRecording() throws -> URL? {
    guard let recorder = stage.recorder else { return nil }
    stage.recorder = nil
    // The key that plays the recording must not be typed into the field.
    for player in players where !player.stage.isStopped { player.stage.scene.perform { _ = player.stage.window.endEditing(false) } }
    guard !recorder.isEmpty else { return nil }
    let take = recorder.take(named: takes.nextName(demo: demoType.id))
    subject = ReplaySubject(take)
    return try takes.save(take)
  }
}
