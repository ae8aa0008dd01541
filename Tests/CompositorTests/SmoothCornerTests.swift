import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

/// The shape to compare with is drawn as a path, by other code, from the published control points.
@Suite("Continuous corners")
struct SmoothCornerTests {
  /// The path of `UIBezierPath(roundedRect:cornerRadius:)`, with the corners as published.
  private func path(_ rect: CGRect, _ r: CGFloat) -> CGPath {
    let path = CGMutablePath()
    // Each corner, clockwise from the top left, with the directions along the side that leads to it and the one that leads away.
    let corners: [(CGPoint, CGVector, CGVector)] = [
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
    ]
    for (index, (corner, back, on)) in corners.enumerated() {
      func at(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + (back.dx * a + on.dx * b) * r, y: corner.y + (back.dy * a + on.dy * b) * r)
      }
      // In short lines, because paths are drawn with an error of up to a tenth of a pixel.
      func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
        for step in 1...48 {
          let t = CGFloat(step) / 48
          let s = 1 - t
          func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          path.addLine(to: CGPoint(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y)))
        }
      }
      if index == 0 { path.move(to: at(1.528665, 0)) } else { path.addLine(to: at(1.528665, 0)) }
      curve(at(1.528665, 0), at(1.08849296, 0), at(0.86840694, 0), at(0.63149379, 0.07491139))
      curve(at(0.63149379, 0.07491139), at(0.37282383, 0.16905956), at(0.16905956, 0.37282383), at(0.07491139, 0.63149379))
      curve(at(0.07491139, 0.63149379), at(0, 0.86840694), at(0, 1.08849296), at(0, 1.528665))
    }
    path.closeSubpath()
    return path
  }

  /// A black layer on the screen.
  private func layer(_ frame: CGRect, radius: CGFloat, _ curve: CALayerCornerCurve = .continuous) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.cornerRadius = radius
    layer.cornerCurve = curve
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    return layer
  }

  private func drawn(_ layer: CALayer, scale: CGFloat = 1) -> PixelBuffer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 128, height: 128)
    root.addSublayer(layer)
    return Picture.draw(root, width: Int(128 * scale), height: Int(128 * scale), scale: scale)
  }

  private func shape(_ path: CGPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path
    return layer
  }

  /// The sum of what is covered, in pixels.
  private func area(_ picture: PixelBuffer) -> Double {
    var sum = 0
    for y in 0..<picture.height { for x in 0..<picture.width { sum += 255 - picture.red(x, y) } }
    return Double(sum) / 255
  }

  private let frame = CGRect(x: 10, y: 14, width: 106, height: 96)

  @Test("A fill has the published shape", arguments: [(12, 1.0), (20, 1.5), (31, 1)] as [(CGFloat, CGFloat)])
  func fill(radius: CGFloat, scale: CGFloat) {
    let picture = drawn(layer(frame, radius: radius), scale: scale)
    let published = drawn(shape(path(frame, radius)), scale: scale)
    #expect(picture.largestDifference(from: published) <= 20)
    // The published curves cut off 0.225297 of the square over the radius.
    let exact = Double(scale * scale) * (106 * 96 - 4 * 0.2252970871 * Double(radius * radius))
    #expect(abs(area(picture) - exact) < 2)
    // A quarter of a circle is something else, by up to 0.0138 radii.
    let circular = drawn(layer(frame, radius: radius, .circular), scale: scale)
    #expect(circular.largestDifference(from: published) > 30)
  }

  @Test("A rotated layer, a clip and a border have it too")
  func otherUses() {
    let turn = CATransform3DMakeRotation(0.4, 0, 0, 1)
    let (turned, turnedShape) = (layer(frame, radius: 20), shape(path(CGRect(origin: .zero, size: frame.size), 20)))
    turned.transform = turn
    turnedShape.frame = frame
    turnedShape.transform = turn
    #expect(drawn(turned).largestDifference(from: drawn(turnedShape)) <= 24)

    let clip = layer(frame, radius: 20)
    clip.backgroundColor = nil
    clip.masksToBounds = true
    let inside = layer(CGRect(x: -10, y: -10, width: 200, height: 200), radius: 0)
    clip.addSublayer(inside)
    let published = drawn(shape(path(frame, 20)))
    #expect(drawn(clip).largestDifference(from: published) <= 20)

    let border = layer(frame, radius: 20)
    border.backgroundColor = nil
    border.borderWidth = 200
    border.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(drawn(border).largestDifference(from: published) <= 20)
  }

  @Test("A shadow is that of the published shape")
  func shadow() {
    func shadowed(_ path: CGPath?) -> PixelBuffer {
      let layer = layer(frame.insetBy(dx: 12, dy: 12), radius: 22)
      layer.shadowOpacity = 1
      layer.shadowRadius = 4
      layer.shadowOffset = CGSize(width: 3, height: 3)
      layer.shadowPath = path
      return drawn(layer)
    }
    let bounds = CGRect(x: 0, y: 0, width: frame.width - 24, height: frame.height - 24)
    #expect(shadowed(nil).largestDifference(from: shadowed(path(bounds, 22))) <= 6)
  }

  @Test("Where the sides are too short, the corners approach quarters of a circle, so that a capsule has round ends")
  func capsules() {
    let round = CGRect(x: 14, y: 40, width: 100, height: 48)
    #expect(drawn(layer(round, radius: 24)).firstDifference(from: drawn(layer(round, radius: 24, .circular))) == nil)
    let between = area(drawn(layer(round, radius: 18)))
    #expect(between < area(drawn(layer(round, radius: 18, .circular))))
    #expect(between > area(drawn(shape(path(round, 18)))) - 8)
  }

  @Test("Corners have radii of their own, which add to the common one")
  func ownRadii() {
    let layer = layer(frame, radius: 0, .circular)
    layer.cornerRadii = LayerCornerRadii(topLeft: 10, bottomRight: 30)
    #expect(layer.modelState.roundedBounds.description.hasSuffix("r 10/0/0/30"))
    layer.cornerRadius = 4
    layer.cornerCurve = .continuous
    #expect(layer.modelState.roundedBounds.description.hasSuffix("r 14/4/4/34 continuous"))
  }
}
