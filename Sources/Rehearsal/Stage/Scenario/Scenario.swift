import Host
import Tweaks
import UIKit

/// Everything that determines a simulated run: a demo with its values and photos, the phase or the take, and the stage's configuration.
package struct Scenario {
  package let demo: DemoDefinition
  package private(set) var phase: DemoPhase
  /// The take that plays instead of the phase being started, or nil for none.
  package private(set) var take: Take?
  /// The values that differ from the demo's defaults.
  package let values: [Tweak.ID: TweakValue]
  package let photos: PhotoSource
  /// The configuration with which the stage starts.
  package var configuration: StageConfiguration

  package init(
    _ demo: DemoDefinition, phase: DemoPhase = .present, playing take: Take? = nil, values: [Tweak.ID: TweakValue] = [:],
    photos: PhotoSource = .immediate(), configuration: StageConfiguration = StageConfiguration()
  ) {
    self.demo = demo
    self.phase = phase
    self.take = take
    self.values = values
    self.photos = photos
    self.configuration = configuration
  }

  @MainActor
  package init(
    _ type: any Demo.Type, phase: DemoPhase = .present, playing take: Take? = nil, values: [Tweak.ID: TweakValue] = [:],
    photos: PhotoSource = .immediate(), configuration: StageConfiguration = StageConfiguration()
  ) {
    self.init(DemoDefinition(type), phase: phase, playing: take, values: values, photos: photos, configuration: configuration)
  }

  /// Returns the scenario with another phase, or with a take that plays at the start of that phase.
  package func running(_ phase: DemoPhase, playing take: Take? = nil) -> Scenario {
    var scenario = self
    scenario.phase = phase
    scenario.take = take
    return scenario
  }

  /// Returns the scenario with a take, on a screen of the size on which it was recorded.
  package func playing(_ take: Take) -> Scenario {
    var scenario = running(take.phase, playing: take)
    if configuration.device.size != take.size { scenario.configuration.device = Device(size: take.size) }
    return scenario
  }

  /// The values and photos for an instance of the demo, which can change the values without affecting other instances.
  @MainActor package var setting: DemoSetting {
    let tweaks = TweakStore(demo.tweaks)
    tweaks.set(values)
    return DemoSetting(tweaks: tweaks, photos: photos)
  }
}

extension Scenario: Equatable {
  /// Returns whether two scenarios lead to the same run. Photos are the same if they come from the same loader.
  package static func == (left: Scenario, right: Scenario) -> Bool {
    left.demo == right.demo && left.phase == right.phase && left.take == right.take && left.values == right.values
      && left.configuration == right.configuration && left.photos.thumbnails === right.photos.thumbnails
      && left.photos.library.hasSamePhotos(as: right.photos.library)
  }
}
