import Transitions
import Tweaks
import UIKit

/// A demo of the weather in two places: one screen blurs out while the other becomes sharp.
final class BlurFadeDemo: PushDemo {
  static let id = "blur-fade"
  static let title = "Blur fade"
  static let chapter = DemoChapter.catalogue
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(
    BlurFade.Parameters(),
    [
      .group(
        "Motion",
        [
          .number("blur.duration", \.duration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds, "How long it takes, there or back."),
          .curve("blur.curve", \.curve, "Curve", "How the whole is paced."),
          .number(
            "fade.overlap", \.overlap, "Overlap", in: 0.05...1, step: 0.01, unit: .ratio,
            "How much of that time, around its middle, the screens take to cross-fade."),
          .number(
            "blur.zoom", \.zoom, "Zoom", in: 1...1.5, step: 0.01, unit: .ratio,
            "How much a screen is enlarged where it comes from and where it goes."),
          .number(
            "fade.reduced", \.reducedDuration, "Reduced motion", in: 0.05...2, step: 0.01, unit: .seconds,
            "How long the cross-fade takes where less motion is asked for."),
        ], timings: [.curve("Blur", duration: "blur.duration", curve: "blur.curve")]),
      .group("Blur", [.option("blur.style", \.style, "Style", "What the blur looks like half-way, when it is strongest.")]),
      .swipe(\.swipe),
    ])

  let navigation: UINavigationController
  private let transition: BlurFade
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: BlurFadeDemo?
    navigation = UINavigationController(rootViewController: WeatherController(.harbour, next: .north) { demo?.push() })
    navigation.setNavigationBarHidden(true, animated: false)
    transition = BlurFade(navigation, parameters: Self.parameters.parameters(from: setting.tweaks))
    demo = self
  }

  func push() { show(WeatherController(.north, next: nil) { [weak self] in self?.pop() }) }

  func takeUpTweaks() { transition.parameters = Self.parameters.parameters(from: setting.tweaks) }
}
