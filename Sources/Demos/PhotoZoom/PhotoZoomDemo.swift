import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo of photos that expand from a grid to fill the screen, and can be dragged back.
final class PhotoZoomDemo: Demo {
  static let id = "photo-zoom"
  static let title = "Photo zoom"
  static let chapter = DemoChapter.photos
  static var tweaks: [TweakGroup] { PhotoZoomTweaks.all.groups }
  static var presets: [Preset] {
    [
      PhotoZoomTweaks.all.preset("article", of: id) { ($0.zoom, $0.grid) = (.article, .squares) },
      // The system's zoom in place of the transition.
      PhotoZoomTweaks.all.preset("system", of: id) { $0.kind = .system },
    ]
  }

  let rootViewController: UIViewController
  private let tabs = UITabBarController()
  private let shelf: PhotoShelf

  init(_ setting: DemoSetting) {
    let shelf = PhotoShelf(setting.photos)
    let parameters = { PhotoZoomTweaks.all.parameters(from: setting.tweaks) }
    let style = parameters().grid
    if style == .columns { shelf.sortByDate() }
    shelf.followFolders()
    let grid = PhotoCollectionController(shelf: shelf, title: "Photos", style: style)
    let list = PhotoListController(shelf: shelf, title: "List")
    let gridTab = PhotoNavigationController(
      root: grid, shelf: shelf, icon: TabIcons.grid, thumbnailPixelSize: { [unowned grid] in grid.thumbnailPixelSize },
      parameters: parameters)
    let listTab = PhotoNavigationController(
      root: list, shelf: shelf, icon: TabIcons.list, thumbnailPixelSize: { [unowned list] in list.thumbnailPixelSize },
      parameters: parameters)
    grid.onChoose = { [unowned gridTab] in gridTab.open($0) }
    list.onChoose = { [unowned listTab] in listTab.open($0) }
    tabs.viewControllers = [gridTab, listTab]
    tabs.tabBar.layer.name = "tabbar"
    self.shelf = shelf
    rootViewController = tabs
  }

  private var navigation: PhotoNavigationController? { tabs.selectedViewController as? PhotoNavigationController }

  var nextPhase: DemoPhase { (navigation?.viewControllers.count ?? 1) > 1 ? .dismiss : .present }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present:
      guard !shelf.photos.isEmpty else { return }
      navigation?.open(shelf.photos[min(Self.example, shelf.photos.count - 1)], animated: UIView.areAnimationsEnabled)
    case .dismiss: navigation?.popViewController(animated: UIView.areAnimationsEnabled)
    }
  }

  /// The index of the photo that `present` opens: one in the middle of the first screenful.
  private static let example = 4
}
