import Compositor
import CoreGraphics
import Foundation
import UIKit

/// Composes what a scene shows, as of its latest turn.
@MainActor
public final class SceneRenderer {
  public let scene: UIWindowScene
  /// What shows where the scene has nothing.
  public var background: CGColor
  private let compositor: Compositor
  /// The buffer that holds the latest picture.
  private weak var latest: PixelBuffer?

  /// `threads` 0 uses every core.
  public init(scene: UIWindowScene, background: CGColor = .black, threads: Int = 0) {
    self.scene = scene
    self.background = background
    compositor = Compositor(threads: threads)
  }

  /// Draws what has changed since the last picture in the same buffer, and tells where, in pixels.
  ///
  /// - Parameter time: the moment to show, on the scene's clock; the latest turn's if nil. Nothing happens by being looked at.
  public func render(into frame: PixelBuffer, at time: TimeInterval? = nil) -> [CGRect] {
    let target = Compositor.Target(
      pixels: frame.pixels, stride: frame.stride, width: frame.width, height: frame.height, isRetained: latest === frame)
    latest = frame
    return compositor.render(scene.rootLayer, at: time ?? scene.time, scale: scene.screen.scale, background: background, into: target)
      .map(\.cgRect)
  }
}
