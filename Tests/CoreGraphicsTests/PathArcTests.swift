import CoreGraphics
import Foundation
import Testing

@Suite("Arcs")
struct PathArcTests {
  private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  @Test("an arc stays within 0.03 % of its radius")
  func precision() {
    let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
    for segment in circle.segments {
      for step in 0...50 {
        let point = segment.point(at: CGFloat(step) / 50)
        #expect(abs(hypot(point.x, point.y) - 100) < 0.03)
      }
    }
  }

  @Test("not clockwise means from x towards y; clockwise the other way round")
  func directions() {
    #expect(abs(arc(from: 0, to: .pi / 2, clockwise: false).length - 5 * .pi) < 0.01)
    #expect(abs(arc(from: 0, to: .pi / 2, clockwise: true).length - 15 * .pi) < 0.01)
    #expect(abs(arc(from: .pi / 2, to: 0, clockwise: true).length - 5 * .pi) < 0.01)
  }

  @Test("an arc is one turn long at most, and no longer for a start at another angle")
  func wholeTurns() {
    #expect(abs(arc(from: 0, to: 2 * .pi, clockwise: false).length - 20 * .pi) < 0.02)
    #expect(abs(arc(from: 0, to: 5 * .pi, clockwise: false).length - 20 * .pi) < 0.02)
    #expect(arc(from: 1, to: 1, clockwise: false).length == 0)
  }

  @Test("an arc is joined to the current point by a line")
  func joining() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 30, y: 0))
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.segments.first == CGPathSegment(start: CGPoint(x: 30, y: 0), end: CGPoint(x: 10, y: 0)))
    #expect(path.currentPoint.isClose(to: CGPoint(x: 0, y: 10)))
  }

  @Test("a tangent arc rounds a corner and touches both its lines")
  func tangentArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    #expect(path.segments[0].end.isClose(to: CGPoint(x: 80, y: 0)))
    #expect(path.currentPoint.isClose(to: CGPoint(x: 100, y: 20)))
    #expect(path.length < 80 + 20 * .pi / 2 + 0.05)
    let other = CGMutablePath()
    other.move(to: .zero)
    other.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 20)
    #expect(other.currentPoint.isClose(to: CGPoint(x: 100, y: -20)))
  }

  @Test("a tangent arc on a straight line is a line to the corner")
  func tangentArcWithoutCorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 20)
    #expect(path.elements == [.move(to: .zero), .line(to: CGPoint(x: 50, y: 0))])
  }

  @Test("a rounded rectangle fills its rectangle but for the corners, whose radii are limited to what fits")
  func roundedRect() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let path = CGPath(roundedRect: rect, cornerWidth: 500, cornerHeight: 500, transform: nil)
    #expect(path.boundingBoxOfPath.insetBy(dx: 1e-9, dy: 1e-9) == rect.insetBy(dx: 1e-9, dy: 1e-9))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 50, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 20)))
  }
}
