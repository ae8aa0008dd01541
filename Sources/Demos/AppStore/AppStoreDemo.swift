import Rehearsal
import Transitions
import Tweaks
import UIKit

final class AppStoreDemo: Demo {
  static let id = "app-store"
  static let title = "App Store card"
  static let chapter = DemoChapter.catalog
  static let showsStatusBar = true
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(AppStoreCard.Parameters()) { list in
    list.group("Open")
    list.seconds("open.shortest", \.shortestDuration, "Near", in: 0.1...3, "The duration for a card that is already at the top.")
    list.seconds("open.longest", \.longestDuration, "Far", in: 0.1...3, "The duration for a card that is a screen away.")
    list.ratio("open.damping", \.leastDamping, "Damping", in: 0.3...1, "The damping ratio for a card that is a screen away.")
    list.ratio(
      "open.expansion", \.expansionFraction, "Expansion", in: 0.1...1,
      "The fraction of the duration in which the card reaches its full size.")
    list.curve("open.curve", \.expansionCurve, "Growth", "The timing curve of the card's growth.")
    list.timings(
      .spring("Open from a screen away", duration: "open.longest", damping: "open.damping"),
      .curve("Growth", duration: .fraction("open.expansion", of: "open.longest"), curve: "open.curve"))

    list.group("Close")
    list.seconds("close.duration", \.dismissDuration, "Duration", in: 0.1...3, "The duration of the dismissal.")
    list.ratio("close.damping", \.dismissDamping, "Damping", in: 0.3...1, "Lower values overshoot more.")
    list.reducedMotion(\.reducedDuration)
    list.timings(.spring("Close", duration: "close.duration", damping: "close.damping"))

    list.group("Drag and press")
    list.points("drag.distance", \.dragDistance, "Distance", in: 40...400, step: 5, "The distance to drag the card down until it closes.")
    list.ratio("drag.scale", \.shrunkScale, "Shrinks to", in: 0.5...1, "The card's scale at that distance.")
    list.ratio("press.scale", \.pressedScale, "Dips to", in: 0.8...1, "The card's scale while pressed.")
    list.seconds("press.duration", \.pressDuration, "Dips in", in: 0.05...1, "The duration of the dip.")
    list.curve("press.curve", \.pressCurve, "Dips along", "The timing curve of the dip, in and out.")
    list.timings(.curve("Press", duration: "press.duration", curve: "press.curve"))

    list.group("Card")
    list.points("card.radius", \.cornerRadius, "Corner radius", in: 0...50, "The corner radius of the card.")
    list.ratio("card.shadow", \.shadowOpacity, "Shadow", in: 0...1, "The darkness of the card's shadow when lifted.")
    list.points("card.softness", \.shadowRadius, "Softness", in: 0...60, "The softness of that shadow.")
  }

  let rootViewController: UIViewController
  private let today: TodayController
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: AppStoreDemo?
    let tweaks = setting.tweaks
    today = TodayController(Story.all) {
      Self.parameters.parameters(from: tweaks)
    } onChoose: {
      demo?.open($0)
    }
    rootViewController = today
    demo = self
  }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present: open(0)
    case .dismiss:
      name(from: today.presentedViewController, to: today)
      today.dismiss(animated: true)
    }
  }

  private func open(_ index: Int) {
    // A second click while the card opens has no effect.
    guard today.presentedViewController == nil else { return }
    let story = AppStoreCard(
      content: StoryCardView(Story.all[index]), parameters: Self.parameters.parameters(from: setting.tweaks)
    ) { [weak today] in today?.cards[index] }
    name(from: today, to: story)
    today.present(story, animated: true)
  }
}
