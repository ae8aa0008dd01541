import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo of UIKit's own zoom: from a photo to a page, from a card to an article, and from a bar button to a sheet.
final class SystemZoomDemo: Demo {
  static let id = "system-zoom"
  static let title = "System zoom"
  static let chapter = DemoChapter.photos
  static let showsStatusBar = true
  static var tweaks: [TweakGroup] { SystemZoomTweaks.all.groups }
  static var presets: [Preset] { [SystemZoomTweaks.all.preset("simulator", of: id) { $0.numbers = .simulator }] }

  let rootViewController: UIViewController
  private let navigation: UINavigationController
  private let library: ZoomLibraryController
  private let zoom = SystemZoom()
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: SystemZoomDemo?
    library = ZoomLibraryController { demo?.open($0) }
    navigation = UINavigationController(rootViewController: library)
    rootViewController = navigation
    demo = self
  }

  var nextPhase: DemoPhase { navigation.viewControllers.count > 1 || navigation.presentedViewController != nil ? .dismiss : .present }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present: open(.photo(ZoomLibraryController.example))
    case .dismiss:
      applyTweaks()
      if let presented = navigation.presentedViewController {
        presented.dismiss(animated: true)
      } else {
        navigation.popViewController(animated: true)
      }
    }
  }

  private func open(_ item: ZoomLibraryController.Item) {
    applyTweaks()
    // A tap next to a page in flight has no effect.
    guard navigation.viewControllers.count == 1, navigation.presentedViewController == nil, navigation.transitionCoordinator == nil
    else { return }
    switch item {
    case .photo(let index):
      let page = ZoomPhotoController(ZoomLibraryController.photos[index])
      zoom.prepare(page) { [weak library] in library?.thumbnail(of: index) }
      name(from: library, to: page)
      navigation.pushViewController(page, animated: true)
    case .story(let index):
      let page = ZoomArticleController(Story.all[index])
      zoom.prepare(page) { [weak library] in library?.card(of: index) }
      page.modalPresentationStyle = .fullScreen
      navigation.present(page, animated: true)
    case .about(let button):
      let page = ZoomAboutController()
      zoom.prepare(page, from: button)
      page.sheetPresentationController?.detents = [.medium()]
      navigation.present(page, animated: true)
    }
  }

  private func applyTweaks() {
    let tweaks = SystemZoomTweaks.all.parameters(from: setting.tweaks)
    zoom.parameters = tweaks.zoom
    UIWindowScene.running?.settings.zoomTuning = tweaks.numbers.tuning
  }
}
