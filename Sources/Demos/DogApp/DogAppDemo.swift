import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo in which the tapped card of a pet becomes the header of the pet's own screen.
final class DogAppDemo: PushDemo {
  static let id = "dog-app"
  static let title = "Dog app"
  static let chapter = DemoChapter.catalog
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(
    DogAppPush.Parameters(),
    [
      .group(
        "Motion",
        [
          .number("move.duration", \.duration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds, "The duration of the card's motion."),
          .number(
            "move.damping", \.damping, "Damping", in: 0.1...1, step: 0.01, unit: .ratio, "The damping ratio of its spring."),
          .number(
            "fade.share", \.fadeFraction, "Cross-fade", in: 0.1...1, step: 0.01, unit: .ratio,
            "The fraction of that time in which the screens cross-fade."),
          .curve("fade.curve", \.fadeCurve, "Fade curve", "The timing curve of the cross-fade."),
          .reducedMotion(\.reducedDuration),
        ],
        timings: [
          .spring("Card", duration: "move.duration", damping: "move.damping"),
          .curve("Cross-fade", duration: .fraction("fade.share", of: "move.duration"), curve: "fade.curve"),
        ]),
      .group(
        "Lift",
        [
          .number("lift.size", \.lift, "Lift", in: 0...0.3, step: 0.01, unit: .ratio, "The increase in the card's size when it is lifted."),
          .number("lift.shadow", \.shadowOpacity, "Shadow", in: 0...1, step: 0.01, unit: .ratio, "The darkness of its shadow when lifted."),
          .number("lift.blur", \.shadowRadius, "Shadow radius", in: 0...60, step: 1, unit: .points, "The blur radius of its shadow."),
        ]),
      .swipe(\.swipe),
    ])

  let navigation: UINavigationController
  private let list: PetListController
  private let transition: DogAppPush
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: DogAppDemo?
    list = PetListController { demo?.show($0) }
    navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    transition = DogAppPush(navigation, parameters: Self.parameters.parameters(from: setting.tweaks))
    demo = self
  }

  func push() { show(PetProfile.all[1]) }

  func applyTweaks() { transition.parameters = Self.parameters.parameters(from: setting.tweaks) }

  private func show(_ pet: PetProfile) {
    guard nextPhase == .present else { return }
    list.chosen = pet
    show(PetDetailController(pet) { [weak self] in self?.pop() })
  }
}
