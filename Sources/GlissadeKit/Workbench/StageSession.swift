import SDLHost
import Tweaks
import UIKit

/// What the window works on: one demo tuned by one set of values, alive on a stage or as a replay, and beside it, where two sets of
/// values are compared, a second stage on the same clock.
@MainActor
final class StageSession {
  let demos: [any Demo.Type]
  let photos: PhotoSource
  /// Where recordings go.
  let takes: TakeLibrary
  /// Where screenshots go.
  let pictures: URL
  private(set) var player: StagePlayer
  /// The stage that shows the other values; nil while nothing is compared.
  private(set) var comparison: Comparison?
  /// What the panel keeps from one demo to the next.
  let panelMemory: PanelMemory
  /// The values of the demos that have been shown.
  private var stores: [String: TweakStore] = [:]
  private var observation: TweakObservation?

  /// The time of the host's present turn, in seconds.
  private(set) var hostTime: TimeInterval = 0

  /// What a replay plays.
  private(set) var subject = ReplaySubject(.present)
  /// Where the replay stands; nil while the stage is alive.
  private(set) var transport: Transport?
  private let recordings = ReplayRecordings()
  /// Until when the transport has been advanced, in the host's seconds.
  private var latestAdvance: TimeInterval = 0
  /// Whether nothing has happened on the stage since it was made: what is tuned then shows in its first state as well.
  private var isUntouched = true
  private var hasNewValues = false

  /// Called when a stage has become another one, or one has come or gone.
  var onStageChange: () -> Void = {}
  /// Called at the end of each turn of the stages.
  var onTurn: () -> Void = {}
  /// Called when something that the window tells of has changed: what can be run next, where the replay stands, the values.
  var onStateChange: () -> Void = {}

  /// A session on the first of `demos`, of which there must be one.
  init(
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

  var demoType: any Demo.Type { player.demoType }
  var tweaks: TweakStore { player.tweaks }
  var stage: Stage { player.stage }
  /// The stages on show: the first is the one that is tuned.
  var stages: [Stage] { players.map(\.stage) }
  private var players: [StagePlayer] { [player] + [comparison?.player].compactMap { $0 } }
  /// How stages begin; what a take has made of one, its own configuration says.
  var configuration: StageConfiguration { player.configuration }

  private func takeUp(_ player: StagePlayer) {
    player.speed = speed
    player.onStageChange = { [weak self] in self?.onStageChange() }
    observation = player.tweaks.observe { [weak self] _ in self?.hasNewValues = true }
  }

  // MARK: Turns

  func beginTurn(at time: TimeInterval) {
    hostTime = time
    // The first stage is set last: the time of code that belongs to no scene is its time.
    for player in players.reversed() { player.setTime(toHostTime: time) }
  }

  /// Lets the stages do what is due, after the window's own scene has had its turn.
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

  /// The screens that were there when somebody was told of them last.
  private var notedDevices: [Device] = []

  /// A live stage that becomes another device stays the same one, and a take may turn the screen: the window has to make room all the same.
  private func noteDevices() {
    let devices = stages.map(\.configuration.device)
    guard devices != notedDevices else { return }
    notedDevices = devices
    onStageChange()
  }

  /// When the stages need the next turn, in the host's seconds: in the past for the next frame, nil for never.
  var nextTurn: TimeInterval? {
    if hasNewValues || transport?.isPlaying == true { return -.infinity }
    return players.compactMap(\.nextTurn).min()
  }

  private func showReplay() {
    guard let transport else { return }
    for player in players { player.show(subject, at: transport.time, hostTime: hostTime) }
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

  /// The phase that can be run now: dismiss while something is presented, whoever presented it.
  private(set) var nextPhase: DemoPhase

  // MARK: Input

  /// Hands on what a hand does on the first stage, to all that are compared.
  ///
  /// A hand on a replay takes it over: the stage comes alive as it stands, and what was in flight can be caught.
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

  /// How fast the stages' clocks run. The window's own does not change.
  var speed = PlaybackSpeed.full {
    didSet {
      transport?.speed = speed
      for player in players { player.speed = speed }
    }
  }

  /// Whether playing starts again at its end.
  var isLooping = false {
    didSet {
      if isLooping, transport == nil { replay() }
      transport?.isLooping = isLooping
    }
  }

  var isPlaying: Bool { transport?.isPlaying ?? (stage.scene.clock.isRunning && isMoving) }
  var isReversed: Bool { transport?.isReversed ?? false }

  /// Whether time stands still on the stage.
  var isPaused: Bool { transport.map { !$0.isPlaying } ?? stage.scene.isPaused }

  /// Seconds since the replay's beginning; nil while the stage is alive.
  var playhead: TimeInterval? { transport?.time }

  /// Whether a live stage is on its way from one state to another.
  private var isMoving: Bool { !stage.isStopped && (stage.isAnimating || stage.transition != nil) }

  /// Plays, or stops where it is. A live stage that moves stands still; one at rest plays its latest phase.
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

  /// Stands still some frames further on, or back. A live stage that moves stops where it is, and can only be stepped forwards.
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

  /// Stands still at a moment of the latest phase or recording, in seconds since it began.
  func scrub(to time: TimeInterval) {
    if transport == nil { enterReplay(at: time) }
    transport?.seek(to: time)
  }

  /// Plays the other way round from here on.
  func reverse() {
    if transport == nil { enterReplay(at: .infinity) }
    latestAdvance = hostTime
    transport?.reverse()
    transport?.play()
  }

  /// Plays the latest phase or recording once more, from the state in which it starts.
  func replay() {
    enterReplay(at: 0)
    transport?.restart()
  }

  /// Shows the subject instead of a live stage, standing still.
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

  /// How long the subject takes with the values on show, in seconds.
  private var duration: TimeInterval {
    players.map { recordings.recording(of: subject, in: $0).duration }.max() ?? 0
  }

  /// What the subject does with the values that are tuned.
  var recording: PhaseRecording { recordings.recording(of: subject, in: player) }
  /// What it does with the values that they are compared with; nil while nothing is compared.
  var comparedRecording: PhaseRecording? { comparison.map { recordings.recording(of: subject, in: $0.player) } }

  // MARK: The demo

  /// Runs a phase as a tap would, from the state in which the stage is. Where that is the very state in which a replay of the phase
  /// begins, it is a replay, which can be scrubbed and tuned.
  func run(_ phase: DemoPhase) {
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

  /// Stands at the beginning of a take.
  func show(_ take: Take) {
    subject = ReplaySubject(take)
    enterReplay(at: 0)
  }

  func select(_ type: any Demo.Type) {
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

  /// Starts the demo afresh on a new stage. Always works: nothing of the old stage is asked for anything.
  func reset() {
    transport = nil
    for player in players { player.reset(hostTime: hostTime) }
    isUntouched = true
  }

  /// Comes back to the state in which a picture was made, and stands still there.
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

  /// Gives the stages another size, appearance or density.
  func configure(_ change: (inout StageConfiguration) -> Void) {
    for player in players { player.configure(change, hostTime: hostTime) }
    noteDevices()
    noteState()
  }

  // MARK: Comparing

  /// Another set of values, shown beside those that are tuned.
  struct Comparison {
    /// What the values are called: a preset's name, or "Defaults".
    let name: String
    let player: StagePlayer
  }

  enum ComparisonStyle: String, CaseIterable, Sendable, Codable {
    case sideBySide
    /// One stage half seen over the other.
    case ghosted
  }

  var comparisonStyle = ComparisonStyle.sideBySide { didSet { if comparisonStyle != oldValue { onStageChange() } } }

  /// Shows the same with other values on a second stage, on the same clock and under the same hand.
  func compare(with values: [Tweak.ID: TweakValue], named name: String) {
    endComparison()
    let tweaks = TweakStore(demoType.tweaks)
    tweaks.set(values)
    let other = StagePlayer(demoType, tweaks: tweaks, photos: photos, configuration: configuration, hostTime: hostTime)
    other.speed = speed
    other.onStageChange = { [weak self] in self?.onStageChange() }
    comparison = Comparison(name: name, player: other)
    // Two stages can only be compared from the same state on.
    if transport == nil { reset() }
    onStageChange()
  }

  /// Gives the tuned values up for those that they are compared with, in one undo step.
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

  /// Starts to record what a hand does, from the state in which the next phase starts.
  func startRecording() {
    let phase = nextPhase
    transport = nil
    for player in players { player.reset(before: phase, hostTime: hostTime) }
    isUntouched = false
    stage.recorder = TakeRecorder(demo: demoType.id, phase: phase, size: configuration.device.size)
    noteState()
  }

  /// Keeps what has been recorded, which the next replay plays, and returns its file; nil where the hand did nothing.
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
