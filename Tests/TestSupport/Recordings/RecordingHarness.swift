import Foundation
import Rehearsal
import Tweaks

/// Recordings of the shipped demos with the shipped photos and takes.
@MainActor
package enum RecordingHarness {
  package static func scenario(of demo: any Demo.Type, setting values: [Tweak.ID: TweakValue] = [:], reducesMotion: Bool = false) throws
    -> Scenario
  {
    try SourceAssets.preparePlatform()
    var configuration = StageConfiguration()
    configuration.reducesMotion = reducesMotion
    return Scenario(demo, values: values, photos: SourceAssets.photos, configuration: configuration)
  }

  /// What a take that ships with a demo does.
  package static func recording(of demo: any Demo.Type, playing name: String) throws -> PhaseRecording {
    let take = try SourceAssets.takes.load(name, demo: demo.id)
    return try scenario(of: demo).running(take.phase, playing: take).record()
  }
}

extension PhaseRecording {
  package func track(_ layer: String, _ keyPath: String) -> MotionTrack? {
    tracks.first { $0.layer.text == layer && $0.keyPath == keyPath }
  }

  package func times(of kind: MotionMoment.Kind) -> [TimeInterval] { moments.filter { $0.kind == kind }.map(\.time) }
}
