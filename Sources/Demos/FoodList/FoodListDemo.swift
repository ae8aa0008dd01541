import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo in which the picture of the tapped dish grows into its place on the dish's screen.
final class FoodListDemo: PushDemo {
  static let id = "food-list"
  static let title = "Food list"
  static let chapter = DemoChapter.catalog
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(FoodListPush.Parameters()) { list in
    list.group("Picture")
    list.seconds("move.duration", \.duration, "Duration", in: 0.05...3, "The duration of the picture's motion.")
    list.ratio("move.damping", \.damping, "Damping", in: 0.1...1, "The damping ratio of its spring.")
    list.ratio("fade.share", \.fadeFraction, "Fade", in: 0.1...1, "The fraction of that time in which the list fades.")
    list.curve("fade.curve", \.fadeCurve, "Fade curve", "The timing curve of the list's fade.")
    list.reducedMotion(\.reducedDuration)
    list.timings(
      .spring("Picture", duration: "move.duration", damping: "move.damping"),
      .curve("Fade", duration: .fraction("fade.share", of: "move.duration"), curve: "fade.curve"))

    list.group("Words")
    list.points("words.slide", \.slide, "Slide", in: 0...200, "The starting distance of the words below their final positions.")
    list.seconds("words.stagger", \.stagger, "Stagger", in: 0...0.2, step: 0.005, "The delay of each after the one above.")

    list.swipe(\.swipe)
  }

  let navigation: UINavigationController
  private let list: DishListController
  private let transition: FoodListPush
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: FoodListDemo?
    list = DishListController { demo?.show(row: $0) }
    navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    transition = FoodListPush(navigation, parameters: Self.parameters.parameters(from: setting.tweaks))
    demo = self
  }

  func push() { show(row: 2) }

  func applyTweaks() { transition.parameters = Self.parameters.parameters(from: setting.tweaks) }

  private func show(row: Int) {
    guard nextPhase == .present else { return }
    list.chosenRow = row
    show(DishController(Dish.all[row]) { [weak self] in self?.pop() })
  }
}
