import Compositor
import UIKit

/// Renders a scene as of its latest turn.
@MainActor
package final class SceneRenderer {
  package let scene: UIWindowScene
  /// The color where the scene shows nothing.
  package var background: CGColor
  private let compositor: Compositor
  /// The buffer that contains the latest picture.
  private weak var latest: PixelBuffer?

  /// Creates a renderer with the given number of threads, or one per core if `threads` is 0.
  package init(scene: UIWindowScene, background: CGColor = .black, threads: Int = 0) {
    self.scene = scene
    self.background = background
    compositor = Compositor(threads: threads, textEngine: HostServices.current.textEngine)
  }

  /// Releases memory that the next picture doesn't need, as when nothing has moved for a while.
  package func releaseUnusedMemory() { compositor.releaseUnusedMemory() }

  /// Prepares the pixels that a transition needs if one has just begun, such as those of texts and pictures that are still transparent or
  /// outside the screen, so that its first frames don't wait for them. The frames themselves don't change.
  ///
  /// The next frame follows in `interval` seconds. A nil viewport is the whole screen at its own scale.
  package func prepareTransition(showing viewport: SceneViewport? = nil, interval: TimeInterval) {
    guard let duration = scene.transitionForecast.takeDuration() else { return }
    let projection = projection(showing: viewport)
    for delay in [interval, duration] { compositor.prepare(scene.rootLayer, at: scene.time + delay, through: projection) }
  }

  private func projection(showing viewport: SceneViewport?) -> Projection { viewport?.projection ?? .scale(scene.screen.scale) }

  /// Renders what has changed since the last picture in the same buffer, and returns the changed rectangles in pixels.
  ///
  /// A nil viewport is the whole screen at its own scale. `time` is on the scene's clock, or nil for the latest turn's time. Rendering has
  /// no effect on the scene.
  package func render(into frame: PixelBuffer, showing viewport: SceneViewport? = nil, at time: TimeInterval? = nil) -> [CGRect] {
    let target = Compositor.Target(frame, isRetained: latest === frame)
    latest = frame
    return compositor.render(
      scene.rootLayer, at: time ?? scene.time, through: projection(showing: viewport), background: background, into: target
    ).map(\.cgRect)
  }
}
