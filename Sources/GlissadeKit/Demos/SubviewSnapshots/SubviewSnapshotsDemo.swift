import Transitions
import Tweaks
import UIKit

/// A pet's passport, whose fields and pictures fly in one after the other.
final class SubviewSnapshotsDemo: Demo {
  static let id = "subview-snapshots"
  static let title = "Subview snapshots"
  static let chapter = DemoChapter.catalogue
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(
    SubviewSnapshots.Parameters(),
    [
      .group(
        "Motion",
        [
          .number("fly.duration", \.duration, "Duration", in: 0.1...3, step: 0.01, unit: .seconds, "How long each piece flies."),
          .number(
            "fly.stagger", \.stagger, "Stagger", in: 0...0.5, step: 0.01, unit: .seconds,
            "How much later each piece starts than the one before."),
          .number("fly.damping", \.damping, "Damping", in: 0.3...1, step: 0.01, unit: .ratio, "Less swings more."),
          .number(
            "fly.clearance", \.clearance, "Clearance", in: 0...200, step: 1, unit: .points,
            "How far beyond the edge of the screen a piece waits."),
          .number(
            "fade.duration", \.fadeDuration, "Background", in: 0.05...2, step: 0.01, unit: .seconds, "How long the background fades."),
          .number(
            "fade.reduced", \.reducedDuration, "Reduced motion", in: 0.05...2, step: 0.01, unit: .seconds,
            "How long the cross-fade takes where less motion is asked for."),
        ]),
      .group(
        "Swipe",
        [
          .number(
            "swipe.threshold", \.swipe.threshold, "Threshold", in: 0.1...0.9, step: 0.01, unit: .ratio,
            "How far a swipe from the left edge has to come to go on by itself."),
          .number(
            "swipe.velocity", \.swipe.flick, "Flick", in: 100...3000, step: 50, unit: .pointsPerSecond,
            "The speed at which it goes on from anywhere."),
        ]),
    ])

  let rootViewController: UIViewController
  private let navigation: UINavigationController
  private let pieces: SubviewSnapshots
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: SubviewSnapshotsDemo?
    navigation = UINavigationController(
      rootViewController: BorderPostController(action: UIAction(title: "Show the passport") { _ in demo?.run(.present) }))
    navigation.setNavigationBarHidden(true, animated: false)
    pieces = SubviewSnapshots(navigation, parameters: Self.parameters.parameters(from: setting.tweaks))
    rootViewController = navigation
    demo = self
  }

  var nextPhase: DemoPhase { navigation.viewControllers.count > 1 ? .dismiss : .present }

  func run(_ phase: DemoPhase) {
    // Clicked again while the pieces come, there is nothing to be pushed any more.
    guard phase == nextPhase else { return }
    pieces.parameters = Self.parameters.parameters(from: setting.tweaks)
    switch phase {
    case .present:
      let passport = PassportController(action: UIAction(title: "Put it away") { [weak self] _ in self?.run(.dismiss) })
      name(from: navigation.topViewController, to: passport)
      navigation.pushViewController(passport, animated: true)
    case .dismiss:
      if let post = navigation.viewControllers.first { name(from: navigation.topViewController, to: post) }
      navigation.popViewController(animated: true)
    }
  }
}
