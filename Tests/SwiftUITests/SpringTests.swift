import Foundation
import SwiftUI
import Testing

@Suite("Spring and UnitCurve")
struct SpringTests {
  @Test("Duration and bounce, mass, stiffness and damping are converted as in Apple's documentation")
  func conversions() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(other.duration - 0.63) < 0.005)
    #expect(abs(other.bounce - 0.5) < 1e-9)
    #expect(abs(Spring(response: 0.4, dampingRatio: 1.25).bounce + 0.2) < 1e-9)
    #expect(Spring(mass: 1, stiffness: 100, damping: 30).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true).dampingRatio == 1.5)
  }

  @Test("After the settling duration, all values are within epsilon; just before it, one is not", arguments: [-0.4, 0, 0.2, 0.7])
  func settling(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let duration = spring.settlingDuration
    func distance(_ time: Double) -> Double { abs(1 - spring.value(target: 1.0, time: time)) }
    #expect(distance(duration - 0.0005) > 0.001)
    for step in 1...500 { #expect(distance(duration + Double(step) * 0.01) < 0.001) }
    let fitted = Spring(settlingDuration: 2, dampingRatio: spring.dampingRatio)
    #expect(abs(fitted.settlingDuration - 2) < 1e-6)
  }

  @Test("Steps of update(value:velocity:target:deltaTime:) give what one call for the whole time gives")
  func updates() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    var (value, velocity) = (10.0, -40.0)
    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.02) }
    #expect(abs(value - (10 + spring.value(target: 90.0, initialVelocity: -40, time: 0.2))) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 90.0, initialVelocity: -40, time: 0.2)) < 1e-9)
    let point = spring.value(fromValue: CGPoint(x: 0, y: 10), toValue: CGPoint(x: 100, y: 20), initialVelocity: .zero, time: 0.2)
    #expect(abs(Double(point.x) - spring.value(target: 100.0, time: 0.2)) < 1e-9)
    #expect(abs(Double(point.y) - 10 - spring.value(target: 10.0, time: 0.2)) < 1e-9)
  }

  @Test(
    "A curve's velocity is its slope, and its inverse leads back",
    arguments: [
      UnitCurve.easeIn, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.1), endControlPoint: UnitPoint(x: 0.3, y: 0.9)),
    ])
  func curves(curve: UnitCurve) {
    for x in stride(from: 0.1, through: 0.9, by: 0.2) where x != 0.5 {
      let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: x) - slope) < 1e-4 * max(1, slope))
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
    }
    #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
  }
}
