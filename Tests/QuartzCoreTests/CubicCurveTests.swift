import Foundation
import QuartzCore
import Testing

@Suite("Timing functions")
struct CubicCurveTests {
  struct Curve: Decodable, CustomTestStringConvertible {
    let name: String
    let controlPoints: [Double]
    let points: [[Double]]
    let outOfRange: [[Double]]?

    var testDescription: String { name }
  }

  struct Check: Decodable {
    let source: String
    let controlPoints: [Double]
    let x: Double
    let published: Double
    let tolerance: Double
  }

  struct Composite: Decodable {
    let `case`: String
    let effectEasing: [Double]
    let keyframeEasing: [Double]
    let duration_ms: Double
    let left_px: [[Double]]
    let wptTolerancePx: Double
  }

  struct File: Decodable {
    let curves: [Curve]
    let publishedChecks: [Check]
    let wptComposite: [Composite]
  }

  static let file: File = Vectors.load("beziers")

  static func curve(_ points: [Double]) -> CubicCurve { CubicCurve(points[0], points[1], points[2], points[3]) }

  @Test("A curve's value agrees with 50-digit arithmetic to a millionth", arguments: file.curves)
  func values(_ reference: Curve) {
    let curve = Self.curve(reference.controlPoints)
    for point in reference.points + (reference.outOfRange ?? []) {
      #expect(abs(curve.value(at: point[0]) - point[1]) < 1e-6, "at \(point[0])")
    }
  }

  @Test("A curve's value agrees with what Core Animation and browsers show")
  func publishedValues() {
    for check in Self.file.publishedChecks {
      let value = Self.curve(check.controlPoints).value(at: check.x)
      #expect(abs(value - check.published) <= check.tolerance, "\(check.source), \(check.controlPoints) at \(check.x)")
    }
  }

  @Test("Curves of curves go on along their tangents outside 0…1")
  func composites() {
    for composite in Self.file.wptComposite {
      let effect = Self.curve(composite.effectEasing)
      let keyframe = Self.curve(composite.keyframeEasing)
      for point in composite.left_px {
        let left = 100 * keyframe.value(at: effect.value(at: point[0] / composite.duration_ms))
        #expect(abs(left - point[1]) <= composite.wptTolerancePx, "\(composite.case) at \(point[0]) ms")
      }
    }
  }

  @Test("The inverse of a curve leads back to the value")
  func inverse() {
    for curve in [CubicCurve.easeIn, .easeOut, .easeInOut, .standard] {
      for value in stride(from: 0.0, through: 1, by: 0.05) {
        #expect(abs(curve.value(at: curve.time(whereValueIs: value)) - value) < 1e-9)
      }
    }
  }

  @Test("Control points are kept as floats")
  func controlPoints() {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)
    var values: [Float] = [0, 0]
    function.getControlPoint(at: 1, values: &values)
    #expect(values == [0.42, 0])
    function.getControlPoint(at: 2, values: &values)
    #expect(values == [0.58, 1])
    function.getControlPoint(at: 3, values: &values)
    #expect(values == [1, 1])
  }
}
