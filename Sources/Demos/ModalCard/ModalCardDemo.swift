import Rehearsal
import Transitions
import Tweaks
import UIKit

final class ModalCardDemo: Demo {
  static let id = "modal-card"
  static let title = "Modal card"
  static let chapter = DemoChapter.modal
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(
    ModalCard.Parameters(),
    [
      .group(
        "Present",
        [
          .number(
            "present.duration", \.presentDuration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds, "The duration of the card's rise."),
          .number(
            "present.damping", \.presentDamping, "Damping", in: 0.1...1, step: 0.01, unit: .ratio,
            "The damping ratio; at 1 there is no overshoot."),
          .boolean(
            "present.standard", \.usesStandardTransition, "Standard transition",
            "Leaves presenting and dismissing to UIKit's cross dissolve, for comparison."),
        ], timings: [.spring("Present", duration: "present.duration", damping: "present.damping")]),
      .group(
        "Dismiss",
        [
          .number(
            "dismiss.duration", \.dismissDuration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds,
            "The duration of the card's descent."),
          .curve("dismiss.curve", \.dismissCurve, "Curve", "The timing curve of the descent: a name, or two control points."),
        ], timings: [.curve("Dismiss", duration: "dismiss.duration", curve: "dismiss.curve")]),
      .group(
        "Drag",
        [
          .boolean("drag.enabled", \.isDraggable, "Draggable", "Whether the card can be dragged down and away."),
          .number(
            "drag.threshold", \.dismissThreshold, "Threshold", in: 0.1...0.9, step: 0.01, unit: .ratio,
            "The fraction of the distance beyond which a released card is dismissed."),
          .number(
            "drag.velocity", \.dismissVelocity, "Flick", in: 100...3000, step: 50, unit: .pointsPerSecond,
            "The speed that dismisses it from any position."),
        ]),
      .group(
        "Card",
        [
          .number("card.height", \.cardHeight, "Height", in: 120...600, step: 1, unit: .points, "The height of the card."),
          .number(
            "card.margin", \.margin, "Margin", in: 0...40, step: 1, unit: .points, "The distance from the edges of the safe area."),
          .number("card.radius", \.cornerRadius, "Corner radius", in: 0...60, step: 1, unit: .points, "The corner radius of the card."),
          .number("card.button", \.buttonHeight, "Button", in: 30...100, step: 1, unit: .points, "The height of the button at the bottom."),
          .number(
            "card.clearance", \.clearance, "Clearance", in: 0...100, step: 1, unit: .points,
            "The distance below the edge of the screen at which it starts and ends."),
          .number(
            "overlay.dimming", \.dimming, "Dimming", in: 0...1, step: 0.01, unit: .ratio, "The darkness of the screen below."),
        ]),
    ])

  /// The original article's card, which only its button and a tap outside dismiss.
  static var presets: [Preset] {
    var article = ModalCard.Parameters()
    article.isDraggable = false
    return [parameters.preset("article", of: id, with: article)]
  }

  let rootViewController: UIViewController
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: ModalCardDemo?
    rootViewController = PhotoGridController(
      shelf: PhotoShelf(setting.photos), title: "Photos", action: UIAction(title: "Show the card") { _ in demo?.run(.present) })
    demo = self
  }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present: present()
    case .dismiss:
      name(from: rootViewController.presentedViewController, to: rootViewController)
      rootViewController.dismiss(animated: true)
    }
  }

  private func present() {
    let card = ModalCard(
      title: "A card of one’s own",
      message: "It rises on a spring and leaves with an ease. Drag the sliders, and present it again: the next one "
        + "moves by the new values. A tap outside, the button or Esc sends it away.",
      parameters: Self.parameters.parameters(from: setting.tweaks))
    name(from: rootViewController, to: card)
    rootViewController.present(card, animated: true)
  }
}
