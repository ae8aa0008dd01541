import Rehearsal
import Transitions
import Tweaks
import UIKit

final class ModalCardDemo: Demo {
  static let id = "modal-card"
  static let title = "Modal card"
  static let chapter = DemoChapter.modal
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(ModalCard.Parameters()) { list in
    list.group("Present")
    list.seconds("present.duration", \.presentDuration, "Duration", in: 0.05...3, "The duration of the card's rise.")
    list.ratio("present.damping", \.presentDamping, "Damping", in: 0.1...1, "The damping ratio; at 1 there is no overshoot.")
    list.boolean(
      "present.standard", \.usesStandardTransition, "Standard transition",
      "Leaves presenting and dismissing to UIKit's cross dissolve, for comparison.")
    list.timings(.spring("Present", duration: "present.duration", damping: "present.damping"))

    list.group("Dismiss")
    list.seconds("dismiss.duration", \.dismissDuration, "Duration", in: 0.05...3, "The duration of the card's descent.")
    list.curve("dismiss.curve", \.dismissCurve, "Curve", "The timing curve of the descent: a name, or two control points.")
    list.timings(.curve("Dismiss", duration: "dismiss.duration", curve: "dismiss.curve"))

    list.group("Drag")
    list.boolean("drag.enabled", \.isDraggable, "Draggable", "Whether the card can be dragged down and away.")
    list.ratio(
      "drag.threshold", \.dismissThreshold, "Threshold", in: 0.1...0.9,
      "The fraction of the distance beyond which a released card is dismissed.")
    list.number(
      "drag.velocity", \.dismissVelocity, "Flick", in: 100...3000, step: 50, unit: .pointsPerSecond,
      "The speed that dismisses it from any position.")

    list.group("Card")
    list.points("card.height", \.cardHeight, "Height", in: 120...600, "The height of the card.")
    list.points("card.margin", \.margin, "Margin", in: 0...40, "The distance from the edges of the safe area.")
    list.points("card.radius", \.cornerRadius, "Corner radius", in: 0...60, "The corner radius of the card.")
    list.points("card.button", \.buttonHeight, "Button", in: 30...100, "The height of the button at the bottom.")
    list.points(
      "card.clearance", \.clearance, "Clearance", in: 0...100, "The distance below the edge of the screen at which it starts and ends.")
    list.ratio("overlay.dimming", \.dimming, "Dimming", in: 0...1, "The darkness of the screen below.")
  }

  /// The original article's card, which only its button and a tap outside dismiss.
  static var presets: [Preset] { [parameters.preset("article", of: id) { $0.isDraggable = false }] }

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
