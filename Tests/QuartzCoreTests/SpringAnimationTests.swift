import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("Spring animations")
struct SpringAnimationTests {
  @Test("SP-02: a spring animation's defaults, and refused values")
  func springDefaults() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    spring.mass = 0
    spring.stiffness = -1
    spring.damping = -1
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
  }

  @Test("SP-04: a spring shorter than its settling is cut off, not scaled")
  func truncatedSpring() {
    let layer = CALayer()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = 0.5
    spring.beginTime = 1
    layer.add(spring, forKey: nil)
    #expect(abs(layer.presentedState(at: 1.1).position.x - 34.02998) < 1e-4)
    #expect(abs(layer.presentedState(at: 1.49).position.x - 108.34388) < 1e-4)
    #expect(layer.presentedState(at: 1.5).position.x == 0)
  }
}
