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

  private static let parameters = ParameterTweaks(SimplePush.Parameters()) { list in
    list.group("Motion")
    list.seconds("move.duration", \.duration, "Duration", in: 0.05...3, "The duration, in either direction.")
    list.ratio("move.damping", \.damping, "Damping", in: 0.3...1, "The damping ratio; at 1 there is no overshoot.")
    list.option("move.direction", \.direction, "Direction", "The direction in which the new screen moves.")
    list.reducedMotion(\.reducedDuration)
    list.timings(.spring("Slide", duration: "move.duration", damping: "move.damping"))

    list.group("Old screen")
    list.ratio("back.parallax", \.parallax, "Parallax", in: 0...1, "The distance it moves along; 1 pushes it out, 0 leaves it in place.")
    list.ratio("back.scale", \.scale, "Scale", in: 0.5...1, "The final scale of the old screen.")
    list.ratio("back.dimming", \.dimming, "Dimming", in: 0...1, "The final darkness of the old screen.")
    list.points("move.radius", \.cornerRadius, "Corner radius", in: 0...80, "The corner radius of both screens during the transition.")

    list.swipe(\.swipe)
  }

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
