import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Images")
struct SamplingTests {
  /// Returns an image seen through `map`, with each pixel computed from many exact samples.
  private func reference(_ image: CGImage, _ rect: CGRect, through map: Projection, width: Int, height: Int, grid: Int) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height)
    guard let inverse = map.inverse else { return buffer }
    for y in 0..<height {
      for x in 0..<width {
        var sum = SIMD4<Double>.zero
        for j in 0..<grid {
          for i in 0..<grid {
            let pixel = CGPoint(x: Double(x) + (Double(i) + 0.5) / Double(grid), y: Double(y) + (Double(j) + 0.5) / Double(grid))
            let point = inverse.apply(pixel)
            let u = (point.x - rect.minX) / rect.width * Double(image.width) - 0.5
            let v = (point.y - rect.minY) / rect.height * Double(image.height) - 0.5
            sum += bilinear(image, u, v)
          }
        }
        sum /= Double(grid * grid)
        func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 255) + 0.5) }
        buffer[x, y] = byte(sum.w) << 24 | byte(sum.x) << 16 | byte(sum.y) << 8 | byte(sum.z)
      }
    }
    return buffer
  }

  private func bilinear(_ image: CGImage, _ u: Double, _ v: Double) -> SIMD4<Double> {
    let (cu, cv) = (min(max(u, 0), Double(image.width - 1)), min(max(v, 0), Double(image.height - 1)))
    func texel(_ x: Int, _ y: Int) -> SIMD4<Double> {
      let p = image.pixels[min(x, image.width - 1), min(y, image.height - 1)]
      return SIMD4(Double(p >> 16 & 255), Double(p >> 8 & 255), Double(p & 255), Double(p >> 24))
    }
    let (x, y) = (Int(cu), Int(cv))
    let (fx, fy) = (cu - Double(x), cv - Double(y))
    let top = texel(x, y) * (1 - fx) + texel(x + 1, y) * fx
    let bottom = texel(x, y + 1) * (1 - fx) + texel(x + 1, y + 1) * fx
    return top * (1 - fy) + bottom * fy
  }

  private func error(_ a: PixelBuffer, _ b: PixelBuffer) -> Double {
    var sum = 0.0
    for y in 0..<a.height {
      for x in 0..<a.width {
        for shift in [0, 8, 16] as [UInt32] {
          let difference = Double(a[x, y] >> shift & 255) - Double(b[x, y] >> shift & 255)
          sum += difference * difference
        }
      }
    }
    return (sum / Double(a.width * a.height * 3)).squareRoot()
  }

  @Test("One to one, an image's own pixels appear")
  func copied() {
    let image = Picture.pattern(width: 40, height: 30)
    let frame = Picture.draw(
      DisplayList([
        .item(0, .clear(.white)), .item(1, .image(ImagePlacement(image: image, rect: CGRect(x: 7, y: 9, width: 40, height: 30)))),
      ]))
    for y in 0..<30 { for x in 0..<40 { #expect(frame[x + 7, y + 9] == image.pixels[x, y]) } }
  }

  @Test("In perspective every pixel shows what a computation without any shortcut shows", arguments: [0.3, 0.7, 1.1])
  func perspective(angle: Double) {
    // Smooth enough that levels of detail don't matter.
    let image = Picture.image(width: 240, height: 240) { x, y in
      let red = UInt32(127.5 + 127 * sin(Double(x) / 20))
      let green = UInt32(127.5 + 127 * sin(Double(y) / 15))
      return 0xff00_0080 | red << 16 | green << 8
    }
    let rect = CGRect(x: -120, y: -120, width: 240, height: 240)
    let map = Projection.translation(150, 150).concatenated(after: Projection(xx: cos(angle), wx: sin(angle) / 500))
    let list = DisplayList([.item(0, .clear(.white)), .item(1, .image(ImagePlacement(image: image, rect: rect)), through: map)])
    let frame = Picture.draw(list, width: 300, height: 300, isTrilinear: false)
    let exact = reference(image, rect, through: map, width: 300, height: 300, grid: 1)
    var largest = 0
    for y in 0..<300 {
      for x in 0..<300 {
        guard let point = map.inverse?.apply(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)),
          rect.insetBy(dx: 4, dy: 4).contains(point)
        else { continue }
        largest = max(largest, abs(frame.red(x, y) - exact.red(x, y)), abs(frame.green(x, y) - exact.green(x, y)))
      }
    }
    #expect(largest <= 6)
  }

  @Test("Made smaller, mixed levels of detail come nearer to the truth than the nearest level", arguments: [0.22, 0.37, 0.45])
  func minification(scale: Double) {
    let image = Picture.pattern(width: 400, height: 300)
    let rect = CGRect(x: 0, y: 0, width: 400 * scale, height: 300 * scale)
    let list = DisplayList([.item(0, .clear(.white)), .item(1, .image(ImagePlacement(image: image, rect: rect)))])
    let (width, height) = (Int(rect.width), Int(rect.height))
    let exact = reference(
      image, rect, through: .identity, width: width, height: height, grid: 5)
    let mixed = error(Picture.draw(list, width: width, height: height), exact)
    let nearest = error(Picture.draw(list, width: width, height: height, isTrilinear: false), exact)
    #expect(mixed < nearest)
    #expect(mixed < 14)
  }

  @Test("A photo cut by its card's round corners leaves no line of the card's white along the edge")
  func noFringe() {
    let black = Picture.image(width: 80, height: 80) { _, _ in 0xff00_0000 }
    let card = CALayer()
    card.frame = CGRect(x: 8.5, y: 8.5, width: 47, height: 47)
    card.cornerRadius = 14
    card.masksToBounds = true
    card.backgroundColor = .white
    let photo = CALayer()
    photo.frame = card.bounds
    photo.contents = black
    card.addSublayer(photo)
    let frame = Picture.draw(card, background: CGColor(gray: 0.5, alpha: 1))
    for y in 0..<64 { for x in 0..<64 { #expect(frame.red(x, y) <= 128, "at \(x), \(y)") } }
  }

  @Test("Corners of a stretched image keep their size")
  func nineParts() {
    // A red frame of 4 pixels around blue.
    let image = Picture.image(width: 16, height: 16) { x, y in
      (4..<12).contains(x) && (4..<12).contains(y) ? 0xff00_00ff : 0xffff_0000
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    layer.contents = image
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0.01, height: 0.01)
    let frame = Picture.draw(layer)
    #expect(frame[2, 20] == 0xffff_0000)
    #expect(frame[6, 20] == 0xff00_00ff)
    #expect(frame[53, 20] == 0xff00_00ff)
    #expect(frame[58, 20] == 0xffff_0000)
    #expect(frame[30, 37] == 0xffff_0000)
  }

  @Test("The last column of a picture that ends inside a pixel is the same, wherever its row is cut")
  func lastColumn() {
    let image = Picture.pattern(width: 160, height: 120)
    let list = DisplayList([
      .item(0, .clear(.white)),
      .item(1, .image(ImagePlacement(image: image, rect: CGRect(x: 20.7, y: 10, width: 57.5, height: 60)))),
    ])
    let whole = Picture.draw(list, width: 100, height: 80)
    for column in 70..<79 {
      let frame = PixelBuffer(width: 100, height: 80)
      let renderer = FrameRenderer(screen: PixelRect(frame), threads: 1, caches: RenderCaches.withoutText())
      let cover = DisplayItem.fill(2, CGRect(x: 0, y: 0, width: CGFloat(column), height: 80), .red)
      renderer.render(DisplayList(list.items + [cover]), onto: Canvas(frame), isRetained: false)
      for x in column..<80 { #expect(frame[x, 40] == whole[x, 40], "column \(x), cut at \(column)") }
    }
  }

  @Test("What scrolls by whole points shows the same pixels, kept or fresh")
  func scrolling() {
    let image = Picture.pattern(width: 300, height: 200)
    func list(_ y: CGFloat) -> DisplayList {
      let rect = CGRect(x: 10.3, y: 10.7 + y, width: 101, height: 66)
      return DisplayList([
        .item(0, .clear(.white)), .item(1, .image(ImagePlacement(image: image, rect: rect, shape: RoundedRect(rect, radius: 9)))),
      ])
    }
    let frame = PixelBuffer(width: 160, height: 160)
    let renderer = FrameRenderer(screen: PixelRect(frame), threads: 1, caches: RenderCaches.withoutText())
    for step in 0..<6 {
      renderer.render(list(CGFloat(step * 7)), onto: Canvas(frame), isRetained: step > 0)
      let fresh = Picture.draw(list(CGFloat(step * 7)), width: 160, height: 160)
      #expect(frame.firstDifference(from: fresh) == nil)
    }
  }
}
