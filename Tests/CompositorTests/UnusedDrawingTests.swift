import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

@Suite("Drawings that nothing shows anymore")
struct UnusedDrawingTests {
  /// A drawing of a square, with a side in points.
  private func drawing(side: CGFloat = 8) -> CGDrawing {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
    let operation = CGDrawing.Operation(
      .fill(path, rule: .winding, color: CGColor(gray: 0.5, alpha: 1)), transform: .identity, clips: [], alpha: 1, blendMode: .normal,
      shadow: nil)
    return CGDrawing(size: CGSize(width: side, height: side), operations: [operation])
  }

  /// Returns the pixels of a drawing.
  private func pixels(of drawing: CGDrawing, in caches: RenderCaches) throws -> CGImage {
    let rect = CGRect(origin: .zero, size: drawing.size)
    let raster = try #require(DrawingRaster(DrawingPlacement(drawing: drawing, rect: rect), projection: .identity))
    if let known = caches.image(of: raster) { return known }
    let image = raster.make(caches: caches)
    caches.store(image, of: raster)
    return image
  }

  @Test("Given a drawing that was shown and one that still is, when unused memory is released, then only the pixels of the former go")
  func released() throws {
    let caches = RenderCaches.withoutText()
    let shown = drawing()
    let kept = try pixels(of: shown, in: caches)
    weak var former: CGImage?
    former = try pixels(of: drawing(), in: caches)
    #expect(former != nil)
    caches.releaseUnusedMemory()
    #expect(former == nil)
    #expect(try pixels(of: shown, in: caches) === kept)
  }

  @Test("Given content that is drawn again and again, then the pixels of what it no longer shows don't pile up")
  func replaced() throws {
    let caches = RenderCaches.withoutText()
    weak var first: CGImage?
    first = try pixels(of: drawing(side: 256), in: caches)
    #expect(first != nil)
    for _ in 0..<8 { _ = try pixels(of: drawing(side: 256), in: caches) }
    #expect(first == nil)
  }

  @Test("Given a frame, when unused memory has been released, then the next frames are the same")
  func sameFrames() {
    let (untouched, released) = (frames(releasing: false), frames(releasing: true))
    #expect(untouched == released)
  }

  /// Draws a square that moves over others that stand, and returns the pixels of each frame.
  private func frames(releasing: Bool) -> [[UInt32]] {
    let compositor = Compositor(threads: 1, textEngine: EstimatingTextEngine())
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 32, height: 32)
    let squares = (0..<4).map { index in
      let layer = CALayer()
      layer.frame = CGRect(x: index * 4, y: index * 4, width: 8, height: 8)
      layer.backgroundColor = CGColor(gray: CGFloat(index) / 4, alpha: 0.8)
      root.addSublayer(layer)
      return layer
    }
    return (0..<8).map { step in
      squares[3].frame.origin.x = CGFloat(step * 2)
      if releasing, step == 5 { compositor.releaseUnusedMemory() }
      let pixels = compositor.render(root, at: 0, width: 32, height: 32, scale: 1, background: CGColor(gray: 1, alpha: 1)).pixels
      return (0..<32).flatMap { y in (0..<32).map { x in pixels[x, y] } }
    }
  }
}
