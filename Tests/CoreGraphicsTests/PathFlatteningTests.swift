import CoreGraphics
import Foundation
import Testing

@Suite("Flattening and measuring")
struct PathFlatteningTests {
  private let circle = CGPath(ellipseIn: CGRect(x: -80, y: -80, width: 160, height: 160), transform: nil)

  @Test("chords are nowhere further from a circle than the tolerance, and no more of them than needed", arguments: [1, 0.1, 0.01])
  func tolerance(_ tolerance: CGFloat) {
    let line = circle.flattened(tolerance: tolerance)[0]
    #expect(line.isClosed)
    var worst: CGFloat = 0
    for (index, point) in line.points.enumerated() {
      let next = line.points[(index + 1) % line.points.count]
      worst = max(worst, 80 - hypot((point.x + next.x) / 2, (point.y + next.y) / 2))
    }
    #expect(worst <= tolerance + 0.03)
    #expect(line.points.count < Int(8 * sqrt(80 / tolerance)))
  }

  @Test("the tolerance holds in the transformed plane")
  func transformedTolerance() {
    let few = circle.flattened(tolerance: 0.1)[0].points.count
    let many = circle.flattened(tolerance: 0.1, transform: CGAffineTransform(scaleX: 4, y: 4))[0].points.count
    #expect(many >= few * 2 - 4 && many <= few * 2 + 4)
  }

  @Test("every subpath is a polyline of its own, without a repeated first point")
  func subpaths() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    path.addLines(between: [CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0)])
    let lines = path.flattened()
    #expect(lines.map(\.points.count) == [4, 2])
    #expect(lines.map(\.isClosed) == [true, false])
  }

  @Test("polygons have the points of the polylines, and lines after a closed subpath begin at its start")
  func polygons() {
    let path = CGMutablePath()
    path.addPath(circle)
    path.addLine(to: CGPoint(x: 300, y: 10))
    path.addQuadCurve(to: CGPoint(x: 320, y: 10), control: CGPoint(x: 310, y: 50))
    path.move(to: CGPoint(x: -200, y: -1))
    let lines = path.flattened(tolerance: 0.1)
    #expect(path.polygons(tolerance: 0.1) == lines.map(\.points))
    #expect(lines.map(\.isClosed) == [true, false, false])
    #expect(lines[1].points.first == lines[0].points.first)
    let box = path.boundingBoxOfPath
    #expect(box.minX == -200 && box.maxX == 320 && abs(box.minY + 80) < 0.1 && abs(box.maxY - 80) < 0.1)
  }

  @Test("the length of a circle is 2πr")
  func length() {
    #expect(abs(circle.length - 160 * .pi) < 0.1)
  }

  @Test("equal shares of the length are equally far apart, also on a curve whose parameter runs unevenly")
  func evenPace() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 0), control2: CGPoint(x: 10, y: 80))
    let measure = PathMeasure(path)
    let points = try (0...40).map { try #require(measure.point(atFraction: CGFloat($0) / 40)) }
    let steps = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    let mean = measure.length / 40
    #expect(steps.allSatisfy { abs($0 - mean) < mean * 0.02 })
    #expect(points[0] == .zero)
    #expect(points[40].isClose(to: CGPoint(x: 100, y: 0)))
  }

  @Test("the direction of travel turns with the path, and a move between subpaths takes no time")
  func direction() throws {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    path.addLines(between: [CGPoint(x: 500, y: 0), CGPoint(x: 500, y: 10)])
    let measure = PathMeasure(path)
    #expect(measure.length == 20)
    #expect(measure.point(atFraction: 0.25) == CGPoint(x: 5, y: 0))
    #expect(measure.point(atFraction: 0.75) == CGPoint(x: 500, y: 5))
    #expect(measure.angle(atFraction: 0.25) == 0)
    #expect(measure.angle(atFraction: 0.75) == .pi / 2)
    #expect(PathMeasure(CGMutablePath()).point(atFraction: 0.5) == nil)
  }
}
