import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo in which one screen blurs out while the other becomes sharp.
final class BlurFadeDemo: PushDemo {
  static let id = "blur-fade"
  static let title = "Blur fade"
  static let chapter = DemoChapter.catalog
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(
    BlurFade.Parameters(),
    [
      .group(
        "Motion",
        [
          .number("blur.duration", \.duration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds, "The duration, in either direction."),
          .curve("blur.curve", \.curve, "Curve", "The timing curve of the transition."),
          .number(
            "fade.overlap", \.overlap, "Overlap", in: 0.05...1, step: 0.01, unit: .ratio,
            "The fraction of that time, around its middle, in which the screens cross-fade."),
          .number(
            "blur.zoom", \.zoom, "Zoom", in: 1...1.5, step: 0.01, unit: .ratio,
            "The scale of a screen where it comes from and where it goes."),
          .reducedMotion(\.reducedDuration),
        ], timings: [.curve("Blur", duration: "blur.duration", curve: "blur.curve")]),
      .group("Blur", [.option("blur.style", \.style, "Style", "The style of the blur halfway, when it is strongest.")]),
      .swipe(\.swipe),
    ])

  let navigation: UINavigationController
  private let transition: BlurFade
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: BlurFadeDemo?
    navigation = UINavigationController(rootViewController: WeatherController(.harbor, next: .north) { demo?.push() })
    navigation.setNavigationBarHidden(true, animated: false)
    transition = BlurFade(navigation, parameters: Self.parameters.parameters(from: setting.tweaks))
    demo = self
  }

  func push() { show(WeatherController(.north, next: nil) { [weak self] in self?.pop() }) }

  func applyTweaks() { transition.parameters = Self.parameters.parameters(from: setting.tweaks) }
}
