import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo of a push and a pop that a drag can interrupt at any time.
final class FluidPushDemo: PushDemo {
  static let id = "fluid-push"
  static let title = "Fluid push"
  static let chapter = DemoChapter.navigation
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(FluidPush.Parameters()) { list in
    list.group("Motion")
    list.seconds("push.response", \.response, "Response", in: 0.1...2, "The period of the spring: how fast it answers.")
    list.ratio("push.bounce", \.bounce, "Bounce", in: 0...0.7, "The bounce of the spring; at 0 there is none.")
    list.ratio("push.speed", \.speed, "Speed", in: 0...15, step: 0.1, "The speed at the start, in widths per second.")
    list.reducedMotion(\.reducedDuration)
    list.boolean(
      "push.standard", \.usesStandardTransition, "Standard transition",
      "Leaves push, pop and drags to the navigation controller, for comparison.")
    list.timings(.spring("Slide", perceptualDuration: "push.response", bounce: "push.bounce", velocity: "push.speed"))

    list.group("Page behind")
    list.ratio("back.parallax", \.parallax, "Parallax", in: 0...1, "The distance it moves, as a part of the width.")
    list.ratio("back.dimming", \.dimming, "Dimming", in: 0...1, "Its darkness while it is covered.")

    list.group("Drag")
    list.ratio("drag.threshold", \.threshold, "Threshold", in: 0.1...0.9, "The part of the width beyond which a released drag pops.")
    list.ratio(
      "drag.flick", \.flick, "Flick", in: 0.2...5, step: 0.02, "The speed, in widths per second, from which its direction decides.")
    list.ratio("drag.bounce", \.releaseBounce, "Release bounce", in: 0...0.7, "The bounce of the motion after a drag.")
  }

  let navigation: UINavigationController
  private let transition: FluidPush
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: FluidPushDemo?
    let list = PlaceListController(parameters: CellToMap.Parameters()) { demo?.show(PlaceController(Place.all[$0])) }
    navigation = UINavigationController(rootViewController: list)
    navigation.view.backgroundColor = .systemBackground
    navigation.navigationBar.prefersLargeTitles = true
    transition = FluidPush(navigation, parameters: Self.parameters.parameters(from: setting.tweaks))
    demo = self
  }

  func push() { show(PlaceController(Place.all[1])) }

  func applyTweaks() { transition.parameters = Self.parameters.parameters(from: setting.tweaks) }
}
