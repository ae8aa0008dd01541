import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Drawings that move")
struct MovingDrawingTests {
  /// Returns a drawing of thin lines, 20 by 11 points, which reveals every shift by a part of a pixel.
  private func lines() -> CALayer {
    let context = CGContext(size: CGSize(width: 20, height: 11))
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    for row in stride(from: 1, to: 11, by: 3) { context.fill(CGRect(x: 2, y: row, width: 16, height: 1)) }
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 11)
    layer.contents = context.drawing
    return layer
  }

  /// Returns a layer that contains the lines, with its center at `position`.
  private func scene(at position: CGPoint) -> (root: CALayer, mover: CALayer) {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    let mover = CALayer()
    mover.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    mover.position = position
    let lines = lines()
    // 11 points high around a whole point, so the top edge is at half a point.
    lines.position = CGPoint(x: 15, y: 15)
    mover.addSublayer(lines)
    root.addSublayer(mover)
    return (root, mover)
  }

  private func hold(_ keyPath: String, of layer: CALayer, from start: Any, to end: Any, at progress: Double) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = start
    animation.toValue = end
    animation.duration = 1
    animation.speed = 0
    animation.timeOffset = progress
    layer.add(animation, forKey: nil)
  }

  private let start = CGPoint(x: 20, y: 20)
  private let end = CGPoint(x: 44, y: 30)

  @Test("Given lines on half points, when what they are in begins to move and when it arrives, then they look as at rest")
  func endsOfMotion() {
    let rest = (Picture.draw(scene(at: start).root), Picture.draw(scene(at: end).root))
    for (progress, expected) in [(1e-7, rest.0), (1 - 1e-7, rest.1)] {
      let (root, mover) = scene(at: end)
      hold("position", of: mover, from: start, to: end, at: progress)
      #expect(Picture.draw(root).largestDifference(from: expected) <= 1, "at \(progress)")
    }
  }

  @Test("While they move sideways, they are as sharp downwards as at rest")
  func sideways() {
    let (root, mover) = scene(at: end)
    hold("position", of: mover, from: CGPoint(x: 20, y: 30), to: end, at: 0.37)
    let frame = Picture.draw(root)
    let rest = Picture.draw(scene(at: end).root)
    for y in 0..<64 { #expect(frame.red(29, y) == rest.red(44, y), "row \(y)") }
  }

  @Test("Given a layer that grows from its own size or shrinks to it, then they look there as if nothing scaled them")
  func scales() {
    let expected = Picture.draw(scene(at: CGPoint(x: 32, y: 32)).root)
    for (from, to, progress) in [(1.0, 2.0, 1e-7), (2.0, 1.0, 1 - 1e-7)] {
      let (root, mover) = scene(at: CGPoint(x: 32, y: 32))
      mover.transform = CATransform3DMakeScale(to, to, 1)
      hold("transform", of: mover, from: CATransform3DMakeScale(from, from, 1), to: mover.transform, at: progress)
      #expect(Picture.draw(root).largestDifference(from: expected) <= 1, "from \(from) to \(to)")
    }
  }

  @Test("Given a layer that swings about its size, then its drawing is not made again for it; when it grows much, then it is")
  func rasters() throws {
    let context = CGContext(size: CGSize(width: 20, height: 11))
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    let drawing = context.drawing
    func key(_ scale: Double) throws -> DrawingRaster.Key {
      let placement = DrawingPlacement(
        drawing: drawing, rect: CGRect(x: 0, y: 0, width: 20, height: 11), rest: Projection.scale(2))
      return try #require(DrawingRaster(placement, projection: Projection.scale(2 * scale))).key
    }
    #expect(try key(0.9) == key(1) && key(1.1) == key(1))
    #expect(try key(1.5) != key(1) && key(1.5).scaleX >= 2 * 1.5 / 1.13)
  }

  @Test("Given a picture of a part of a layer between pixels, then nothing from beyond the part is seen at its edges")
  func partsEndAtTheirEdges() {
    let whole = CALayer()
    whole.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    for (row, color) in [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)].enumerated() {
      let half = CALayer()
      half.frame = CGRect(x: 0, y: 20 * row, width: 40, height: 20)
      half.backgroundColor = color
      whole.addSublayer(half)
    }
    for turn in [0, 0.2] {
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
      let part = CALayer()
      part.frame = CGRect(x: 10, y: 20.4, width: 40, height: 20)
      part.contents = LayerPicture(of: whole, scale: 1)
      part.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 0.5)
      part.transform = CATransform3DMakeRotation(turn, 0, 0, 1)
      root.addSublayer(part)
      let frame = Picture.draw(root)
      var most = 0
      // Over white, blue would reduce red.
      for y in 0..<64 { for x in 0..<64 { most = max(most, 255 - frame.red(x, y)) } }
      #expect(most <= 1, "turned by \(turn)")
    }
  }
}
