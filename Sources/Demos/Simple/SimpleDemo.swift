import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo in which snapshots of two whole screens move past each other.
final class SimpleDemo: PushDemo {
  static let id = "simple"
  static let title = "Simple"
  static let chapter = DemoChapter.catalog
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(
    SimplePush.Parameters(),
    [
      .group(
        "Motion",
        [
          .number("move.duration", \.duration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds, "The duration, in either direction."),
          .number(
            "move.damping", \.damping, "Damping", in: 0.3...1, step: 0.01, unit: .ratio,
            "The damping ratio; at 1 there is no overshoot."),
          .option("move.direction", \.direction, "Direction", "The direction in which the new screen moves."),
          .reducedMotion(\.reducedDuration),
        ], timings: [.spring("Slide", duration: "move.duration", damping: "move.damping")]),
      .group(
        "Old screen",
        [
          .number(
            "back.parallax", \.parallax, "Parallax", in: 0...1, step: 0.01, unit: .ratio,
            "The distance it moves along; 1 pushes it out, 0 leaves it in place."),
          .number("back.scale", \.scale, "Scale", in: 0.5...1, step: 0.01, unit: .ratio, "The final scale of the old screen."),
          .number("back.dimming", \.dimming, "Dimming", in: 0...1, step: 0.01, unit: .ratio, "The final darkness of the old screen."),
          .number(
            "move.radius", \.cornerRadius, "Corner radius", in: 0...80, step: 1, unit: .points,
            "The corner radius of both screens during the transition."),
        ]),
      .swipe(\.swipe),
    ])

  let navigation: UINavigationController
  private let transition: SimplePush
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: SimpleDemo?
    navigation = UINavigationController(rootViewController: CoverController { demo?.push() })
    navigation.setNavigationBarHidden(true, animated: false)
    transition = SimplePush(navigation, parameters: Self.parameters.parameters(from: setting.tweaks))
    demo = self
  }

  func push() { show(StoryController { [weak self] in self?.pop() }) }

  func applyTweaks() { transition.parameters = Self.parameters.parameters(from: setting.tweaks) }
}
