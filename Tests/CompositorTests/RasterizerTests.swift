import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

/// A text engine that draws every character as a filled box from the baseline up, half as wide as the font's size.
private final class BoxTextEngine: TextEngine {
  func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(ascent: font.size, descent: 0, leading: 0, capHeight: font.size, xHeight: font.size)
  }
  func width(of run: TextRun) -> CGFloat { CGFloat(run.text.count) * run.font.size / 2 }
  func mask(of run: TextRun, scale: CGFloat, subpixel: CGFloat) -> GlyphMask? {
    let width = Int((self.width(of: run) * scale).rounded())
    let height = Int((run.font.size * scale).rounded())
    return GlyphMask(width: width, height: height, left: 0, top: height, coverage: Array(repeating: 255, count: width * height))
  }
}

@Suite("Recorded drawings", .serialized)
struct RasterizerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func draw(
    _ size: CGFloat = 40, scale: CGFloat = 1, isOpaque: Bool = false, textEngine: any TextEngine = EstimatingTextEngine(),
    _ body: (CGContext) -> Void
  ) -> PixelBuffer {
    let context = CGContext(size: CGSize(width: size, height: size))
    body(context)
    return Rasterizer(textEngine: textEngine).image(of: context.drawing, scale: scale, isOpaque: isOpaque).pixels
  }

  @Test("An image starts transparent, or black when it is opaque")
  func start() {
    #expect(draw { _ in }[5, 5] == 0)
    #expect(draw(isOpaque: true) { _ in }[5, 5] == 0xff00_0000)
  }

  @Test("A path covers exactly the area that it encloses")
  func triangleArea() {
    let pixels = draw(64) { context in
      context.setFillColor(red)
      context.move(to: CGPoint(x: 3.3, y: 2.1))
      context.addLine(to: CGPoint(x: 61.7, y: 20.4))
      context.addLine(to: CGPoint(x: 17.2, y: 59.9))
      context.closePath()
      context.fillPath()
    }
    var area = 0.0
    for y in 0..<64 { for x in 0..<64 { area += Double(pixels.alpha(x, y)) / 255 } }
    // Half the cross product of two sides: (58.4, 18.3) and (13.9, 57.8).
    let exact: Double = (58.4 * 57.8 - 13.9 * 18.3) / 2
    #expect(abs(area - exact) < 0.5)
  }

  @Test("A path that leaves the image on every side is cut, and keeps its winding")
  func cutPath() {
    let pixels = draw { context in
      context.setFillColor(red)
      context.addEllipse(in: CGRect(x: -100, y: -100, width: 240, height: 240))
      context.fillPath()
    }
    #expect(pixels[0, 0] == 0xffff_0000 && pixels[39, 39] == 0xffff_0000 && pixels[20, 20] == 0xffff_0000)
  }

  @Test("Even-odd leaves a hole where winding fills")
  func fillRules() {
    func rings(_ rule: CGPathFillRule) -> PixelBuffer {
      draw { context in
        context.setFillColor(red)
        context.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
        context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.fillPath(using: rule)
      }
    }
    #expect(rings(.winding)[20, 20] == 0xffff_0000)
    #expect(rings(.evenOdd)[20, 20] == 0)
    #expect(rings(.evenOdd)[5, 5] == 0xffff_0000)
  }

  @Test("A stroke has the line's width")
  func stroke() {
    let pixels = draw { context in
      context.setStrokeColor(red)
      context.setLineWidth(6)
      context.move(to: CGPoint(x: 0, y: 20))
      context.addLine(to: CGPoint(x: 40, y: 20))
      context.strokePath()
    }
    #expect(pixels[20, 16] == 0 && pixels[20, 17] == 0xffff_0000 && pixels[20, 22] == 0xffff_0000 && pixels[20, 23] == 0)
  }

  @Test("Text stands on its baseline, at every scale", arguments: [1.0, 2.0, 3.0])
  func baseline(scale: CGFloat) {
    let pixels = draw(scale: scale, textEngine: BoxTextEngine()) { context in
      context.draw(TextRun("ab", font: FontDescription(size: 10)), at: CGPoint(x: 5, y: 30), color: red)
    }
    let line = Int(30 * scale)
    #expect(pixels[Int(8 * scale), line - 1] == 0xffff_0000)
    #expect(pixels[Int(8 * scale), line] == 0)
    #expect(pixels[Int(8 * scale), line - Int(10 * scale)] == 0xffff_0000)
    #expect(pixels[Int(8 * scale), line - Int(10 * scale) - 1] == 0)
    #expect(pixels[Int(5 * scale) - 1, line - 1] == 0)
    #expect(pixels[Int(15 * scale), line - 1] == 0)
  }

  @Test("A clip cuts smoothly, and clips intersect")
  func clips() {
    let pixels = draw { context in
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      context.clip()
      context.clip(to: CGRect(x: 0, y: 0, width: 20.5, height: 40))
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(pixels[0, 0] == 0)
    #expect(pixels[10, 20] == 0xffff_0000)
    #expect(abs(pixels.alpha(20, 20) - 128) <= 1)
    #expect(pixels[25, 20] == 0)
  }

  @Test("A linear gradient ends where it is told to, and goes on where it may")
  func gradient() throws {
    let gradient = try #require(CGGradient(colors: [red, blue]))
    func strip(_ options: CGGradientDrawingOptions) -> PixelBuffer {
      draw { $0.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options) }
    }
    let plain = strip([])
    #expect(plain[5, 5] == 0 && plain[35, 5] == 0)
    #expect(abs(plain.red(20, 5) - 124) <= 4 && abs(plain.blue(20, 5) - 131) <= 4)
    #expect(strip(.drawsBeforeStartLocation)[5, 5] == 0xffff_0000)
    #expect(strip(.drawsAfterEndLocation)[35, 5] == 0xff00_00ff)
  }

  @Test("Blend modes follow their formulas on gamma-encoded values")
  func blendModes() {
    func mixed(_ mode: CGBlendMode) -> UInt32 {
      draw { context in
        context.setFillColor(CGColor(red: 0.8, green: 0.4, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        context.setBlendMode(mode)
        context.setFillColor(CGColor(red: 0.5, green: 0.5, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      }[20, 20]
    }
    func near(_ a: UInt32, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
      let parts = [(a >> 16 & 255, red), (a >> 8 & 255, green), (a & 255, blue)]
      return parts.allSatisfy { abs(Double($0.0) - $0.1 * 255) <= 1.5 } && a >> 24 == 255
    }
    #expect(near(mixed(.multiply), 0.4, 0.2, 0))
    #expect(near(mixed(.screen), 0.9, 0.7, 1))
    #expect(near(mixed(.darken), 0.5, 0.4, 0))
    #expect(near(mixed(.lighten), 0.8, 0.5, 1))
    #expect(near(mixed(.difference), 0.3, 0.1, 1))
    #expect(near(mixed(.plusLighter), 1, 0.9, 1))
    #expect(mixed(.clear) == 0)
    #expect(near(mixed(.destinationOver), 0.8, 0.4, 0))
  }

  @Test("A transparency layer fades as one")
  func transparencyLayer() {
    let pixels = draw { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.setFillColor(blue)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.endTransparencyLayer()
    }
    #expect(pixels.alpha(20, 20) == 128 && pixels.red(20, 20) == 0 && pixels.blue(20, 20) == 128)
  }

  @Test("A shadow falls beside what throws it")
  func shadow() {
    let pixels = draw { context in
      context.setShadow(offset: CGSize(width: 12, height: 0), blur: 2, color: .black)
      context.setFillColor(red)
      context.fill(CGRect(x: 4, y: 10, width: 10, height: 20))
    }
    #expect(pixels[8, 20] == 0xffff_0000)
    #expect(pixels[21, 20] >> 24 > 240 && pixels.red(21, 20) == 0)
    #expect(pixels[35, 20] == 0)
  }

  @Test("A layer renders into a context as it is shown")
  func renderLayer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 20, height: 20)
    layer.backgroundColor = red
    layer.cornerRadius = 10
    let pixels = draw { context in
      context.translateBy(x: 10, y: 10)
      layer.render(in: context)
    }
    #expect(pixels[20, 20] == 0xffff_0000)
    #expect(pixels[10, 10] == 0)
    #expect(pixels[5, 20] == 0)
  }

  @Test("Given a drawing of a layer with a shadow, when the drawing itself casts a shadow, then both are drawn")
  func shadowInDrawing() {
    func shadowed(_ frame: CGRect) -> CALayer {
      let layer = CALayer()
      layer.frame = frame
      layer.shadowOpacity = 1
      layer.shadowRadius = 0
      layer.shadowOffset = CGSize(width: 0, height: 12)
      return layer
    }
    let inner = shadowed(CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.shadowPath = CGPath(ellipseIn: inner.bounds, transform: nil)
    let context = CGContext(size: CGSize(width: 40, height: 24))
    inner.render(in: context)
    let outer = shadowed(CGRect(x: 0, y: 0, width: 40, height: 24))
    outer.contents = context.drawing
    let pixels = Picture.draw(outer)
    #expect(pixels.red(5, 17) < 8, "the inner shadow")
    #expect(pixels.red(5, 29) < 8, "the shadow of the inner shadow")
    #expect(pixels.red(20, 29) == 255)
  }

  @Test("Images are drawn upright or turned, smooth at their edges")
  func images() {
    let image = Picture.image(width: 10, height: 10) { _, y in y < 5 ? 0xffff_0000 : 0xff00_00ff }
    let pixels = draw { $0.draw(upright: image, in: CGRect(x: 10.5, y: 10, width: 10, height: 10)) }
    #expect(pixels[15, 11] == 0xffff_0000 && pixels[15, 18] == 0xff00_00ff)
    #expect(abs(pixels.alpha(10, 12) - 128) <= 1)
  }

  @Test("The cache of drawings keeps within its bound")
  func boundedCache() {
    var cache = BoundedCache<Int, [UInt8]>(limit: 1000)
    var made = 0
    for key in 0..<100 {
      _ = cache.value(for: key) {
        $0.count
      } make: {
        made += 1
        return Array(repeating: 0, count: 100)
      }
      // The entry that was inserted last may exceed it.
      #expect(cache.cost <= 1100)
    }
    #expect(made == 100)
    _ = cache.value(for: 99) {
      $0.count
    } make: {
      []
    }
    #expect(made == 100)
  }
}
