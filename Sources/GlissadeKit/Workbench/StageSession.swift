import SDLHost
import Tweaks
import UIKit

/// What the window works on: one demo on one stage, tuned by one set of values.
///
/// Choosing another demo, or resetting, makes a fresh stage, whatever state the old one was in.
@MainActor
final class StageSession {
  let demos: [any Demo.Type]
  private(set) var demoType: any Demo.Type
  private(set) var demo: any Demo
  private(set) var stage: Stage
  private(set) var tweaks: TweakStore
  private let photos: PhotoSource
  /// Where screenshots go.
  private let pictures: URL
  /// Where recordings go.
  private let takes: TakeLibrary
  /// The values of the demos that have been shown.
  private var stores: [String: TweakStore] = [:]
  /// What a replay plays: a phase, or what a hand did from there on.
  private var latestPhase = DemoPhase.present
  private var latestTake: Take?
  /// The time of the host's present turn, in seconds.
  var hostTime: TimeInterval = 0

  /// Called when `stage` has become another one.
  var onStageChange: () -> Void = {}
  /// Called when the phase that can be run next has become another one.
  var onPhaseChange: (DemoPhase) -> Void = { _ in }

  /// A session on the first of `demos`, of which there must be one.
  init(demos: [any Demo.Type], photos: PhotoSource, configuration: StageConfiguration, pictures: URL, takes: TakeLibrary) {
    self.demos = demos
    self.photos = photos
    self.pictures = pictures
    self.takes = takes
    demoType = demos[0]
    tweaks = TweakStore(demoType.tweaks)
    stores[demoType.id] = tweaks
    stage = Stage(configuration)
    demo = demoType.init(DemoSetting(tweaks: tweaks, photos: photos))
    nextPhase = demo.nextPhase
    stage.show(demo)
  }

  // MARK: Time

  /// How fast the stage's clock runs. The window's own does not change.
  var speed = PlaybackSpeed.full { didSet { stage.scene.speed = speed.rawValue } }

  var isPaused: Bool {
    get { stage.scene.isPaused }
    set { stage.scene.isPaused = newValue }
  }

  /// The stage has taken its turn: what is shown on it may be another thing now.
  func stageDidTurn() { nextPhase = demo.nextPhase }

  // MARK: The demo

  /// The phase that can be run now: dismiss while something is presented, whoever presented it.
  private(set) var nextPhase: DemoPhase { didSet { if nextPhase != oldValue { onPhaseChange(nextPhase) } } }

  func run(_ phase: DemoPhase) {
    latestPhase = phase
    latestTake = nil
    isPaused = false
    stage.scene.perform { demo.run(phase) }
  }

  /// Plays the latest phase or recording once more, from the state in which it starts.
  func replay() {
    prepare(for: latestPhase)
    if let latestTake { stage.play(latestTake) } else { run(latestPhase) }
  }

  /// Resets the stage to the state in which a phase starts.
  private func prepare(for phase: DemoPhase) {
    reset()
    for earlier in demoType.phases.prefix(while: { $0 != phase }) {
      stage.scene.perform { UIView.performWithoutAnimation { demo.run(earlier) } }
    }
    stage.scene.turn(at: hostTime)
    nextPhase = demo.nextPhase
  }

  func select(_ type: any Demo.Type) {
    demoType = type
    tweaks = stores[type.id] ?? TweakStore(type.tweaks)
    stores[type.id] = tweaks
    latestPhase = .present
    latestTake = nil
    reset()
  }

  /// Starts the demo afresh on a new stage. Always works: nothing of the old stage is asked for anything.
  func reset() {
    makeStage(stage.configuration, hostTime: hostTime)
    stage.scene.turn(at: hostTime)
    nextPhase = demo.nextPhase
    onStageChange()
  }

  private func makeStage(_ configuration: StageConfiguration, hostTime: TimeInterval) {
    stage.close()
    stage = Stage(configuration, hostTime: hostTime)
    stage.scene.speed = speed.rawValue
    demo = demoType.init(DemoSetting(tweaks: tweaks, photos: photos))
    stage.show(demo)
  }

  /// Comes back to the state in which a picture was made, and stands still there.
  func restore(_ state: PictureState) {
    guard let type = demos.first(where: { $0.id == state.demo }) else { return }
    demoType = type
    tweaks = TweakStore(type.tweaks)
    tweaks.set(state.values)
    stores[type.id] = tweaks
    latestPhase = state.phase
    latestTake = state.take
    // What led there has to have happened before now: the stage opens so long ago that it had the time.
    var configuration = state.configuration
    configuration.threads = stage.configuration.threads
    makeStage(configuration, hostTime: hostTime - Self.longestPast)
    PhaseRun(of: state.phase, in: demo, playing: state.take, on: stage).step(to: state.time)
    isPaused = true
    nextPhase = demo.nextPhase
    onStageChange()
  }

  /// Seconds that a picture's moment may lie after the start of its stage.
  private static let longestPast: TimeInterval = 7200

  // MARK: Recording

  var isRecording: Bool { stage.recorder != nil }

  /// Starts to record what a hand does, from the state in which the next phase starts.
  func startRecording() {
    let phase = nextPhase
    prepare(for: phase)
    isPaused = false
    stage.recorder = TakeRecorder(demo: demoType.id, phase: phase, size: stage.configuration.device.size)
  }

  /// Keeps what has been recorded, which the next replay plays, and returns its file; nil where the hand did nothing.
  func finishRecording() throws -> URL? {
    guard let recorder = stage.recorder else { return nil }
    stage.recorder = nil
    guard !recorder.isEmpty else { return nil }
    let take = recorder.take(named: takes.nextName(demo: demoType.id))
    latestPhase = take.phase
    latestTake = take
    return try takes.save(take)
  }

  // MARK: Pictures

  /// Writes what the stage shows as a PNG into the pictures folder, and returns where it is.
  func saveScreenshot() throws -> URL {
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let file = PicturesFolder.nextFile(for: demoType.id, in: pictures)
    try PNGEncoder.encode(stage.image()).write(to: file, options: .atomic)
    return file
  }
}
