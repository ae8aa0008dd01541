import Rehearsal
import Transitions
import Tweaks
import UIKit

final class AnimalsListDemo: PushDemo {
  static let id = "animals-list"
  static let title = "Animals list"
  static let chapter = DemoChapter.catalog
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(AnimalsList.Parameters()) { list in
    list.group("Motion")
    list.seconds("cut.duration", \.duration, "Duration", in: 0.1...3, "The duration of the list's opening.")
    list.ratio("cut.damping", \.damping, "Damping", in: 0.3...1, "Lower values overshoot more.")
    list.points("cut.clearance", \.clearance, "Clearance", in: 0...300, "The distance that both parts move beyond the edges of the screen.")
    list.points(
      "content.offset", \.contentOffset, "Content rises", in: 0...300,
      "The starting distance of the next screen's content below its final position.")
    list.ratio(
      "content.delay", \.contentDelay, "Content waits", in: 0...0.9,
      "The fraction of the duration for which it stays hidden, and in which it fades during a pop.")
    list.curve("content.curve", \.contentCurve, "Content fades", "The timing curve of the fade of the next screen's content.")
    list.reducedMotion(\.reducedDuration)
    list.timings(
      .spring("Open", duration: "cut.duration", damping: "cut.damping"),
      .curve("Content", duration: .rest(after: "content.delay", of: "cut.duration"), curve: "content.curve"))

    list.swipe(\.swipe)
  }

  let navigation: UINavigationController
  private let list: AnimalListController
  private let cut: AnimalsList
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: AnimalsListDemo?
    list = AnimalListController { demo?.show(row: $0) }
    navigation = UINavigationController(rootViewController: list)
    navigation.setNavigationBarHidden(true, animated: false)
    cut = AnimalsList(navigation, parameters: Self.parameters.parameters(from: setting.tweaks))
    demo = self
  }

  func push() { show(row: 2) }

  func applyTweaks() { cut.parameters = Self.parameters.parameters(from: setting.tweaks) }

  private func show(row: Int) {
    // A second click while the list opens has no effect.
    guard nextPhase == .present else { return }
    list.tap(row: row)
    show(AnimalController(Animal.all[row], back: UIAction(title: "All neighbours") { [weak self] _ in self?.pop() }))
  }
}
