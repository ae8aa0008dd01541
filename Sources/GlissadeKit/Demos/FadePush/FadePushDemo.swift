import Transitions
import Tweaks
import UIKit

/// A list and a map that fade into one another, by push, pop and a swipe from the left edge.
final class FadePushDemo: PushDemo {
  static let id = "fade-push"
  static let title = "Fade push"
  static let chapter = DemoChapter.navigation
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(
    FadePush.Parameters(),
    [
      .group(
        "Motion",
        [
          .number(
            "fade.duration", \.duration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds, "How long a fade takes, there or back."),
          .curve("fade.curve", \.curve, "Curve", "How the fade is paced."),
          .number(
            "fade.reduced", \.reducedDuration, "Reduced motion", in: 0.05...3, step: 0.01, unit: .seconds,
            "How long it takes where less motion is asked for."),
          .boolean(
            "push.standard", \.usesStandardTransition, "Standard transition",
            "Leaves push, pop and swipe to the navigation controller, to compare with."),
        ], timings: [.curve("Fade", duration: "fade.duration", curve: "fade.curve")]),
      .swipe(\.swipe),
    ])

  let navigation: UINavigationController
  private let fade: FadePush
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: FadePushDemo?
    let list = PlaceListController(parameters: CellToMap.Parameters()) { demo?.show(MapController(Place.all[$0])) }
    navigation = UINavigationController(rootViewController: list)
    navigation.view.backgroundColor = .systemBackground
    // A title over a map needs something behind it.
    navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
    fade = FadePush(navigation, parameters: Self.parameters.parameters(from: setting.tweaks))
    demo = self
  }

  func push() { show(MapController(Place.all[0])) }

  func takeUpTweaks() { fade.parameters = Self.parameters.parameters(from: setting.tweaks) }
}
