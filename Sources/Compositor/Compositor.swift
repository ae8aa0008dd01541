import CoreGraphics
import Foundation
import QuartzCore

/// Turns a layer tree into pixels, frame after frame, and draws of each frame only what changed.
///
/// The same tree at the same time gives the same bytes: on any number of threads, in debug and release builds, and whatever was
/// drawn before.
public final class Compositor {
  /// How many threads draw.
  public let threads: Int
  /// What the last frame showed.
  public private(set) var list = DisplayList()
  private let caches = RenderCaches()
  private var renderer: FrameRenderer?
  private var size = (width: 0, height: 0)
  private var frame: PixelBuffer?

  /// `threads` 0 uses every core.
  public init(threads: Int = 0) {
    self.threads = threads > 0 ? threads : ProcessInfo.processInfo.activeProcessorCount
  }

  /// Pixels that belong to somebody else, such as a window's surface.
  public struct Target {
    /// The first pixel: 0xAARRGGBB, premultiplied.
    public var pixels: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    public var stride: Int
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
    /// Whether the pixels are still those of the last frame, so that only changes need to be drawn.
    public var isRetained: Bool

    public init(pixels: UnsafeMutablePointer<UInt32>, stride: Int, width: Int, height: Int, isRetained: Bool) {
      self.pixels = pixels
      self.stride = stride
      self.width = width
      self.height = height
      self.isRetained = isRetained
    }
  }

  /// Draws what `root` shows at `time` (the scene's, seconds) at `scale` pixels a point, over `background`.
  ///
  /// - Returns: what has been drawn, in pixels; empty when nothing changed.
  public func render(_ root: CALayer, at time: CFTimeInterval, scale: CGFloat, background: CGColor, into target: Target) -> [PixelRect] {
    let list = LayerFlattener.list(of: root, at: time, through: .scale(scale), background: LayerColor(background))
    return render(list, into: target)
  }

  /// Draws a display list.
  public func render(_ list: DisplayList, into target: Target) -> [PixelRect] {
    guard target.width > 0, target.height > 0 else { return [] }
    var isRetained = target.isRetained
    if renderer == nil || size != (target.width, target.height) {
      let screen = PixelRect(x0: 0, y0: 0, x1: target.width, y1: target.height)
      renderer = FrameRenderer(screen: screen, threads: threads, caches: caches)
      size = (target.width, target.height)
      isRetained = false
    }
    self.list = list
    return renderer?.render(list, onto: Canvas(pixels: target.pixels, stride: target.stride), isRetained: isRetained) ?? []
  }

  /// Draws what `root` shows at `time` into a buffer of the compositor's own, `width` × `height` pixels, which the next frame changes.
  public func render(
    _ root: CALayer, at time: CFTimeInterval, width: Int, height: Int, scale: CGFloat, background: CGColor
  ) -> (pixels: PixelBuffer, damage: [PixelRect]) {
    let last = frame.flatMap { $0.width == width && $0.height == height ? $0 : nil }
    let buffer = last ?? PixelBuffer(width: max(width, 1), height: max(height, 1))
    frame = buffer
    let target = Target(
      pixels: buffer.pixels, stride: buffer.stride, width: buffer.width, height: buffer.height, isRetained: last != nil)
    return (buffer, render(root, at: time, scale: scale, background: background, into: target))
  }

  /// A picture of what `root` shows at `time`, `size` points large at `scale` pixels a point, over `background`. Knows of no other frame.
  public static func image(
    of root: CALayer, at time: CFTimeInterval, size: CGSize, scale: CGFloat, background: CGColor = .clear, threads: Int = 0
  ) -> CGImage {
    let compositor = Compositor(threads: threads)
    let frame = compositor.render(
      root, at: time, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()), scale: scale,
      background: background)
    return CGImage(pixels: frame.pixels)
  }
}
