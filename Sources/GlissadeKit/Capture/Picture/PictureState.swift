import Foundation
import Tweaks

/// The state in which an image was made. It is stored in the image itself, so that `glissade open` can restore it.
struct PictureState: Equatable, Sendable {
  /// The demo's identifier.
  var demo: String
  var phase: DemoPhase
  /// The take that played, or nil for none.
  var take: Take?
  /// The time since the start of the phase or the take, in seconds.
  var time: TimeInterval
  /// The values that differ from their defaults.
  var values: [Tweak.ID: TweakValue]
  /// The size of the screen, in points.
  var size: CGSize
  /// The number of pixels per point.
  var scale: CGFloat
  var appearance: Appearance
  var reducesMotion: Bool

  /// The configuration of a stage that shows the state.
  var configuration: StageConfiguration {
    var configuration = StageConfiguration()
    configuration.device = Device(size: size)
    configuration.scale = scale
    configuration.appearance = appearance
    configuration.reducesMotion = reducesMotion
    return configuration
  }
}
