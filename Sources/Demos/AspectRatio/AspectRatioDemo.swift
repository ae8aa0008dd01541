import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo that moves a stretched snapshot next to a view that is laid out.
final class AspectRatioDemo: PushDemo {
  static let id = "aspect-ratio"
  static let title = "Aspect ratio"
  static let chapter = DemoChapter.catalog
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(AspectRatio.Parameters()) { list in
    list.group("Motion")
    list.seconds("move.duration", \.duration, "Duration", in: 0.1...3, "The duration of both cards' motion.")
    list.curve("move.curve", \.curve, "Curve", "The timing curve in both directions.")
    list.ratio(
      "exchange.start", \.exchangeStart, "Exchange", in: 0...0.9,
      "The fraction of the duration after which the real view begins to replace the snapshot.")
    list.reducedMotion(\.reducedDuration)
    list.timings(.curve("Move", duration: "move.duration", curve: "move.curve"))

    list.swipe(\.swipe)
  }

  let navigation: UINavigationController
  private let comparison: AspectRatio
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: AspectRatioDemo?
    navigation = UINavigationController(
      rootViewController: RatioController(.sideBySide, action: UIAction(title: "Make them wide") { _ in demo?.run(.present) }))
    navigation.setNavigationBarHidden(true, animated: false)
    comparison = AspectRatio(navigation, parameters: Self.parameters.parameters(from: setting.tweaks))
    demo = self
  }

  func push() { show(RatioController(.stacked, action: UIAction(title: "Make them tall") { [weak self] _ in self?.pop() })) }

  func applyTweaks() { comparison.parameters = Self.parameters.parameters(from: setting.tweaks) }
}
