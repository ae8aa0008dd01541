import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo of a list and a map that fade into each other, by push, pop and a swipe from the left edge.
final class FadePushDemo: PushDemo {
  static let id = "fade-push"
  static let title = "Fade push"
  static let chapter = DemoChapter.navigation
  static var tweaks: [TweakGroup] { FadePushTweaks.all.groups }

  static let exhibits = [
    DemoExhibit(
      PushMistake.addsViewOnPushOnly.rawValue, values: ["exhibit.mistake": .option(PushMistake.addsViewOnPushOnly.rawValue)],
      diagnoses: [.destinationNeverAdded])
  ]

  let navigation: UINavigationController
  private let fade: FadePush
  private let setting: DemoSetting
  private var mistaken: MistakenPushDelegate?

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: FadePushDemo?
    let list = PlaceListController(parameters: CellToMap.Parameters()) { demo?.show(MapController(Place.all[$0])) }
    navigation = UINavigationController(rootViewController: list)
    navigation.view.backgroundColor = .systemBackground
    // A title over a map needs a background.
    navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
    fade = FadePush(navigation, parameters: FadePushTweaks.all.parameters(from: setting.tweaks).fade)
    demo = self
  }

  func push() { show(MapController(Place.all[0])) }

  func applyTweaks() {
    let tweaks = FadePushTweaks.all.parameters(from: setting.tweaks)
    fade.parameters = tweaks.fade
    // A navigation controller doesn't retain its delegate.
    mistaken = tweaks.mistake == .none ? nil : MistakenPushDelegate(fade)
    navigation.delegate = mistaken ?? fade
  }
}
