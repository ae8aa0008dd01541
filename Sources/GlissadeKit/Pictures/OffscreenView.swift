import Components
import Host
import Rehearsal
import UIKit

/// A view in a window without a display, for taking pictures.
@MainActor
final class OffscreenView {
  private let window: UIWindow
  private let content: SceneContent
  private let host: HeadlessHost

  /// `size` is in points, `scale` in pixels per point. `makeView` creates the view, which fills the window. With `threads` nil, one thread
  /// per core draws.
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

  func image(after change: () -> Void) -> CGImage {
    content.scene.perform(change)
    host.advance(by: 1 / host.framesPerSecond)
    return host.image()
  }

  func close() { content.scene.disconnect() }
}
