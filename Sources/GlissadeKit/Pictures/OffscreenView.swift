import Components
import Host
import Rehearsal
import UIKit

/// A view in a window without a display, of which pictures are taken.
@MainActor
final class OffscreenView {
  private let window: UIWindow
  private let content: SceneContent
  private let host: HeadlessHost

  /// Creates a window with a view.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - scale: The number of pixels per point.
  ///   - appearance: The appearance of the window.
  ///   - background: The color behind the view.
  ///   - threads: The number of threads that draw, or nil for one per core.
  ///   - makeView: Creates the view, which fills the window.
  init(
    size: CGSize, scale: CGFloat, appearance: Appearance, background: UIColor, threads: Int?, _ makeView: () -> UIView
  ) {
    let scene = UIWindowScene(screenSize: size, scale: scale, userInterfaceStyle: appearance.interfaceStyle)
    content = SceneContent(scene: scene, background: background.resolvedColor(with: scene.traitCollection).cgColor, threads: threads ?? 0)
    window = UIWindow(windowScene: scene)
    host = HeadlessHost(content: content, size: size, scale: scale)
    let controller = KitViewController()
    scene.perform {
      controller.view = makeView()
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  /// Returns a picture of the window after a change of its views.
  func image(after change: () -> Void) -> CGImage {
    content.scene.perform(change)
    host.advance(by: 1 / host.framesPerSecond)
    return host.image()
  }

  /// Closes the window.
  func close() { content.scene.disconnect() }
}
