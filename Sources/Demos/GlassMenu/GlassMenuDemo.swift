import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo of a glass menu that flows out of a button over a photo.
final class GlassMenuDemo: Demo {
  static let id = "glass-menu"
  static let title = "Glass menu"
  static let chapter = DemoChapter.modal
  static let showsStatusBar = true
  static var tweaks: [TweakGroup] { parameters.groups }
  static var presets: [Preset] {
    [
      // Glass that is almost invisible.
      parameters.preset("clear", of: id) { ($0.isClear, $0.tint) = (true, 0.22) },
      // Slow glass with long bridges.
      parameters.preset("honey", of: id) {
        ($0.openResponse, $0.openBounce) = (0.9, 0.3)
        ($0.closeResponse, $0.closeBounce) = (1, 0.25)
        ($0.spacing, $0.gap, $0.stagger) = (44, 30, 0.3)
      },
    ]
  }

  private static let parameters = ParameterTweaks(GlassMenu.Parameters()) { list in
    list.group("Open")
    list.seconds("open.response", \.openResponse, "Response", in: 0.1...2, "The period of the spring: how fast the menu opens.")
    list.ratio("open.bounce", \.openBounce, "Bounce", in: 0...0.7, "The bounce of the spring; at 0 there is none.")
    list.ratio("open.stagger", \.stagger, "Stagger", in: 0...0.6, "The part of the response by which each further piece is slower.")
    list.reducedMotion(\.reducedDuration)
    list.timings(.spring("Open", perceptualDuration: "open.response", bounce: "open.bounce"))

    list.group("Close")
    list.seconds("close.response", \.closeResponse, "Response", in: 0.1...2, "The period of the spring.")
    list.ratio("close.bounce", \.closeBounce, "Bounce", in: 0...0.7, "The bounce of the spring.")
    list.timings(.spring("Close", perceptualDuration: "close.response", bounce: "close.bounce"))

    list.group("Glass")
    list.points("glass.spacing", \.spacing, "Spacing", in: 0...80, "The distance at which pieces begin to join.")
    list.points("glass.gap", \.gap, "Gap", in: 4...40, "The distance between the pieces of the open menu.")
    list.boolean("glass.clear", \.isClear, "Clear", "When on, the glass blurs little, and bends more of what is behind its rim.")
    list.ratio("glass.tint", \.tint, "Tint", in: 0...1, "The part of the background's color in the glass.")
    list.points("glass.width", \.width, "Width", in: 120...340, step: 2, "The width of the panel.")
    list.points("glass.corner", \.cornerRadius, "Corners", in: 0...60, "The corner radius of the panel.")

    list.group("Drag")
    list.points(
      "drag.distance", \.dragDistance, "Distance", in: 60...500, step: 5, "The length of a drag that opens or closes the whole menu.")
    list.ratio("drag.threshold", \.threshold, "Threshold", in: 0.1...0.9, "The progress beyond which a released menu opens.")
    list.number(
      "drag.flick", \.flick, "Flick", in: 0...2000, step: 10, unit: .pointsPerSecond,
      "The speed from which the direction of the release alone decides.")
  }

  let rootViewController: UIViewController
  private let page: GlassPhotoController
  private var observation: TweakObservation?

  init(_ setting: DemoSetting) {
    let tweaks = setting.tweaks
    page = GlassPhotoController(parameters: Self.parameters.parameters(from: tweaks))
    rootViewController = page
    // A tap and a drag open the menu without the demo.
    observation = tweaks.observe { [weak page, weak tweaks] _ in
      if let tweaks { page?.menu.parameters = Self.parameters.parameters(from: tweaks) }
    }
  }

  var nextPhase: DemoPhase { page.menu.isOpen ? .dismiss : .present }

  func run(_ phase: DemoPhase) { page.menu.setOpen(phase == .present, animated: UIView.areAnimationsEnabled) }
}
