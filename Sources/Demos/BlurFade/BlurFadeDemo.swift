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

  private static let parameters = ParameterTweaks(BlurFade.Parameters()) { list in
    list.group("Motion")
    list.seconds("blur.duration", \.duration, "Duration", in: 0.05...3, "The duration, in either direction.")
    list.curve("blur.curve", \.curve, "Curve", "The timing curve of the transition.")
    list.ratio(
      "fade.overlap", \.overlap, "Overlap", in: 0.05...1, "The fraction of that time, around its middle, in which the screens cross-fade.")
    list.ratio("blur.zoom", \.zoom, "Zoom", in: 1...1.5, "The scale of a screen where it comes from and where it goes.")
    list.reducedMotion(\.reducedDuration)
    list.timings(.curve("Blur", duration: "blur.duration", curve: "blur.curve"))

    list.group("Blur")
    list.option("blur.style", \.style, "Style", "The style of the blur halfway, when it is strongest.")

    list.swipe(\.swipe)
  }

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
