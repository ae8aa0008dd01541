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
  /// The values of the demos that have been shown.
  private var stores: [String: TweakStore] = [:]
  /// What a replay plays.
  private var latestPhase = DemoPhase.present
  /// The time of the host's present turn, in seconds.
  var hostTime: TimeInterval = 0

  /// Called when `stage` has become another one.
  var onStageChange: () -> Void = {}
  /// Called when the phase that can be run next has become another one.
  var onPhaseChange: (DemoPhase) -> Void = { _ in }

  /// A session on the first of `demos`, of which there must be one.
  init(demos: [any Demo.Type], photos: PhotoSource, configuration: StageConfiguration, pictures: URL) {
    self.demos = demos
    self.photos = photos
    self.pictures = pictures
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
    isPaused = false
    stage.scene.perform { demo.run(phase) }
  }

  /// Plays the latest phase once more, from the state in which it starts.
  func replay() {
    reset()
    if latestPhase == .dismiss { stage.scene.perform { UIView.performWithoutAnimation { demo.run(.present) } } }
    run(latestPhase)
  }

  func select(_ type: any Demo.Type) {
    demoType = type
    tweaks = stores[type.id] ?? TweakStore(type.tweaks)
    stores[type.id] = tweaks
    latestPhase = .present
    reset()
  }

  /// Starts the demo afresh on a new stage. Always works: nothing of the old stage is asked for anything.
  func reset() {
    stage.close()
    stage = Stage(stage.configuration, hostTime: hostTime)
    stage.scene.speed = speed.rawValue
    demo = demoType.init(DemoSetting(tweaks: tweaks, photos: photos))
    stage.show(demo)
    stage.scene.turn(at: hostTime)
    nextPhase = demo.nextPhase
    onStageChange()
  }

  /// Writes what the stage shows as a PNG into the pictures folder, and returns where it is.
  func saveScreenshot() throws -> URL {
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let file = PicturesFolder.nextFile(for: demoType.id, in: pictures)
    try PNGEncoder.encode(stage.image()).write(to: file, options: .atomic)
    return file
  }
}
