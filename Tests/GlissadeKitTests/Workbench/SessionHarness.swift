@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import SDLHost
import TestSupport
import Tweaks
import UIKit

/// A session without a window: its host's clock is turned by hand, a frame at a time.
@MainActor
final class SessionHarness {
  let session: StageSession
  private let folder: TemporaryFolder
  private(set) var hostTime: TimeInterval = 100

  init(_ demo: String = "modal-card") throws {
    try HostPlatform.prepare()
    folder = try TemporaryFolder()
    var configuration = StageConfiguration()
    configuration.scale = 0.5
    session = StageSession(
      demos: DemoRegistry.all.map(DemoDefinition.init), photos: SourceAssets.photos, configuration: configuration,
      pictures: URL(fileURLWithPath: folder.path),
      takes: TakeLibrary(own: URL(fileURLWithPath: folder.path), shipped: [URL(fileURLWithPath: SourceAssets.folder + "/Takes")]),
      panelMemory: .standard(environment: ["HOME": folder.path]))
    session.beginTurn(at: hostTime)
    if let type = DemoRegistry.all.first(where: { $0.id == demo }) { session.select(DemoDefinition(type)) }
    turn()
  }

  isolated deinit { for stage in session.stages { stage.close() } }

  /// Lets a frame of the host pass.
  func turn(_ seconds: TimeInterval = 1.0 / 60) {
    hostTime += seconds
    session.beginTurn(at: hostTime)
    session.turn()
  }

  func run(frames: Int) { for _ in 0..<frames { turn() } }

  /// The number of times that the session has reported other stages or devices since `countStageChanges()`.
  private(set) var stageChanges = 0

  func countStageChanges() {
    stageChanges = 0
    var known = session.state
    session.onChange = { [unowned self] state in
      if state.differsInStages(from: known) { stageChanges += 1 }
      known = state
    }
  }

  /// What a capture shows of the demo's phase, tuned, at a moment.
  func capture(_ phase: DemoPhase, at time: TimeInterval, values: [Tweak.ID: TweakValue] = [:]) -> CGImage {
    Scenario(session.definition, phase: phase, values: values, photos: session.photos, configuration: session.configuration).rehearse {
      run in
      run.advance(to: time)
      return run.image(at: time)
    }
  }

  func press(_ point: CGPoint, _ phase: PointerInput.Phase) {
    session.playback.deliver(.pointer(PointerInput(phase: phase, location: point, timestamp: session.stage.scene.time)))
    turn()
  }
}
