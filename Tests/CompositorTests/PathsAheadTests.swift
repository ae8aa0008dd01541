import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Paths of drawings on several threads")
struct PathsAheadTests {
  /// A drawing of 120 overlapping shapes: fills, strokes, clips, shadows, transparent groups, gradients, and a nested drawing.
  private let drawing: CGDrawing = {
    let context = CGContext(size: CGSize(width: 90, height: 70))
    for index in 0..<120 {
      let (x, y) = (CGFloat(index * 37 % 80), CGFloat(index * 23 % 60))
      let box = CGRect(x: x + 0.3, y: y - 2.6, width: 14 + x / 9, height: 9 + y / 7)
      context.saveGState()
      if index % 5 == 0 { context.clip(to: CGRect(x: 8.5, y: 6, width: 60, height: CGFloat(30 + index % 20))) }
      if index % 17 == 0 { context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3) }
      if index % 11 == 0 { context.setAlpha(0.6) }
      if index % 13 == 0 { context.setBlendMode(.multiply) }
      if index % 19 == 0 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      let color = CGColor(red: x / 80, green: y / 60, blue: 0.4, alpha: index % 3 == 0 ? 0.5 : 1)
      context.addPath(CGPath(ellipseIn: box, transform: nil))
      if index % 2 == 0 {
        context.setFillColor(color)
        context.fillPath()
      } else {
        context.setStrokeColor(color)
        context.setLineWidth(1.5)
        context.strokePath()
      }
      if index % 19 == 0 { context.endTransparencyLayer() }
      context.restoreGState()
    }
    return context.drawing
  }()

  private func pixels(threads: Int) -> String {
    let canvas = DrawingCanvas(width: 135, height: 105, caches: .withoutText(), threads: threads)
    canvas.draw(drawing, through: CGAffineTransform(scaleX: 1.5, y: 1.5))
    return "\(canvas.buffer.fingerprint)"
  }

  @Test("A drawing has the same pixels for any number of threads")
  func threads() {
    let one = pixels(threads: 1)
    #expect(pixels(threads: 2) == one)
    #expect(pixels(threads: 5) == one)
  }

  @Test("Each path is taken once, in the order of the operations, and no other operation has one")
  func order() {
    var ahead = PathsAhead(from: 0, in: drawing.operations, through: .identity, workers: WorkerPool(threads: 2)) { operation in
      ClipRegion(operation.clips, through: .identity, canvas: PixelRect(x0: 0, y0: 0, x1: 90, y1: 70))
    }
    #expect(ahead.operations == 0..<16)
    for index in ahead.operations {
      let operation = drawing.operations[index]
      #expect((ahead.take(index) != nil) == (operation.painting != nil && operation.shadow == nil))
      #expect(ahead.take(index) == nil)
    }
    #expect(ahead.take(16) == nil)
  }

  @Test("Large paths one after the other share their memory")
  func memory() {
    let context = CGContext(size: CGSize(width: 600, height: 500))
    for index in 0..<40 { context.fillEllipse(in: CGRect(x: index, y: 0, width: 550 - index, height: 500)) }
    let canvas = DrawingCanvas(width: 600, height: 500, caches: .withoutText())
    let before = ScratchMemory.shared.fresh
    canvas.draw(context.drawing, through: .identity)
    // Other tests may take blocks at the same time.
    #expect(ScratchMemory.shared.fresh - before < 20)
  }
}
