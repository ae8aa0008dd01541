import Foundation
import Tweaks

/// The state in which a picture was made, as it is stored in the picture itself: what `glissade open` comes back to.
struct PictureState: Equatable, Sendable {
  /// The demo's id.
  var demo: String
  var phase: DemoPhase
  /// What a hand did, if anything.
  var take: Take?
  /// Seconds since the phase, or the take, began.
  var time: TimeInterval
  /// The values that differ from their defaults.
  var values: [Tweak.ID: TweakValue]
  /// The screen, in points.
  var size: CGSize
  /// Pixels a point.
  var scale: CGFloat
  var appearance: Appearance
  var reducesMotion: Bool

  /// How a stage shows the state.
  var configuration: StageConfiguration {
    var configuration = StageConfiguration()
    configuration.device = Device(size: size)
    configuration.scale = scale
    configuration.appearance = appearance
    configuration.reducesMotion = reducesMotion
    return configuration
  }
}
