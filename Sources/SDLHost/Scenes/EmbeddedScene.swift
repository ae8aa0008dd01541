import CoreGraphics
import Foundation
import UIKit

/// A scene shown inside another one: a stage in the workbench's window. Its clock, input and pixels are its own.
@MainActor
public final class EmbeddedScene {
  public let scene: UIWindowScene
  /// Shows the scene's pixels wherever it is put in the other scene's layers. One pixel of the scene is one on the screen.
  public let layer = CALayerHost()
  /// Called with what has been drawn anew, in the scene's points, whenever something has; nil while nobody watches.
  public var onDamage: (([CGRect]) -> Void)?
  private let renderer: SceneRenderer

  public init(scene: UIWindowScene, background: CGColor = .black, threads: Int = 0) {
    self.scene = scene
    renderer = SceneRenderer(scene: scene, background: background, threads: threads)
  }

  /// What shows where the scene has nothing.
  public var background: CGColor {
    get { renderer.background }
    set { renderer.background = newValue }
  }

  /// Composes the scene as of its latest turn, or as it is presented at `time` on its clock.
  public func render(at time: TimeInterval? = nil) {
    let size = scene.screen.nativeBounds.size
    let width = max(Int(size.width), 1)
    let height = max(Int(size.height), 1)
    if layer.surface.map({ $0.pixels.width != width || $0.pixels.height != height }) ?? true {
      layer.surface = LiveSurface(width: width, height: height)
    }
    guard let surface = layer.surface else { return }
    let damage = renderer.render(into: surface.pixels, at: time)
    guard let first = damage.first else { return }
    surface.pixels.replicateEdges()
    surface.didChange(in: damage.dropFirst().reduce(first) { $0.union($1) })
    guard let onDamage else { return }
    let pixel = 1 / scene.screen.scale
    onDamage(damage.map { CGRect(x: $0.minX * pixel, y: $0.minY * pixel, width: $0.width * pixel, height: $0.height * pixel) })
  }

  /// A picture of the scene as of its latest turn, or as it is presented at `time` on its clock.
  public func image(at time: TimeInterval? = nil) -> CGImage {
    render(at: time)
    guard let pixels = layer.surface?.pixels else { return CGImage(pixels: PixelBuffer(width: 1, height: 1)) }
    return CGImage(pixels: pixels.copy())
  }
}
