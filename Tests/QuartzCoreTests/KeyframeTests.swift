import CoreGraphics
import Foundation
@testable import QuartzCore
import Testing

@Suite("Keyframe animations")
struct KeyframeTests {
  struct Row: Decodable, CustomTestStringConvertible {
    let calculationMode: String
    let values: [Double]
    let keyTimes: [Double]?
    let t: [Double]
    let measured: [Double]

    var testDescription: String { calculationMode + (keyTimes == nil ? "" : " with key times") }
  }

  struct File: Decodable {
    let rows: [Row]
  }

  static let file: File = Vectors.load("keyframes")

  @Test("KF-04: values between keyframes are Core Animation's", arguments: file.rows)
  func measured(_ row: Row) {
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
    animation.values = row.values
    animation.keyTimes = row.keyTimes?.map { NSNumber(value: $0) }
    animation.calculationMode = CAAnimationCalculationMode(rawValue: row.calculationMode)
    animation.duration = 1
    animation.beginTime = 10
    layer.add(animation, forKey: nil)
    for (time, value) in zip(row.t, row.measured) {
      #expect(abs(layer.presentedState(at: 10 + time).corners.radius - value) < 1e-7, "at \(time)")
    }
  }

  @Test("Additive keyframes whose sizes become negative keep making progress")
  @MainActor func progressWithNegativeSizes() {
    let stage = Stage()
    let layer = stage.addStill()
    let animation = CAKeyframeAnimation(keyPath: "bounds")
    animation.isAdditive = true
    animation.values = [
      CGRect(x: 0, y: 0, width: 100, height: 100), CGRect.zero, CGRect(x: 0, y: 0, width: -20, height: -20),
    ]
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(by: 0)
    let progress = layer.observedAnimations.first?.progress(at: stage.time + 0.75)
    #expect(abs((progress?.fraction ?? 0) - 110.0 / 120) < 1e-9)
  }

  @Test("KF-04: paced values move at one speed whatever the key times say")
  func paced() {
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 90)]
    animation.keyTimes = [0, 0.9, 1]
    animation.calculationMode = .paced
    animation.duration = 1
    animation.beginTime = 1
    layer.add(animation, forKey: nil)
    #expect(layer.presentedState(at: 1.05).position.isNear(CGPoint(x: 5, y: 0)))
    #expect(layer.presentedState(at: 1.5).position.isNear(CGPoint(x: 10, y: 40)))
  }

  @Test("KF-04: a cubic through turns is the cubic of their angles, also where the axis is upright")
  func cubicTurns() throws {
    let degrees: [Double] = [0, 90, 60, 100]
    let turns = degrees.map { CATransform3DMakeRotation($0 * .pi / 180, 0, 1, 0) }
    for fraction in [0.1, 0.25, 0.4, 0.5, 0.75, 0.9] {
      let angle = ValueKeyframes(degrees.map { .number($0) }, times: nil, curves: nil, mode: .cubic).value(at: fraction)
      let turn = ValueKeyframes(turns.map { .transform($0) }, times: nil, curves: nil, mode: .cubic).value(at: fraction)
      guard case .number(let expected) = angle, case .transform(let transform) = turn else {
        Issue.record("The values changed their kind.")
        return
      }
      #expect(abs(atan2(-transform.m13, transform.m11) * 180 / .pi - expected) < 1e-9)
    }
  }

  @Test("A layer follows a path, and turns with it if asked to")
  func path() {
    let layer = CALayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 50))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    animation.duration = 1
    animation.beginTime = 1
    layer.add(animation, forKey: nil)
    #expect(layer.presentedState(at: 1.5).position.isNear(CGPoint(x: 75, y: 0)))
    let turned = layer.presentedState(at: 1.9)
    #expect(turned.position.isNear(CGPoint(x: 100, y: 35)))
    #expect(abs(turned.transform.m12 - 1) < 1e-9)
  }

  @Test("Each interval has its own pace")
  func timingFunctions() {
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 1, 0]
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
    animation.duration = 2
    animation.beginTime = 1
    layer.add(animation, forKey: nil)
    #expect(abs(layer.presentedState(at: 1.1).opacity - 0.017026613) < 1e-6)
    #expect(abs(layer.presentedState(at: 2.5).opacity - 0.5) < 1e-6)
  }
}

extension CGPoint {
  func isNear(_ other: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(x - other.x) < tolerance && abs(y - other.y) < tolerance
  }
}
