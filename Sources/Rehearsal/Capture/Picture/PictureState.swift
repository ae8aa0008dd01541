import Foundation
import Tweaks

/// The state in which an image was made. It is stored in the image itself, so that `glissade open` can restore it.
package struct PictureState: Equatable, Sendable {
  /// The demo's identifier.
  package var demo: String
  /// The user's files of which the demo was made, or nil for a demo of the program.
  package var origin: CodeRequest?
  package var phase: DemoPhase
  /// The take that played, or nil for none.
  package var take: Take?
  /// The time since the start of the phase or the take, in seconds.
  package var time: TimeInterval
  /// The values that differ from their defaults.
  package var values: [Tweak.ID: TweakValue]
  /// The size of the screen, in points.
  var size: CGSize
  /// The number of pixels per point.
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

  /// Creates the state of a scenario at a time, in seconds since the start of the phase.
  @MainActor
  package init(of scenario: Scenario, at time: TimeInterval) {
    let configuration = scenario.configuration
    self.init(
      demo: scenario.demo.id, origin: scenario.demo.origin, phase: scenario.phase, take: scenario.take, time: time, values: scenario.values,
      size: configuration.device.size, scale: configuration.scale, appearance: configuration.appearance,
      reducesMotion: configuration.reducesMotion, reducesTransparency: configuration.reducesTransparency)
    seed = configuration.seed
  }

  /// The configuration of a stage that shows the state.
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
