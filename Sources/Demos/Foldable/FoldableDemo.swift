import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo in which a guide's cover folds up while the map of its town unfolds.
final class FoldableDemo: PushDemo {
  static let id = "foldable"
  static let title = "Foldable"
  static let chapter = DemoChapter.catalog
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(Foldable.Parameters()) { list in
    list.group("Folds")
    list.integer(
      "fold.count", \.folds, "Folds", in: 1...6, "The number of creases that point away from the viewer, each with a strip on either side.")
    list.option("fold.direction", \.direction, "Opens from", "The edge from which the map unfolds.")
    list.points(
      "fold.eye", \.eyeDistance, "Eye distance", in: 300...3000, step: 10,
      "The distance of the eye; a smaller one makes the folds look deeper.")
    list.ratio("fold.shade", \.shade, "Shade", in: 0...1, "The darkness of a strip that is edge-on.")
    list.ratio("fold.light", \.lightSideShade, "Light side", in: 0...1, "The fraction of the shade on the strips that face the light.")

    list.group("Motion")
    list.seconds("fold.duration", \.duration, "Duration", in: 0.1...3, "The duration from closed to open.")
    list.curve("fold.curve", \.curve, "Curve", "The timing curve when no gesture drives it.")
    list.reducedMotion(\.reducedDuration)
    list.timings(.curve("Fold", duration: "fold.duration", curve: "fold.curve"))

    list.group("Swipe")
    list.ratio(
      "swipe.threshold", \.swipe.threshold, "Threshold", in: 0.1...0.9, "The progress beyond which a released swipe from the edge finishes."
    )
    list.boolean("swipe.flicks", \.swipe.usesFlick, "Flicks", "Whether the velocity at release decides as well.")
    list.number(
      "swipe.velocity", \.swipe.flick, "Flick", in: 100...3000, step: 50, unit: .pointsPerSecond,
      "The speed that finishes it from any position.")
    list.option("swipe.completion", \.swipe.completion, "Completion", "The timing of the rest after the release.")
  }

  let navigation: UINavigationController
  private let setting: DemoSetting
  private var foldable: Foldable?

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: FoldableDemo?
    let cover = GuideCoverController(action: UIAction(title: "Unfold the map") { _ in demo?.run(.present) })
    navigation = UINavigationController(rootViewController: cover)
    navigation.setNavigationBarHidden(true, animated: false)
    demo = self
    foldable = Foldable(navigation, parameters: Self.parameters.parameters(from: setting.tweaks)) { demo?.run(.present) }
  }

  func push() { show(MapController(Place.all[3], action: UIAction(title: "Fold it up") { [weak self] _ in self?.pop() })) }

  func applyTweaks() { foldable?.parameters = Self.parameters.parameters(from: setting.tweaks) }
}
