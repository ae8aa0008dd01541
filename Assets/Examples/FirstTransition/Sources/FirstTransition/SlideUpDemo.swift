import GlissadeKit
import SlideUp
import Tweaks
import UIKit

/// Shows the transition in the workbench: its two screens, its phases, and the sliders of its panel.
final class SlideUpDemo: Demo {
  static let id = "slide-up"
  static let title = "Slide up"
  static let chapter = DemoChapter.modal
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(
    SlideUp.Parameters(),
    [
      .group(
        "Slide",
        [
          .number("slide.duration", \.duration, "Duration", in: 0.1...2, step: 0.01, unit: .seconds, "The duration of the presentation."),
          .number("slide.damping", \.damping, "Damping", in: 0.1...1, step: 0.01, unit: .ratio, "The damping ratio of the spring."),
          .number("slide.dimming", \.dimming, "Dimming", in: 0...1, step: 0.01, unit: .ratio, "The opacity of the view behind the card."),
        ], timings: [.spring("Slide", duration: "slide.duration", damping: "slide.damping")])
    ])

  let rootViewController = UIViewController()
  private let setting: DemoSetting
  private let slideUp = SlideUp()

  init(_ setting: DemoSetting) {
    self.setting = setting
    rootViewController.view.backgroundColor = .systemBackground
  }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present:
      slideUp.parameters = Self.parameters.parameters(from: setting.tweaks)
      let card = UIViewController()
      card.view.backgroundColor = .systemBlue
      card.view.layer.cornerRadius = 20
      card.view.layer.name = "card"
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = slideUp
      rootViewController.present(card, animated: true)
    case .dismiss:
      rootViewController.dismiss(animated: true)
    }
  }
}
