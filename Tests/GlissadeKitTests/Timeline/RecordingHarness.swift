import TestSupport
import Foundation
import Host
import Tweaks

@testable import GlissadeKit
@testable import Rehearsal

/// Recordings of the shipped demos with the shipped photos and takes.
@MainActor
enum RecordingHarness {
  private static let assets = AssetFolders(environment: ["GLISSADE_ASSETS": SourceAssets.folder])
  private static var context: CommandContext {
    get throws {
      CommandContext(
        console: StandardConsole(), commands: [], demos: try DemoCatalog(DemoRegistry.all), assets: assets,
        presets: .standard(environment: [:]),
        takes: .standard(environment: [:], assets: assets), programs: ProgramFolders(environment: [:]))
    }
  }

  static func recorder(of demo: any Demo.Type, setting values: [Tweak.ID: TweakValue] = [:], reducesMotion: Bool = false) throws
    -> PhaseRecorder
  {
    try preparePlatform()
    let store = TweakStore(demo.tweaks)
    store.set(values)
    let photos = PhotoSource(library: PhotoLibrary(paths: [try assets.folder("Photos")]), thumbnails: ThumbnailLoader(isImmediate: true))
    var configuration = StageConfiguration()
    configuration.reducesMotion = reducesMotion
    return PhaseRecorder(demo: demo, setting: DemoSetting(tweaks: store, photos: photos), configuration: configuration)
  }

  static func preparePlatform() throws { try context.preparePlatform() }

  /// What a take that ships with a demo does.
  static func recording(of demo: any Demo.Type, playing name: String) throws -> PhaseRecording {
    let take = try context.takes.load(name, demo: demo.id)
    return try recorder(of: demo).record(take.phase, playing: take)
  }
}

extension PhaseRecording {
  func track(_ layer: String, _ keyPath: String) -> MotionTrack? { tracks.first { $0.layer.text == layer && $0.keyPath == keyPath } }

  func times(of kind: MotionMoment.Kind) -> [TimeInterval] { moments.filter { $0.kind == kind }.map(\.time) }
}
