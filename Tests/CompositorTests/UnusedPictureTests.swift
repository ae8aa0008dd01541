import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Pictures of layers that nothing shows anymore")
struct UnusedPictureTests {
  private func picture() -> LayerPicture {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    return LayerPicture(of: layer, scale: 1)
  }

  private func draw(_ root: CALayer, with compositor: Compositor) {
    _ = compositor.render(root, at: 0, width: 16, height: 16, scale: 1, background: CGColor(gray: 1, alpha: 1))
  }

  @Test("Given a layer that shows a picture, when it is removed, then the picture's pixels are gone with the next frames")
  func removed() throws {
    let compositor = Compositor(threads: 1, textEngine: EstimatingTextEngine())
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    weak var pixels: CGImage?
    do {
      let shown = CALayer()
      shown.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      let picture = picture()
      shown.contents = picture
      root.addSublayer(shown)
      draw(root, with: compositor)
      pixels = ContentResolver(caches: compositor.caches, threads: 1).raster(of: picture)?.image
      draw(root, with: compositor)
      #expect(pixels != nil)
      shown.contents = nil
      shown.removeFromSuperlayer()
    }
    for _ in 0..<2 { draw(root, with: compositor) }
    #expect(pixels == nil)
  }

  @Test("A picture that is shown keeps its pixels from frame to frame")
  func shown() {
    let caches = RenderCaches.withoutText()
    let picture = picture()
    let resolver = ContentResolver(caches: caches, threads: 1)
    let image = resolver.raster(of: picture)?.image
    caches.removeUnusedPictures()
    #expect(resolver.raster(of: picture)?.image === image)
  }

  @Test("A cache counts the costs of what is left")
  func costs() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    for key in 0..<10 { cache.insert(key, for: key, cost: 8) }
    #expect(cache.cost == 80)
    #expect(cache.contains { $0 == 3 })
    cache.removeAll { $0 % 2 == 1 }
    #expect(!cache.contains { $0 == 3 })
    #expect(cache.cost == 40)
    #expect(cache[3] == nil && cache[4] == 4)
  }

  @Test("Given a picture that is edge-on, then its pixels are made in the frame in which it turns")
  func edgeOn() {
    let compositor = Compositor(threads: 1, textEngine: EstimatingTextEngine())
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    let shown = CALayer()
    shown.actions = ["transform": NSNull()]
    shown.frame = CGRect(x: 4, y: 4, width: 8, height: 8)
    let picture = picture()
    shown.contents = picture
    shown.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    root.addSublayer(shown)
    draw(root, with: compositor)
    #expect(compositor.caches.pictures[picture.serial] == nil)
    shown.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    draw(root, with: compositor)
    #expect(compositor.caches.pictures[picture.serial] != nil)
  }
}
