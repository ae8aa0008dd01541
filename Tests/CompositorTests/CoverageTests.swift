import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Edges")
struct CoverageTests {
  private func draw(_ item: DisplayItem) -> PixelBuffer { Picture.draw(DisplayList([.item(0, .clear(.white)), item])) }
  private let black = LayerColor.black

  @Test("A pixel that an upright edge halves is half covered")
  func halfCoveredEdge() {
    let frame = draw(.fill(1, CGRect(x: 10.5, y: 20, width: 10, height: 10), black))
    #expect(frame.red(9, 25) == 255)
    #expect(frame.red(10, 25) == 127)
    #expect(frame.red(11, 25) == 0)
    #expect(frame.red(20, 25) == 127)
    #expect(frame.red(21, 25) == 255)
    #expect(frame.red(15, 19) == 255)
    #expect(frame.red(15, 20) == 0)
  }

  @Test("A corner pixel gets the product of what its two edges leave")
  func corner() {
    let frame = draw(.fill(1, CGRect(x: 10.5, y: 20.5, width: 10, height: 10), black))
    #expect(abs(frame.red(10, 20) - 191) <= 1)
  }

  @Test("A line thinner than a pixel is as faint as it is thin")
  func hairline() {
    let frame = draw(.fill(1, CGRect(x: 0, y: 30.25, width: 64, height: 0.5), black))
    #expect(abs(frame.red(20, 30) - 127) <= 1)
    #expect(frame.red(20, 29) == 255)
    #expect(frame.red(20, 31) == 255)
  }

  @Test("The covered area of a circle is π r²", arguments: [3.0, 8.0, 17.5, 30.0])
  func circleArea(radius: Double) {
    let frame = draw(.fill(1, CGRect(x: 32 - radius, y: 32 - radius, width: 2 * radius, height: 2 * radius), radius: radius, black))
    var area = 0.0
    for y in 0..<64 { for x in 0..<64 { area += Double(255 - frame.red(x, y)) / 255 } }
    #expect(abs(area / (Double.pi * radius * radius) - 1) < 0.01)
  }

  @Test("A turned rectangle covers as much as an upright one", arguments: [0.1, 0.5, .pi / 4, 1.3])
  func turnedArea(angle: Double) {
    let turn = Projection(xx: cos(angle), xy: -sin(angle), x1: 32, yx: sin(angle), yy: cos(angle), y1: 32)
    let frame = draw(.fill(1, CGRect(x: -15, y: -10, width: 30, height: 20), black, through: turn))
    var area = 0.0
    for y in 0..<64 { for x in 0..<64 { area += Double(255 - frame.red(x, y)) / 255 } }
    #expect(abs(area / 600 - 1) < 0.01)
  }

  @Test("Each corner has its own radius")
  func ownRadii() {
    let radii = LayerCornerRadii(topLeft: 20, topRight: 0, bottomLeft: 0, bottomRight: 10)
    let frame = draw(
      .item(1, .fill(Fill(shape: RoundedRect(CGRect(x: 0, y: 0, width: 64, height: 64), radii: radii), paint: .color(black)))))
    #expect(frame.red(0, 0) == 255)
    #expect(frame.red(4, 4) == 255)
    #expect(frame.red(63, 0) == 0)
    #expect(frame.red(0, 63) == 0)
    #expect(frame.red(63, 63) == 255)
    #expect(frame.red(58, 58) == 0)
  }

  @Test("A border lies inside its edge and leaves the middle alone")
  func border() {
    let shape = RoundedRect(CGRect(x: 10, y: 10, width: 40, height: 40), radius: 8)
    let frame = draw(.item(1, .border(Border(shape: shape, width: 3, color: black))))
    #expect(frame.red(9, 30) == 255)
    #expect(frame.red(10, 30) == 0)
    #expect(frame.red(12, 30) == 0)
    #expect(frame.red(13, 30) == 255)
    #expect(frame.red(30, 10) == 0)
    #expect(frame.red(30, 13) == 255)
    #expect(frame.red(30, 30) == 255)
  }

  @Test("A plane that reaches behind the eye is cut off, not turned inside out")
  func behindTheEye() {
    // The depth divisor decreases to zero at x = 40 and is negative beyond.
    let map = Projection(wx: -1.0 / 40)
    let frame = draw(.fill(1, CGRect(x: 0, y: 0, width: 400, height: 20), black, through: map))
    #expect(frame.red(5, 5) == 0)
    #expect(frame.red(60, 5) == 0)
    #expect(frame.red(5, 40) == 255)
    let inside = draw(.fill(1, CGRect(x: 60, y: 0, width: 400, height: 20), black, through: map))
    #expect(inside.fingerprint == draw(.fill(1, .zero, black)).fingerprint)
  }

  @Test("A layer seen from its edge is not seen")
  func edgeOn() {
    let map = Projection(xx: 0, xy: 0, yx: 0)
    #expect(draw(.fill(1, CGRect(x: 0, y: 0, width: 40, height: 40), black, through: map)).red(0, 10) == 255)
  }
}
