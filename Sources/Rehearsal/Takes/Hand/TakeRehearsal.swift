import Tweaks
import UIKit

/// Runs a demo on offscreen stages in virtual time, to find out what it does.
@MainActor
package struct TakeRehearsal {
  let demo: any Demo.Type
  /// The values of the demo, as they were when the rehearsal was created.
  let tweaks: TweakStore
  let photos: PhotoSource
  let configuration: StageConfiguration

  /// Creates a rehearsal with the current values of `tweaks`. Later changes don't affect it.
  package init(of demo: any Demo.Type, tweaks: TweakStore, photos: PhotoSource, configuration: StageConfiguration) {
    self.demo = demo
    self.tweaks = TweakStore(demo.tweaks)
    self.tweaks.set(tweaks.changedValues)
    self.photos = photos
    self.configuration = configuration
  }

  /// Plays a take from the state in which it starts, on a screen of the take's size, and closes the stage afterward.
  func play<Result>(_ take: Take, _ body: (_ run: PhaseRun, _ demo: any Demo) throws -> Result) rethrows -> Result {
    var configuration = configuration
    if configuration.device.size != take.size { configuration.device = Device(size: take.size) }
    return try Stage.rehearse(demo, DemoSetting(tweaks: tweaks, photos: photos), configuration) { demo, stage in
      try body(PhaseRun(of: take.phase, in: demo, playing: take, on: stage), demo)
    }
  }
}
