import CoreGraphics
import Foundation
import Testing

@Suite("Strokes")
struct PathStrokingTests {
  private func line(_ points: CGPoint...) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  private func stroke(
    _ path: CGPath, width: CGFloat = 10, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
  }

  @Test("a butt cap ends with the line, a square one half a width later, a round one in a half circle")
  func caps() {
    let path = line(.zero, CGPoint(x: 100, y: 0))
    #expect(stroke(path).boundingBox == CGRect(x: 0, y: -5, width: 100, height: 10))
    #expect(stroke(path, cap: .square).boundingBox == CGRect(x: -5, y: -5, width: 110, height: 10))
    let round = stroke(path, cap: .round)
    #expect(round.contains(CGPoint(x: 104.9, y: 0)))
    #expect(round.contains(CGPoint(x: -4.9, y: 0)))
    #expect(!round.contains(CGPoint(x: 104, y: 4)))
  }

  @Test("a miter is sharp up to its limit and then cut off; a bevel always is; a round join is a circle")
  func joins() {
    let corner = line(CGPoint(x: -50, y: 0), .zero, CGPoint(x: 0, y: 50))
    let tip = CGPoint(x: 4.9, y: -4.9)
    #expect(stroke(corner).contains(tip))
    #expect(!stroke(corner, miterLimit: 1.4).contains(tip))
    #expect(stroke(corner, miterLimit: 1.42).contains(tip))
    #expect(!stroke(corner, join: .bevel).contains(tip))
    #expect(!stroke(corner, join: .bevel).contains(CGPoint(x: 3, y: -3)))
    #expect(stroke(corner, join: .round).contains(CGPoint(x: 3.4, y: -3.4)))
    #expect(!stroke(corner, join: .round).contains(CGPoint(x: 3.7, y: -3.7)))
  }

  @Test("the inside of a corner is filled whichever way the line turns", arguments: [1, -1])
  func innerCorners(_ side: CGFloat) {
    let corner = line(CGPoint(x: -50, y: 0), .zero, CGPoint(x: 0, y: 50 * side))
    for join in [CGLineJoin.miter, .round, .bevel] {
      let outline = stroke(corner, join: join)
      #expect(outline.contains(CGPoint(x: -3, y: 3 * side)))
      #expect(outline.contains(CGPoint(x: 0.5, y: -0.5 * side)))
      #expect(!outline.contains(CGPoint(x: -6, y: 6 * side)))
    }
  }

  @Test("a closed path has an outer and an inner edge and no caps")
  func closedPaths() {
    let outline = stroke(CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil))
    #expect(outline.boundingBox == CGRect(x: -5, y: -5, width: 110, height: 110))
    #expect(outline.contains(CGPoint(x: -4, y: -4)))
    #expect(outline.contains(CGPoint(x: 4, y: 50)))
    #expect(!outline.contains(CGPoint(x: 6, y: 50)))
    #expect(!outline.contains(CGPoint(x: 50, y: 50)))
  }

  @Test("a wide stroke of a small circle is round outside, for it has no corners inside the curve")
  func wideCurves() {
    let outline = stroke(CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10), transform: nil), width: 40)
    for step in 0..<90 {
      let angle = CGFloat(step) / 90 * 2 * .pi
      #expect(outline.contains(CGPoint(x: cos(angle) * 24.9, y: sin(angle) * 24.9)))
      #expect(!outline.contains(CGPoint(x: cos(angle) * 25.1, y: sin(angle) * 25.1)))
    }
  }

  @Test("a line that turns back on itself has a round end there when its joins are round")
  func hairpin() {
    let hairpin = line(.zero, CGPoint(x: 50, y: 0), CGPoint(x: 10, y: 0))
    #expect(stroke(hairpin, join: .round).contains(CGPoint(x: 54.5, y: 0)))
    #expect(!stroke(hairpin, join: .miter).contains(CGPoint(x: 50.5, y: 0)))
  }

  @Test("a subpath without length shows its caps alone")
  func dots() {
    let dot = line(CGPoint(x: 7, y: 7), CGPoint(x: 7, y: 7))
    #expect(stroke(dot).isEmpty)
    #expect(stroke(dot, cap: .square).boundingBox == CGRect(x: 2, y: 2, width: 10, height: 10))
    #expect(stroke(dot, cap: .round).contains(CGPoint(x: 11.9, y: 7)))
  }

  @Test("dashes and gaps follow each other from the phase on, around corners too")
  func dashes() {
    let path = line(.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
    let dashes = path.copy(dashingWithPhase: 0, lengths: [6, 2]).flattened()
    #expect(
      dashes.map(\.points) == [
        [CGPoint(x: 0, y: 0), CGPoint(x: 6, y: 0)],
        [CGPoint(x: 8, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 4)],
        [CGPoint(x: 10, y: 6), CGPoint(x: 10, y: 10)],
      ])
    let shifted = path.copy(dashingWithPhase: 7, lengths: [6, 2]).flattened()
    #expect(shifted.first?.points == [CGPoint(x: 1, y: 0), CGPoint(x: 7, y: 0)])
    let odd = line(.zero, CGPoint(x: 9, y: 0)).copy(dashingWithPhase: 0, lengths: [3]).flattened()
    #expect(odd.map { $0.points.map(\.x) } == [[0, 3], [6, 9]])
  }

  @Test("lines that nobody can draw come back instead of never ending")
  func extremes() {
    let endless = line(.zero, CGPoint(x: CGFloat.infinity, y: 0))
    #expect(endless.copy(dashingWithPhase: 0, lengths: [1]).elements.count == 2)
    #expect(line(.zero, CGPoint(x: 1e9, y: 0)).copy(dashingWithPhase: 0, lengths: [1e-3]).elements.count == 2)
    #expect(!stroke(line(.zero, CGPoint(x: 10, y: 0)), width: 1e15, cap: .round).isEmpty)
    let arc = CGMutablePath()
    arc.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .nan, clockwise: false)
    #expect(arc.isEmpty)
  }

  @Test("the area of a stroke is its width times the length of the line")
  func area() {
    let wave = CGMutablePath()
    wave.move(to: .zero)
    wave.addCurve(to: CGPoint(x: 200, y: 0), control1: CGPoint(x: 70, y: 120), control2: CGPoint(x: 130, y: -120))
    let outline = stroke(wave, width: 6).segments
    var inside = 0
    let step: CGFloat = 1
    for y in stride(from: CGFloat(-80), to: 80, by: step) {
      for x in stride(from: CGFloat(-10), to: 210, by: step) where outline.winding(around: CGPoint(x: x, y: y)) != 0 { inside += 1 }
    }
    let area = CGFloat(inside) * step * step
    #expect(abs(area / (wave.length * 6) - 1) < 0.02)
  }
}

extension [CGPathSegment] {
  /// Returns the number of times that the lines wind around a point.
  fileprivate func winding(around point: CGPoint) -> Int {
    var winding = 0
    for segment in self {
      let (a, b) = (segment.start, segment.end)
      let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
      if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
      if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
    }
    return winding
  }
}
