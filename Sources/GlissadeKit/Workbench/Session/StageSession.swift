import Foundation
import Rehearsal
import Host
import SDLHost
import Tweaks
import UIKit

/// The window's session: a demo with a set of values on a stage, live or as a replay. For a comparison, there is a second stage on the same
/// clock.
@MainActor
package final class StageSession {
  var shelf: DemoShelf
  let players: StagePlayers
  let playback: StagePlayback
  var comparisonStyle = Comparison.Style.sideBySide { didSet { reportChanges() } }
  let takes: TakeLibrary
  let pictures: URL
  var pictureSettings = PictureSettings()
  let panelMemory: PanelMemory
  /// The person's files that are open.
  package let files = OpenFiles()

  /// The demos with unsaved values, which are found on first use.
  lazy var unsaved = UnsavedDemos(of: shelf, in: panelMemory)
  private var observation: TweakObservation?

  var revisions = SessionRevisions()
  /// The revision of the values at the end of the latest turn.
  var shownValues = 0
  private var hasNewValues: Bool { revisions.values != shownValues }

  /// Called when the state has changed: at the end of a turn, or immediately when stages were replaced or changed.
  ///
  /// It is also called at the end of the next turn after it was set.
  var onChange: (SessionState) -> Void = { _ in } { didSet { setNeedsUpdate() } }
  /// The state at the latest call of `onChange`.
  private var reportedState: SessionState?

  /// Creates a session with `demos`, which must not be empty. It shows the first one by default. Files wait for `files.start()`.
  package init(
    demos: [DemoDefinition], showing initial: InitialContent? = nil, photos: PhotoSource, configuration: StageConfiguration, pictures: URL,
    takes: TakeLibrary, panelMemory: PanelMemory
  ) {
    shelf = DemoShelf(demos, tuning: panelMemory.tuning)
    self.pictures = pictures
    self.takes = takes
    self.panelMemory = panelMemory
    var demo = initial?.demo(in: demos) ?? demos[0]
    var configuration = configuration
    var state: PictureState?
    switch initial {
    case .picture(let picture)? where picture.demo == demo.id:
      state = picture
      configuration = picture.configuration(like: configuration)
    case .files(let request, let moment)?:
      let file = files.add(request, at: moment)
      shelf.replace([], with: file.demos, earlier: [])
      demo = file.demos[0]
    case .demo?, .picture?, nil: break
    }
    let tweaks = shelf.tweaks(of: demo)
    if let state { panelMemory.tuning.replaceValues(of: tweaks, by: state.values, for: demo) }
    shelf.keep(tweaks, of: demo)
    let player = StagePlayer(demo, tweaks: tweaks, photos: photos, configuration: configuration, hostTime: 0)
    players = StagePlayers(player)
    playback = StagePlayback(players)
    nextPhase = player.demo.nextPhase
    players.onStageChange = { [weak self] in self?.revisions.stages += 1 }
    playback.onSubjectChange = { [weak self] in self?.revisions.subject += 1 }
    files.onChange = { [weak self] in self?.show($0) }
    observeTweaks()
    if let state { showReplay(of: state) }
  }

  var player: StagePlayer { players.tuned }
  var comparison: Comparison? { players.comparison }
  package var definition: DemoDefinition { player.definition }
  var tweaks: TweakStore { player.tweaks }
  var stage: Stage { player.stage }
  /// The first stage is the tuned one.
  package var stages: [Stage] { players.all.map(\.stage) }
  /// The configuration with which stages start. The current one may differ after a take.
  var configuration: StageConfiguration { player.configuration }
  var photos: PhotoSource { player.photos }

  /// Observes the tuned values, which an earlier version of the code also uses.
  func observeTweaks() {
    observation = tweaks.observe { [weak self] ids in
      guard let self else { return }
      revisions.values += 1
      comparison?.follow(tweaks, changes: ids)
      shownFile?.use(tweaks.changedValues)
    }
    shownFile?.use(tweaks.changedValues)
  }

  // MARK: Turns

  func beginTurn(at time: TimeInterval) { players.setTime(toHostTime: time) }

  /// Call it after the turn of the window's own scene.
  func turn() {
    playback.turn(hasNewValues: hasNewValues)
    shownValues = revisions.values
    players.turn()
    reportChanges()
  }

  /// The host's time at which the stages need the next turn, in seconds. It is in the past for the next frame, and nil for never.
  var nextTurn: TimeInterval? {
    if hasNewValues || playback.transport?.isPlaying == true { return -.infinity }
    return players.nextTurn
  }

  // MARK: State

  var state: SessionState { SessionState(of: self) }

  /// The phase that can be run now, as of the latest change. It is dismiss while anything is presented.
  private(set) var nextPhase: DemoPhase

  /// Calls `onChange` at the end of the next turn even if nothing changes, for a pane that has become visible.
  func setNeedsUpdate() { reportedState = nil }

  func reportChanges() {
    nextPhase = player.demo.nextPhase
    let state = state
    guard state != reportedState else { return }
    reportedState = state
    onChange(state)
  }

  // MARK: Demo

  package func select(_ type: DemoDefinition) {
    guard type != definition else { return reset() }
    open(type, tweaks: shelf.tweaks(of: type), configuration: configuration)
  }

  /// Shows other photos, in the first demo of photos unless such a demo is on the stage.
  func show(_ photos: PhotoSource) {
    let demo = definition.chapter == .photos ? definition : shelf.demos.first { $0.chapter == .photos } ?? definition
    open(demo, tweaks: shelf.tweaks(of: demo), photos: photos, configuration: configuration)
  }

  func open(_ type: DemoDefinition, tweaks: TweakStore, photos: PhotoSource? = nil, configuration: StageConfiguration) {
    shelf.keep(tweaks, of: type)
    players.open(type, tweaks: tweaks, photos: photos ?? self.photos, configuration: configuration)
    observeTweaks()
    revisions.values += 1
    shownValues = revisions.values
    playback.start()
    players.turn()
    reportChanges()
    releaseUnusedMemory()
  }

  /// Releases memory that only the closed demo needed.
  private func releaseUnusedMemory() {
    UIImage.releaseUnusedNamedImages()
    photos.thumbnails.releaseUnused()
    // This visits all free blocks, so the window doesn't wait for it.
    DispatchQueue.global(qos: .utility).async { HostMemory.releaseUnused() }
  }

  /// Resets the demo on a new stage. This always works, as it doesn't depend on the old stage.
  func reset() {
    playback.reset()
    reportChanges()
  }

  /// Runs a phase as a tap does, from the current state of the stage, or from the first state if the stage has stopped.
  package func run(_ phase: DemoPhase) {
    if players.isAnyStopped { reset() }
    playback.run(phase)
  }

  /// Changes the size, appearance or density of the stages.
  func configure(_ change: (inout StageConfiguration) -> Void) {
    playback.configure(change)
    reportChanges()
  }
}
