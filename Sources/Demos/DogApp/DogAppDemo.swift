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

  private static let parameters = ParameterTweaks(DogAppPush.Parameters()) { list in
    list.group("Motion")
    list.seconds("move.duration", \.duration, "Duration", in: 0.05...3, "The duration of the card's motion.")
    list.ratio("move.damping", \.damping, "Damping", in: 0.1...1, "The damping ratio of its spring.")
    list.ratio("fade.share", \.fadeFraction, "Cross-fade", in: 0.1...1, "The fraction of that time in which the screens cross-fade.")
    list.curve("fade.curve", \.fadeCurve, "Fade curve", "The timing curve of the cross-fade.")
    list.reducedMotion(\.reducedDuration)
    list.timings(
      .spring("Card", duration: "move.duration", damping: "move.damping"),
      .curve("Cross-fade", duration: .fraction("fade.share", of: "move.duration"), curve: "fade.curve"))

    list.group("Lift")
    list.ratio("lift.size", \.lift, "Lift", in: 0...0.3, "The increase in the card's size when it is lifted.")
    list.ratio("lift.shadow", \.shadowOpacity, "Shadow", in: 0...1, "The darkness of its shadow when lifted.")
    list.points("lift.blur", \.shadowRadius, "Shadow radius", in: 0...60, "The blur radius of its shadow.")

    list.swipe(\.swipe)
  }

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
