import CoreGraphics
import Testing

@testable import UIKit

// What UIImage(named:) keeps. Apple's documentation of it: "This method caches image data and the system may purge it to free memory."
// https://developer.apple.com/documentation/uikit/uiimage/init(named:)
@Suite("Images that were asked for by name") struct NamedImagesTests {
  private static let cost = 10 * 10 * 16 / 3

  private func image() -> UIImage { UIImage(cgImage: CGImage(pixels: PixelBuffer(width: 10, height: 10))) }

  @Test("As many images as fit are kept, and the least recently used are removed first")
  func limit() {
    var images = NamedImages(limit: 3 * Self.cost)
    for name in ["a", "b", "c"] { images.keep(image(), named: name) }
    #expect(images.image(named: "a") != nil)
    images.keep(image(), named: "d")
    #expect(images.cost == 3 * Self.cost)
    #expect(images.image(named: "b") == nil)
    #expect(["a", "c", "d"].allSatisfy { images.image(named: $0) != nil })
  }

  @Test("One that is shown somewhere is known, though others have taken its room, with its scale")
  func shown() {
    var images = NamedImages(limit: Self.cost)
    let pixels = CGImage(pixels: PixelBuffer(width: 10, height: 10))
    images.keep(UIImage(cgImage: pixels, scale: 2, orientation: .up), named: "shown")
    images.keep(image(), named: "other")
    #expect(images.cost == Self.cost)
    let found = images.image(named: "shown")
    #expect(found?.cgImage === pixels)
    #expect(found?.scale == 2)
    #expect(images.image(named: "other") == nil)
  }

  @Test("One that is larger than the limit is kept by itself, until the next one comes")
  func large() {
    var images = NamedImages(limit: 1)
    images.keep(image(), named: "large")
    #expect(images.image(named: "large") != nil)
    images.keep(image(), named: "next")
    #expect(images.image(named: "large") == nil)
    #expect(images.image(named: "next") != nil)
  }

  @Test("When all are released, those that are shown somewhere are still known")
  func removeAll() {
    var images = NamedImages(limit: 3 * Self.cost)
    let shown = image()
    images.keep(shown, named: "shown")
    images.keep(image(), named: "unused")
    images.removeAll()
    #expect(images.cost == 0)
    #expect(images.image(named: "shown")?.cgImage === shown.cgImage)
    #expect(images.image(named: "unused") == nil)
  }
}
