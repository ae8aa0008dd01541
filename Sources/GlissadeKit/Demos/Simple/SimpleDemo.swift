import Transitions
import Tweaks
import UIKit

/// A demo of a magazine's cover and its story: two snapshots of whole screens that move past each other.
final class SimpleDemo: PushDemo {
  static let id = "simple"
  static let title = "Simple"
  static let chapter = DemoChapter.catalogue
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(
    SimplePush.Parameters(),
    [
      .group(
        "Motion",
        [
          .number("move.duration", \.duration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds, "How long it takes, there or back."),
          .number(
            "move.damping", \.damping, "Damping", in: 0.3...1, step: 0.01, unit: .ratio,
            "How soon its spring comes to rest; 1 does not swing."),
          .option("move.direction", \.direction, "Direction", "Which way the new screen moves as it comes."),
          .number(
            "fade.reduced", \.reducedDuration, "Reduced motion", in: 0.05...2, step: 0.01, unit: .seconds,
            "How long the cross-fade takes where less motion is asked for."),
        ], timings: [.spring("Slide", duration: "move.duration", damping: "move.damping")]),
      .group(
        "Old screen",
        [
          .number(
            "back.parallax", \.parallax, "Parallax", in: 0...1, step: 0.01, unit: .ratio,
            "How far it goes along; 1 pushes it out, 0 leaves it where it is."),
          .number("back.scale", \.scale, "Scale", in: 0.5...1, step: 0.01, unit: .ratio, "How small it becomes."),
          .number("back.dimming", \.dimming, "Dimming", in: 0...1, step: 0.01, unit: .ratio, "How dark it becomes."),
          .number(
            "move.radius", \.cornerRadius, "Corner radius", in: 0...80, step: 1, unit: .points,
            "How round both screens are while they are on their way."),
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

  func takeUpTweaks() { transition.parameters = Self.parameters.parameters(from: setting.tweaks) }
}
