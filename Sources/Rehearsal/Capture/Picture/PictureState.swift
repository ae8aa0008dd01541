import Foundation
import Tweaks

/// The state from which an image was created. It is stored in the image itself, so that `glissade open` can restore it.
package struct PictureState: Equatable, Sendable {
  package var demo: String
  /// The user's files that contain the demo, or nil for one of the program's own.
  package var origin: CodeRequest?
  package var phase: DemoPhase
  package var take: Take?
  /// The time since the start of the phase or the take, in seconds.
  package var time: TimeInterval
  /// The values that differ from their defaults.
  package var values: [Tweak.ID: TweakValue]
  var size: CGSize
  var scale: CGFloat
  var appearance: Appearance
  var reducesMotion: Bool
  var reducesTransparency: Bool
  /// The seed of the random numbers that the stage's code drew.
  package var seed = StageConfiguration.standardSeed

  package init(
    demo: String, origin: CodeRequest? = nil, phase: DemoPhase, take: Take?, time: TimeInterval, values: [Tweak.ID: TweakValue],
    size: CGSize, scale: CGFloat,
    appearance: Appearance, reducesMotion: Bool, reducesTransparency: Bool = false
  ) {
    self.demo = demo
    self.origin = origin
    self.phase = phase
    self.take = take
    self.time = time
    self.values = values
    self.size = size
    self.scale = scale
    self.appearance = appearance
    self.reducesMotion = reducesMotion
    self.reducesTransparency = reducesTransparency
  }

  @MainActor
  package init(of scenario: Scenario, at time: TimeInterval) {
    let configuration = scenario.configuration
    self.init(
      demo: scenario.demo.id, origin: scenario.demo.origin, phase: scenario.phase, take: scenario.take, time: time, values: scenario.values,
      size: configuration.device.size, scale: configuration.scale, appearance: configuration.appearance,
      reducesMotion: configuration.reducesMotion, reducesTransparency: configuration.reducesTransparency)
    seed = configuration.seed
  }

  package var configuration: StageConfiguration {
    var configuration = StageConfiguration()
    configuration.device = Device(size: size)
    configuration.scale = scale
    configuration.appearance = appearance
    configuration.reducesMotion = reducesMotion
    configuration.reducesTransparency = reducesTransparency
    configuration.seed = seed
    return configuration
  }
}
