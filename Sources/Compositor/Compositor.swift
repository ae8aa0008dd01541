import QuartzCore

/// Renders a layer tree into pixels, frame after frame, and redraws only what has changed since the previous frame.
///
/// The same tree at the same time produces the same bytes, regardless of the number of threads, of the build configuration, and of what was
/// drawn before.
package final class Compositor {
  package let threads: Int
  let caches: RenderCaches
  private var renderer: FrameRenderer?
  private var size = (width: 0, height: 0)
  private var frame: PixelBuffer?
  /// The list of the latest frame, if it is that of a layer tree on screen.
  private(set) var flattened: FlattenedTree?
  /// The number of items that the latest frame has compared with those of the previous frame.
  var comparisons: Int { renderer?.comparisons ?? 0 }

  /// Creates a compositor. With 0 threads, every core is used.
  package init(threads: Int = 0, textEngine: any TextEngine) {
    caches = RenderCaches(textEngine: textEngine)
    self.threads = threads > 0 ? threads : ProcessInfo.processInfo.activeProcessorCount
  }

  /// A buffer of pixels that the caller owns, such as a window's surface.
  package struct Target {
    /// The first pixel: 0xAARRGGBB, premultiplied.
    package var pixels: UnsafeMutablePointer<UInt32>
    /// The number of pixels from one row to the next.
    package var stride: Int
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
    /// A Boolean value that indicates whether the buffer still contains the last frame, so that only changes need to be drawn.
    package var isRetained: Bool

    package init(_ buffer: PixelBuffer, isRetained: Bool) {
      (pixels, stride, width, height) = (buffer.pixels, buffer.stride, buffer.width, buffer.height)
      self.isRetained = isRetained
    }
  }

  /// Releases memory that the next frame doesn't need, as when nothing has moved for a while.
  package func releaseUnusedMemory() {
    renderer?.releaseUnusedMemory()
    caches.releaseUnusedMemory()
    ScratchMemory.shared.clear()
  }

  /// Renders `root` over `background` at the scene's `time`, in seconds, with `scale` pixels per point. Returns the rectangles that were
  /// redrawn, in pixels, or none if nothing changed.
  package func render(_ root: CALayer, at time: CFTimeInterval, scale: CGFloat, background: CGColor, into target: Target) -> [PixelRect] {
    render(root, at: time, through: .scale(scale), background: background, into: target)
  }

  /// Renders `root` as above. `projection` maps its points to pixels.
  package func render(
    _ root: CALayer, at time: CFTimeInterval, through projection: Projection, background: CGColor, into target: Target
  ) -> [PixelRect] {
    let background = LayerColor(background)
    guard let tree = root.layerTree, tree.root === root else {
      return render(LayerFlattener.list(of: root, at: time, through: projection, background: background), into: target)
    }
    if flattened?.shows(tree, through: projection, background: background) == true { return update(at: time, into: target) }
    let flattened = FlattenedTree(tree, through: projection, background: background)
    _ = flattened.update(at: time)
    return render(flattened, into: target)
  }

  /// Creates the pixels that `root` needs at a later time, such as those of texts and pictures, so that the frame at that time doesn't wait
  /// for them. Does nothing before the first frame.
  package func prepare(_ root: CALayer, at time: CFTimeInterval, through projection: Projection) {
    renderer?.prepare(LayerFlattener.list(of: root, at: time, through: projection, background: LayerColor(.clear)))
  }

  private func render(_ flattened: FlattenedTree, into target: Target) -> [PixelRect] {
    let damage = render(flattened.list(), into: target)
    if target.width > 0, target.height > 0 { self.flattened = flattened }
    return damage
  }

  private func update(at time: CFTimeInterval, into target: Target) -> [PixelRect] {
    guard let flattened else { return [] }
    let update = flattened.update(at: time)
    guard case .parts(let ranges) = update, let renderer, size == (target.width, target.height) else {
      return render(flattened, into: target)
    }
    let canvas = Canvas(pixels: target.pixels, stride: target.stride)
    let damage = renderer.render(flattened.items, changedIn: ranges, onto: canvas, isRetained: target.isRetained)
    caches.removeUnusedPictures()
    return damage
  }

  /// Renders a display list and returns the rectangles that were redrawn, in pixels.
  package func render(_ list: DisplayList, into target: Target) -> [PixelRect] {
    flattened = nil
    guard target.width > 0, target.height > 0 else { return [] }
    var isRetained = target.isRetained
    if renderer == nil || size != (target.width, target.height) {
      let screen = PixelRect(x0: 0, y0: 0, x1: target.width, y1: target.height)
      renderer = FrameRenderer(screen: screen, threads: threads, caches: caches)
      size = (target.width, target.height)
      isRetained = false
    }
    let damage = renderer?.render(list, onto: Canvas(pixels: target.pixels, stride: target.stride), isRetained: isRetained) ?? []
    caches.removeUnusedPictures()
    return damage
  }

  /// Renders `root` at `time` into the compositor's own buffer of `width` × `height` pixels, which the next frame overwrites.
  package func render(
    _ root: CALayer, at time: CFTimeInterval, width: Int, height: Int, scale: CGFloat, background: CGColor
  ) -> (pixels: PixelBuffer, damage: [PixelRect]) {
    let last = frame.flatMap { $0.width == width && $0.height == height ? $0 : nil }
    let buffer = last ?? PixelBuffer(width: max(width, 1), height: max(height, 1))
    frame = buffer
    return (buffer, render(root, at: time, scale: scale, background: background, into: Target(buffer, isRetained: last != nil)))
  }
}
