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

  private static let parameters = ParameterTweaks(
    FluidPush.Parameters(),
    [
      .group(
        "Motion",
        [
          .number(
            "push.response", \.response, "Response", in: 0.1...2, step: 0.01, unit: .seconds,
            "The period of the spring: how fast it answers."),
          .number(
            "push.bounce", \.bounce, "Bounce", in: 0...0.7, step: 0.01, unit: .ratio, "The bounce of the spring; at 0 there is none."),
          .number(
            "push.speed", \.speed, "Speed", in: 0...15, step: 0.1, unit: .ratio, "The speed at the start, in widths per second."),
          .reducedMotion(\.reducedDuration),
          .boolean(
            "push.standard", \.usesStandardTransition, "Standard transition",
            "Leaves push, pop and drags to the navigation controller, for comparison."),
        ], timings: [.spring("Slide", perceptualDuration: "push.response", bounce: "push.bounce", velocity: "push.speed")]),
      .group(
        "Page behind",
        [
          .number(
            "back.parallax", \.parallax, "Parallax", in: 0...1, step: 0.01, unit: .ratio, "The distance it moves, as a part of the width."),
          .number("back.dimming", \.dimming, "Dimming", in: 0...1, step: 0.01, unit: .ratio, "Its darkness while it is covered."),
        ]),
      .group(
        "Drag",
        [
          .number(
            "drag.threshold", \.threshold, "Threshold", in: 0.1...0.9, step: 0.01, unit: .ratio,
            "The part of the width beyond which a released drag pops."),
          .number(
            "drag.flick", \.flick, "Flick", in: 0.2...5, step: 0.02, unit: .ratio,
            "The speed, in widths per second, from which its direction decides."),
          .number(
            "drag.bounce", \.releaseBounce, "Release bounce", in: 0...0.7, step: 0.01, unit: .ratio,
            "The bounce of the motion after a drag."),
        ]),
    ])

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
