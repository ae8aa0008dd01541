import Rehearsal
import Transitions
import Tweaks
import UIKit

final class AnimalsListDemo: PushDemo {
  static let id = "animals-list"
  static let title = "Animals list"
  static let chapter = DemoChapter.catalog
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(
    AnimalsList.Parameters(),
    [
      .group(
        "Motion",
        [
          .number("cut.duration", \.duration, "Duration", in: 0.1...3, step: 0.01, unit: .seconds, "The duration of the list's opening."),
          .number("cut.damping", \.damping, "Damping", in: 0.3...1, step: 0.01, unit: .ratio, "Lower values overshoot more."),
          .number(
            "cut.clearance", \.clearance, "Clearance", in: 0...300, step: 1, unit: .points,
            "The distance that both parts move beyond the edges of the screen."),
          .number(
            "content.offset", \.contentOffset, "Content rises", in: 0...300, step: 1, unit: .points,
            "The starting distance of the next screen's content below its final position."),
          .number(
            "content.delay", \.contentDelay, "Content waits", in: 0...0.9, step: 0.01, unit: .ratio,
            "The fraction of the duration for which it stays hidden, and in which it fades during a pop."),
          .curve("content.curve", \.contentCurve, "Content fades", "The timing curve of the fade of the next screen's content."),
          .reducedMotion(\.reducedDuration),
        ],
        timings: [
          .spring("Open", duration: "cut.duration", damping: "cut.damping"),
          .curve("Content", duration: .rest(after: "content.delay", of: "cut.duration"), curve: "content.curve"),
        ]),
      .swipe(\.swipe),
    ])

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
