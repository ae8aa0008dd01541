import UIKit

/// A scene inside another one, such as a stage in the workbench's window. It has its own clock, input, and pixels.
@MainActor
package final class EmbeddedScene {
  package let scene: UIWindowScene
  /// The layer that shows the scene's pixels anywhere in the other scene. One pixel of the scene is one pixel on the screen.
  package let layer = CALayerHost()
  /// Called with the redrawn rectangles, in the scene's points, after each change, in the scene whose code set the closure. If it is nil,
  /// they aren't computed.
  package var onDamage: (([CGRect]) -> Void)? { didSet { onDamage = onDamage.map { UIWindowScene.bound($0) } } }
  /// The part of the scene to render for the layer, or nil for the whole screen at its own scale.
  package var viewport: SceneViewport?
  private let renderer: SceneRenderer
  private let threads: Int

  /// Creates an embedded scene that is rendered with the given number of threads, or one per core if `threads` is 0.
  package init(scene: UIWindowScene, background: CGColor = .black, threads: Int = 0) {
    self.scene = scene
    self.threads = threads
    renderer = SceneRenderer(scene: scene, background: background, threads: threads)
  }

  /// The color where the scene shows nothing.
  package var background: CGColor {
    get { renderer.background }
    set { renderer.background = newValue }
  }

  /// Renders the scene as of its latest turn, or at `time` on its clock.
  package func render(at time: TimeInterval? = nil) {
    let size = viewport?.pixels.size ?? scene.screen.nativeBounds.size
    let width = max(Int(size.width), 1)
    let height = max(Int(size.height), 1)
    if layer.surface.map({ $0.pixels.width != width || $0.pixels.height != height }) ?? true {
      layer.surface = LiveSurface(width: width, height: height)
    }
    guard let surface = layer.surface else { return }
    let damage = renderer.render(into: surface.pixels, showing: viewport, at: time)
    guard let first = damage.first else { return }
    surface.pixels.replicateEdges()
    surface.didChange(in: damage.dropFirst().reduce(first) { $0.union($1) })
    guard let onDamage else { return }
    let shown = viewport ?? SceneViewport(scale: scene.screen.scale, pixels: CGRect(x: 0, y: 0, width: width, height: height))
    onDamage(damage.map(shown.points))
  }

  /// Prepares the pixels that a transition needs if one has just begun. The next frame follows in `interval` seconds.
  package func prepareTransition(interval: TimeInterval) { renderer.prepareTransition(showing: viewport, interval: interval) }

  /// Releases memory that the next picture doesn't need, as when nothing has moved for a while.
  package func releaseUnusedMemory() { renderer.releaseUnusedMemory() }

  /// Returns a picture of the whole scene as of its latest turn, or at `time` on its clock.
  package func image(at time: TimeInterval? = nil) -> CGImage {
    guard viewport == nil else { return wholeImage(at: time) }
    render(at: time)
    guard let pixels = layer.surface?.pixels else { return CGImage(pixels: PixelBuffer(width: 1, height: 1)) }
    return CGImage(pixels: pixels.copy())
  }

  /// Returns a picture of the whole scene without rendering into the layer, at `time` on the scene's clock or that of the latest turn, and
  /// at `scale` pixels per point or the scene's own scale.
  package func wholeImage(at time: TimeInterval? = nil, scale: CGFloat? = nil) -> CGImage {
    let scale = scale ?? scene.screen.scale
    let size = scene.screen.bounds.size
    let pixels = PixelBuffer(width: max(Int((size.width * scale).rounded()), 1), height: max(Int((size.height * scale).rounded()), 1))
    let whole = SceneViewport(scale: scale, pixels: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
    _ = SceneRenderer(scene: scene, background: background, threads: threads).render(into: pixels, showing: whole, at: time)
    return CGImage(pixels: pixels)
  }
}
