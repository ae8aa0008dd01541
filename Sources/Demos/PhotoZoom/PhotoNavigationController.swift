import Rehearsal
import Transitions
import UIKit

/// A tab of the demo: a grid or a list, and the photo that is opened from it.
final class PhotoNavigationController: UINavigationController {
  enum Kind: String, CaseIterable, Sendable {
    /// The demo's transition.
    case own
    case system
  }

  private let shelf: PhotoShelf
  private let thumbnailPixelSize: () -> Int
  private let parameters: () -> PhotoZoomTweaks
  private var zoom: PhotoZoom?
  private let systemZoom = SystemZoom()

  init(
    root: UIViewController, shelf: PhotoShelf, icon: UIImage, thumbnailPixelSize: @escaping () -> Int,
    parameters: @escaping () -> PhotoZoomTweaks
  ) {
    self.shelf = shelf
    self.thumbnailPixelSize = thumbnailPixelSize
    self.parameters = parameters
    super.init(rootViewController: root)
    tabBarItem = UITabBarItem(title: root.title, image: icon, tag: 0)
    zoom = PhotoZoom(self) { parameters().zoom }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The photos' navigation is made in code.") }

  /// Shows a full-screen photo, unless one is already shown.
  func open(_ photo: Photo, animated: Bool = true) {
    guard viewControllers.count == 1 else { return }
    let pages = PhotoPagesController(shelf: shelf, photo: photo, thumbnailPixelSize: thumbnailPixelSize())
    if parameters().kind == .system {
      let thumbnails = viewControllers.first as? any PhotoThumbnails
      systemZoom.prepare(pages) { [weak thumbnails, weak pages] in pages.flatMap { thumbnails?.thumbnailView(of: $0.zoomPhoto) } }
      pages.hidesBottomBarWhenPushed = true
    }
    pushViewController(pages, animated: animated)
  }

  // The layers of the two screens are named after their keys in the transition context.

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    name(from: topViewController, to: viewController)
    super.pushViewController(viewController, animated: animated)
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    if viewControllers.count > 1 { name(from: topViewController, to: viewControllers[viewControllers.count - 2]) }
    return super.popViewController(animated: animated)
  }

  private func name(from leaving: UIViewController?, to arriving: UIViewController) {
    leaving?.viewIfLoaded?.layer.name = "from"
    arriving.view.layer.name = "to"
  }
}
