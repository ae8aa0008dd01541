import CoreGraphics
import Foundation
import Testing

@Suite("Paths")
struct PathTests {
  @Test("a path knows its current point, after closing too")
  func currentPoint() {
    let path = CGMutablePath()
    #expect(path.currentPoint == .zero)
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 9, y: 5))
    #expect(path.currentPoint == CGPoint(x: 9, y: 5))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
  }

  @Test("paths with the same elements are equal, and a copy does not follow the original")
  func equality() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    let copy = path.copy()
    #expect(copy == CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil))
    path.addLine(to: CGPoint(x: 50, y: 50))
    #expect(copy != path)
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test("applyWithBlock hands out every element with its points, controls first")
  func iteration() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      for index in 0..<count { points.append(element.pointee.points[index]) }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(points == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
  }

  @Test("the box of the path touches the curve, the bounding box its control points")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(CGMutablePath().boundingBox.isNull)
    let circle = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 60), transform: nil).boundingBoxOfPath
    #expect(circle.insetBy(dx: 1e-9, dy: 1e-9) == CGRect(x: 10, y: 20, width: 40, height: 60).insetBy(dx: 1e-9, dy: 1e-9))
  }

  @Test("a point is inside where the path winds around it; even-odd leaves the hole out")
  func containment() {
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(ring.contains(CGPoint(x: 15, y: 15)))
    #expect(!ring.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(!ring.contains(CGPoint(x: 35, y: 5)))
  }

  @Test("containment follows curves: the corner of a circle's box is outside, just inside the radius is inside")
  func circleContainment() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    for step in 0..<64 {
      let angle = CGFloat(step) / 64 * 2 * .pi
      #expect(circle.contains(CGPoint(x: cos(angle) * 49.9, y: sin(angle) * 49.9)))
      #expect(!circle.contains(CGPoint(x: cos(angle) * 50.1, y: sin(angle) * 50.1)))
    }
  }

  @Test("open subpaths count as closed for containment, and closed ones go on from their start")
  func openSubpaths() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(path.contains(CGPoint(x: 7, y: 3)))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: -10, y: 0))
    path.addLine(to: CGPoint(x: -10, y: -10))
    #expect(path.contains(CGPoint(x: -7, y: -3)))
  }

  @Test("only an upright rectangle is known as one")
  func upright() {
    let rect = CGRect(x: 3, y: 4, width: 5, height: 6)
    #expect(CGPath(rect: rect, transform: nil).upright == rect)
    var turned = CGAffineTransform(rotationAngle: 0.1)
    #expect(CGPath(rect: rect, transform: &turned).upright == nil)
    #expect(CGPath(ellipseIn: rect, transform: nil).upright == nil)
    let bowtie = CGMutablePath()
    bowtie.addLines(between: [.zero, CGPoint(x: 4, y: 4), CGPoint(x: 4, y: 0), CGPoint(x: 0, y: 4)])
    bowtie.closeSubpath()
    #expect(bowtie.upright == nil)
  }

  @Test("a reversed path runs through the same points from the end")
  func reversal() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 20, y: 10), control1: CGPoint(x: 15, y: 0), control2: CGPoint(x: 20, y: 5))
    let reversed = path.reversed()
    #expect(reversed.segments.first?.start == CGPoint(x: 20, y: 10))
    #expect(reversed.segments.last?.end == .zero)
    #expect(abs(reversed.length - path.length) < 1e-9)
  }
}
